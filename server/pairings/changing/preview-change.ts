import { createHash } from 'node:crypto'
import { matching } from '../../../languages/en/mail/matching'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { ofProgramme } from '../../platform/context/programmes'
import type { Transaction } from '../../platform/database/database'
import { risingIds } from '../../platform/database/uuids'
import { HttpError } from '../../platform/http/errors'
import { sayAbout } from '../../platform/http/language'
import { clientKey, countTry, createLimiter } from '../../platform/http/limits'
import { onceFor } from '../../platform/process/once-for'
import { takingTurns } from '../../platform/process/turns'
import type { AskedWishes, OverruledRule } from '../../tables/pairings.tables'
import { engineIn } from '../in-words.rules'
import { runChange } from '../run-matching'
import { whyBroughtTogether, whyTogether } from '../why.rules'
import { isAsAsked, keyOf, mergeWishes, movesBetween, priceOf, wishesAmong } from './changes.rules'
import { type Asked, type CurrentRound, nameAmong, type People, readRound } from './round-to-change'

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
  asked: Asked
  actor: Actor
}

/**
 * Finds the best round under wishes, one search at a time. It holds neither a connection nor a lock while it waits or searches.
 * @param read what else is done when the round has been read
 * @throws 404, 409, 422; 429 after too many; 503 when too many wait already
 */
export async function previewChange(
  context: Context,
  call: 'what-if' | 'apply',
  { id, asked, actor }: Wished,
  read: (tx: Transaction, current: CurrentRound) => Promise<void>,
) {
  if (actor) await limitPreviews(context, call, actor.userId ?? '')
  return searchTurns(context.config)(async () => {
    const current = await context.db.transaction(async (tx) => {
      const round = await readRound(context, tx, id, asked)
      await read(tx, round)
      return round
    })
    return { current, found: await findChange(context, current, asked) }
  })
}

/** Writes into the audit log whom somebody asked about; not the answer. */
export const auditPreview = (
  context: Context,
  tx: Transaction,
  { pairing: { id, name }, named }: CurrentRound,
  { asked, actor }: Omit<Wished, 'id'>,
) =>
  recordAudit(tx, context, actor, {
    action: 'pairing.what_if',
    id,
    label: name,
    after: addressesOf(asked, named),
  })

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
  const wishes = mergeWishes(wishesAmong(current.wishes, takesPart), asked, input.size > 2)
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
  const brought = new Set(wishes.together.map(keyOf))
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
    made: round.made.map(({ people, ...told }) => {
      const rules = round.overruled.flatMap(({ pair, rules: broken }) =>
        pair.every((id) => people.includes(id)) ? broken.map(({ reason }) => reason as OverruledRule) : [],
      )
      const preferences = people.map((id) => input.preferences[places.get(id)!]!)
      return {
        id: nextId(),
        people,
        why: brought.has(keyOf(people))
          ? whyBroughtTogether(told)
          : whyTogether(preferences, told, input.size),
        overruled: rules.length > 0 ? rules : null,
      }
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
  const here = new Set(input.ids)
  const nameOf = nameAmong(named)
  const found = await runChange(input, {
    base: matches.people,
    wishes: { ...wishes, out: [...new Set([...wishes.out, ...unready])], overrule },
    names: new Map([...named.keys()].filter((id) => here.has(id)).map((id) => [id, nameOf(id)])),
  })
  if (!found.ok) {
    const { refusals } = found
    throw refusedAs(
      sayAbout(ofProgramme(context, pairing.programmeId), (_, { mail }) =>
        refusals.map(({ message }) => engineIn(mail, message) ?? message).join(' '),
      ),
      refusals.every(({ overrulable }) => overrulable),
    )
  }
  const { round } = found
  const leftOut = [
    ...round.leftOut.map(({ id, reason, change }) => ({ userId: id, reason: `${reason} ${change}`.trim() })),
    ...round.out.map((id) => ({
      userId: id,
      reason: unready.has(id) ? matching.cannotBePaired : matching.leftOutByWish,
    })),
  ]
  return { ...round, leftOut }
}

/** @param overrulable whether `overrule` would help */
const refusedAs = (say: HttpError['say'], overrulable = false) =>
  new HttpError(422, 'wishes_refused', say, { body: { overrulable } })
