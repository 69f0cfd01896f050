import { nameOrAddress } from '../../../shared/person-name'
import type { Context } from '../../platform/context/context'
import { readInstallation, writeInstallation } from '../../platform/database/installation'
import { wordsFor } from '../../platform/http/language'
import { activeAdmins } from '../../sign-in/accounts.queries'
import { failuresWithin } from './reach.queries'
import { type UnreachedRound, unreachedMail } from './unreached.email'

const TOLD = 'unreached told'
const HOUR_MS = 3_600_000
/** What is under way in another process is stored by then. */
const SETTLED_MS = 5_000

/** Since when failures are new, and when the last mail went out; null: none did. */
interface Told {
  upTo: string
  at: string | null
}

/** Mails the administrators whom the rounds did not reach since the last such mail: once an hour at most. */
export async function tellOfFailures(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const told = await readInstallation<Told>(db, TOLD)
  if (told?.at && now.getTime() - Date.parse(told.at) < HOUR_MS) return
  const until = new Date(now.getTime() - SETTLED_MS)
  const failures = told ? await failuresWithin(db, { after: new Date(told.upTo), until }) : []
  // Stored first: whatever dies, nobody gets a second mail within the hour.
  const at = failures.length > 0 ? now.toISOString() : (told?.at ?? null)
  const stored: Told = { upTo: until.toISOString(), at }
  await writeInstallation(db, TOLD, stored, now)
  if (failures.length > 0) await mailAdmins(context, roundsOf(failures))
}

/** Two programmes may have had rounds of one name: each has its own line. */
export function roundsOf(failures: Awaited<ReturnType<typeof failuresWithin>>): UnreachedRound[] {
  const rounds = new Map<string, UnreachedRound>()
  for (const { round: name, programmeId, ...person } of failures) {
    const key = `${programmeId} ${name}`
    const round = rounds.get(key) ?? { name, programmeId, people: [] }
    round.people.push(nameOrAddress(person))
    rounds.set(key, round)
  }
  return [...rounds.values()]
}

/** A mail that is not taken is only logged: the dashboard says the same. */
async function mailAdmins(context: Context, rounds: UnreachedRound[]): Promise<void> {
  const { config, db, log, mailer } = context
  for (const admin of await activeAdmins(db)) {
    const mail = unreachedMail(config, wordsFor(admin, context).mail, admin.email, rounds)
    await mailer
      .send(mail)
      .catch((error: { code?: string }) =>
        log.warn({ code: error.code }, 'a mail about people who were not reached failed'),
      )
  }
}
