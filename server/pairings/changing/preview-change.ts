import { createHash } from 'node:crypto'
import { type MailReason, reasonText } from '../../../languages/reasons'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Transaction } from '../../platform/database/database'
import { risingIds } from '../../platform/database/uuids'
import { HttpError, type Localized } from '../../platform/http/errors'
import { localizedAbout } from '../../platform/http/language'
import { clientKey, countTry, createLimiter } from '../../platform/http/limits'
import { onceFor } from '../../platform/process/once-for'
import { takingTurns } from '../../platform/process/turns'
import type { AskedWishes } from '../../tables/pairings.tables'
import { runChange, waitsAfter } from '../run-matching'
import { isAsAsked, keyOf, mergeWishes, movesBetween, priceOf } from './changes.rules'
import {
  type Asked,
  type CurrentRound,
  nameAmong,
  type People,
  readPeople,
  readRound,
} from './round-to-change'

/** A search keeps a processor busy, in a large company for a while: at most this many others wait. */
const MOST_WAITING = 4
const searchTurns = onceFor((_: Context['config']) =>
  takingTurns(1, {
    waiting: MOST_WAITING,
    full: () => new HttpError(503, 'too_busy', (w) => w.pairings.othersLook, { retryAfterSeconds: 5 }),
  }),
)

/** Refusals tell something about two people, so nobody asks about all of a company. */
const PREVIEWS_AN_HOUR = 60

/** Counts a preview of a person. @throws 429 after too many */
export const limitPreviews = (context: Context, call: 'what-if' | 'apply', userId: string): Promise<void> =>
  countTry(createLimiter(context, call, PREVIEWS_AN_HOUR, 3600), clientKey(userId), (w, minutes) =>
    w.pairings.lookedAt(PREVIEWS_AN_HOUR, minutes),
  )

interface Wished {
  id: string
  /** `gone`: the people shown to take part no longer. */
  asked: Asked & { gone?: string[] | undefined }
  actor: Actor
}

interface Preview {
  current: CurrentRound
  found: Awaited<ReturnType<typeof findChange>>
}

/**
 * Finds the best round under wishes, one search at a time. It holds neither a connection nor a lock while it waits or
 * searches. The audit log gets the people that a what-if names, not the answer; also of a refused try to apply, which tells
 * as much.
 * @throws 404, 409, 422; 429 after too many; 503 when too many wait already
 */
export async function previewChange<Result>(
  context: Context,
  call: 'what-if' | 'apply',
  { id, asked, actor }: Wished,
  use: (preview: Preview) => Promise<Result>,
): Promise<Result> {
  if (actor) await limitPreviews(context, call, actor.userId ?? '')
  let read: CurrentRound | undefined
  const auditPreview = (tx: Transaction, { pairing, named }: CurrentRound) =>
    recordAudit(tx, context, actor, {
      action: 'pairing.what_if',
      id,
      label: pairing.name,
      after: addressesOf(asked, named),
    })
  try {
    const preview = await searchTurns(context.config)(async () => {
      const current = await context.db.transaction(async (tx) => {
        const round = (read = await readRound(context, tx, id, asked))
        await refuseIfSomebodyLeft(context, tx, round, asked.gone)
        if (call === 'what-if') await auditPreview(tx, round)
        return round
      })
      return { current, found: await findChange(context, current, asked) }
    })
    return await use(preview)
  } catch (error) {
    const round = read
    if (call === 'apply' && round) await context.db.transaction((tx) => auditPreview(tx, round))
    throw error
  }
}

/** The wishes as the audit log keeps them: addresses, which are taken out when somebody is erased. */
export function addressesOf({ together, apart, out }: AskedWishes, named: People) {
  const address = (id: string) => named.get(id)?.email ?? ''
  const unlessEmpty = <One>(list: One[]) => (list.length > 0 ? list : undefined)
  return {
    together: unlessEmpty(together.map((pair) => pair.map(address))),
    apart: unlessEmpty(apart.map((pair) => pair.map(address))),
    out: unlessEmpty(out.map(address)),
  }
}

/** @param seen the people shown to take part no longer; missing if nobody looked. @throws 409 with a name */
async function refuseIfSomebodyLeft(
  context: Context,
  tx: Transaction,
  { gone, mates }: CurrentRound,
  seen: string[] = gone,
) {
  const wereShown = new Set(seen)
  const left = gone.filter((id) => !wereShown.has(id))
  if (left.length === 0) return
  const some = left.slice(0, 3)
  const partnerOf = (id: string) => mates.get(id)?.[0]
  const people = await readPeople(context, tx, [...some, ...some.flatMap((id) => partnerOf(id) ?? [])])
  const nameOf = nameAmong(people)
  // The name of somebody erased is gone for good.
  const who = some.map((id): Localized => {
    const partner = partnerOf(id)
    const known = people.get(id)
    if (!known || known.erasedAt) return (w) => w.pairings.pairedWith(partner ? nameOf(partner) : null)
    return () => nameOf(id)
  })
  throw new HttpError(409, 'people_left', (w, all) =>
    w.pairings.peopleLeft(
      who.map((one) => one(w, all)),
      left.length - who.length,
    ),
  )
}

/**
 * The best round under what is asked now and was asked earlier, by what is different in it; the present one where that is as
 * asked already and all take part. @throws 422 with the rule in words
 */
async function findChange(context: Context, current: CurrentRound, asked: Asked) {
  const { unready, matches, input, mates } = current
  const places = new Map(input.ids.map((id, place) => [id, place]))
  const takesPart = (id: string) => places.has(id) && !unready.has(id)
  const left = [...asked.together, ...asked.apart].flat().find((id) => unready.has(id))
  if (left !== undefined) throw refusedAs((w) => w.pairings.cannotBePaired(nameAmong(current.named)(left)))
  const wishes = mergeWishes(current.wishes, asked, { isTables: input.size > 2, takesPart })
  const present = { matches: matches.people, mates, out: current.wishes.out, takesPart }
  const isThere = current.gone.length === 0 && isAsAsked(present, asked)
  const { leftOut, ...round } = isThere
    ? {
        certificate: current.certificate,
        leftOut: current.leftOut,
        ended: [],
        made: [],
        overruled: [],
        out: [],
      }
    : await search(context, current, { wishes, overrule: asked.overrule })

  const ended = new Set(round.ended.map(keyOf))
  const after = round.made.map(({ people }) => people)
  const nextId = risingIds(context.clock.now())
  return {
    certificate: round.certificate,
    overruled: round.overruled,
    /** What holds afterwards. */
    wishes,
    leftOut,
    price: priceOf(round.certificate, current.first),
    /** What the round is recognized by. */
    digest: createHash('sha256')
      .update(JSON.stringify([round.ended, after]))
      .digest('hex')
      .slice(0, 32),
    changes: movesBetween(round.ended, after, round.out),
    ended: matches.ids.filter((_, k) => ended.has(keyOf(matches.people[k] as string[]))),
    made: round.made.map(({ people, why }) => {
      const rules = round.overruled.flatMap(({ pair, rules: broken }) =>
        pair.every((id) => people.includes(id)) ? broken.flatMap(({ rule }) => rule ?? []) : [],
      )
      const hostId = input.hosts ? (people[0] as string) : null
      return { id: nextId(), people, hostId, why, overruled: rules.length > 0 ? rules : null }
    }),
    /** For how many people something changes: their partner, or who sits with them. */
    people: new Set([...round.ended, ...after].flat()).size,
  }
}

async function search(
  context: Context,
  { input, matches, unready, named, pairing }: CurrentRound,
  { wishes, overrule }: { wishes: AskedWishes; overrule: boolean },
) {
  const found = await runChange(input, {
    base: matches.people,
    wishes: { ...wishes, out: [...new Set([...wishes.out, ...unready])], overrule },
  })
  if (!found.ok) {
    const { refusals } = found
    throw refusedAs(
      localizedAbout(contextForProgramme(context, pairing.programmeId), (_, words) =>
        reasonText(
          words,
          refusals.map(({ message }) => message),
          nameAmong(named),
        ),
      ),
      refusals.every(({ rule }) => rule),
    )
  }
  const { round } = found
  // A host who sits out rests.
  const hosts = new Set(input.ids.filter((_, i) => input.hosts?.[i]))
  const out = round.out
    .filter((id) => !hosts.has(id))
    .map((id) => ({ id, reasons: [unready.has(id) ? CANNOT_BE_PAIRED : LEFT_OUT] }))
  const all = [...round.leftOut, ...out]
  const waits = waitsAfter(input, all)
  const leftOut = all.map(({ id, reasons }) => ({ userId: id, reasons, waitRounds: waits.get(id) ?? null }))
  return { ...round, leftOut }
}

const LEFT_OUT: MailReason = { code: 'matching.leftOutByWish' }
const CANNOT_BE_PAIRED: MailReason = { code: 'matching.cannotBePaired' }

/** @param overrulable whether `overrule` would help */
const refusedAs = (text: HttpError['text'], overrulable = false) =>
  new HttpError(422, 'wishes_refused', text, { body: { overrulable } })
