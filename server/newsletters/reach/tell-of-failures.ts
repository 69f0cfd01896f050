import { nameOrAddress } from '../../../shared/person-name'
import type { Context } from '../../platform/context/context'
import { contextForProgramme, dashboardOf } from '../../platform/context/programmes'
import { readInstallation, writeInstallation } from '../../platform/database/installation'
import { wordsFor } from '../../platform/http/language'
import { activeAdmins } from '../../sign-in/accounts.queries'
import { failuresWithin } from './reach.queries'
import { isOurs, reasonOf, type Trouble, troubleOf } from './reach.rules'
import { type UnreachedRound, unreachedMail } from './unreached.email'

const TOLD = 'unreached told'
const HOUR_MS = 3_600_000
/** What is under way in another process is stored by then. */
const SETTLED_MS = 5_000
/** No server returns a mail of the round later. */
const KNOWN_MS = 60 * 24 * HOUR_MS

/** So many of a round, and most of it, that fail for one reason that is ours are one trouble. */
const ONE_TROUBLE = 5

/** Since when failures are new, and when the last mail went out; null: none did. */
interface Told {
  upTo: string
  at: string | null
  /** The troubles of rounds that administrators were told of, and until when they are not told again. */
  known?: Record<string, string>
}

/**
 * Mails the administrators the people not reached by the rounds since the last such mail: once an hour at most. A cause on
 * our side that most of a round have in common is told once.
 */
export async function tellOfFailures(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const told = await readInstallation<Told>(db, TOLD)
  if (told?.at && now.getTime() - Date.parse(told.at) < HOUR_MS) return
  const until = new Date(now.getTime() - SETTLED_MS)
  const failures = told ? await failuresWithin(db, { after: new Date(told.upTo), until }) : []
  const known = Object.fromEntries(
    Object.entries(told?.known ?? {}).filter(([, end]) => end > now.toISOString()),
  )
  const rounds = roundsOf(failures, Object.keys(known))
  // Stored first: whatever dies, nobody gets a second mail within the hour.
  const at = rounds.length > 0 ? now.toISOString() : (told?.at ?? null)
  const end = new Date(now.getTime() + KNOWN_MS).toISOString()
  for (const { cause } of rounds) if (cause) known[cause.key] = end
  const stored: Told = { upTo: until.toISOString(), at, known }
  await writeInstallation(db, TOLD, stored, now)
  if (rounds.length > 0) await mailAdmins(context, rounds)
}

type Failure = Awaited<ReturnType<typeof failuresWithin>>[number]
type Round = Omit<UnreachedRound, 'cause'> & { cause?: { key: string; trouble: Trouble; people: number } }

/**
 * Two programmes may have had rounds of one name: each has its own line. @param known keys of causes that were told before:
 * their people are not named again
 */
export function roundsOf(failures: Failure[], known: readonly string[] = []): Round[] {
  const rounds = new Map<string, (Failure & { trouble: Trouble; cause: string })[]>()
  for (const failure of failures) {
    const key = `${failure.programmeId} ${failure.round}`
    const trouble = troubleOf({ ...failure, state: 'failed' })
    const one = { ...failure, trouble, cause: `${key} ${trouble}` }
    if (known.includes(one.cause)) continue
    const round = rounds.get(key) ?? []
    round.push(one)
    rounds.set(key, round)
  }
  return Array.from(rounds.values(), (failed) => {
    // What more than half have in common is in the middle.
    const middle = failed.toSorted((a, b) => (a.cause < b.cause ? -1 : 1))[failed.length >> 1]!
    const { round: name, programmeId } = middle
    const others = failed.filter(({ cause }) => cause !== middle.cause)
    const count = failed.length - others.length
    const isOne = isOurs(middle.trouble) && count >= ONE_TROUBLE && count > others.length
    return {
      name,
      programmeId,
      people: (isOne ? others : failed).map(nameOrAddress),
      ...(isOne && { cause: { key: middle.cause, trouble: middle.trouble, people: count } }),
    }
  })
}

/** A mail that is not taken is only logged: the dashboard says the same. */
async function mailAdmins(context: Context, rounds: Round[]): Promise<void> {
  const { config, db, log, mailer } = context
  const id = rounds[0]?.programmeId
  const dashboard = dashboardOf(
    config.appUrl,
    id ? contextForProgramme(context, id).programme : null,
    'sending',
  )
  for (const admin of await activeAdmins(db)) {
    const words = wordsFor(admin, context)
    const said = rounds.map(({ cause, ...round }) => {
      if (!cause) return round
      const { people, trouble } = cause
      const { reach } = words.responses
      const why = `${reasonOf(trouble, reach, '')} ${reach.troubles[trouble].next}`
      const text = words.mail.unreached.oneCause(people, why)
      return { ...round, cause: { people, text } }
    })
    const mail = unreachedMail(dashboard, words.mail, admin.email, said)
    await mailer
      .send(mail)
      .catch((error: { code?: string }) =>
        log.warn({ code: error.code }, 'a mail about people who were not reached failed'),
      )
  }
}
