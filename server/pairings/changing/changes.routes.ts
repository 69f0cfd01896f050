import type { FastifyInstance } from 'fastify'
import { reasonText } from '../../../languages/reasons'
import * as calls from '../../../shared/contract/pairing-changes'
import type { applyChanges, whatIf as whatIfCall } from '../../../shared/contract/pairing-changes'
import type { Context } from '../../platform/context/context'
import { existingId, type LocalizedBody, paged, route } from '../../platform/http/route'
import {
  changesOf,
  haveMetSince,
  matchesInColumns,
  type NewChange,
  type NewRound,
  peoplePage,
  replacedSinceFirst,
  stayOut,
  storeRound,
  wholeMatches,
} from './changes.queries'
import { isDeepStrictEqual } from 'node:util'
import type { Responses, ServerWords } from '../../../languages/words'
import type { Answer } from '../../../shared/endpoint'
import { FORMER_COLLEAGUE } from '../../../shared/person-name'
import { type Actor, personOf, recordAudit } from '../../platform/audit/record-audit'
import { today } from '../../platform/context/clock'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Transaction } from '../../platform/database/database'
import { eachOf } from '../../platform/database/uuids'
import { emitRoundEvents } from '../../platform/events/emit-events'
import { HttpError, type Localized } from '../../platform/http/errors'
import { wordsAbout } from '../../platform/http/language'
import { publicCertificate } from '../certificate.rules'
import { toPair } from '../making/as-of-now'
import { lockPairing, toPairing } from '../pairings.queries'
import { barredPairs, unreadyIn } from '../round-input.queries'
import { priceFigures, priceInWords, restoredRound, wishesInWords } from './changes.rules'
import { addressesOf, previewChange } from './preview-change'
import {
  type Asked,
  type CurrentRound,
  lockToChange,
  nameAmong,
  namedIn,
  NO_WISHES,
  readPeople,
  readRound,
} from './round-to-change'

const idOf = ({ id }: { id: string }) => existingId(id, 'pairing')

/** Changing a round before anybody is told, for the administrator. */
export function changeRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.whatIf, ({ params, body, caller, words }) =>
    whatIf(context, idOf(params), body, words, caller),
  )

  route(server, calls.applyChanges, ({ params, body, caller }) =>
    applyChange(context, idOf(params), body, caller),
  )

  route(server, calls.undoChanges, ({ params, query, caller }) =>
    undoChanges(context, idOf(params), query.version, caller),
  )

  route(server, calls.getChanges, ({ params, words }) => listChanges(context, idOf(params), words.responses))

  route(server, calls.getPairingPeople, async ({ params, query, reply, words }) => {
    const { rows, ...page } = await peoplePage(context.db, idOf(params), query)
    const people = rows.map(({ reasons, ...row }) => ({
      ...row,
      reason: reasons && reasonText(words, reasons),
    }))
    return paged(reply, { ...page, rows: people })
  })
}

/** The best round under wishes, with its price. Stores nothing. @throws like previewChange */
async function whatIf(
  context: Context,
  id: string,
  asked: Asked,
  words: ServerWords,
  actor: Actor = null,
): Promise<Answer<typeof whatIfCall>> {
  return previewChange(context, 'what-if', { id, asked, actor }, async ({ current, found }) => {
    const { certificate, changes, price, overruled } = found
    const people = await readPeople(context, context.db, [
      ...changes.flatMap(({ before, after }) => [...(before ?? []), ...(after ?? [])]),
      ...overruled.flatMap(({ pair }) => pair),
      ...namedIn(found.wishes),
    ])
    const person = (userId: string) => {
      const known = people.get(userId)
      if (known && !known.erasedAt) return known
      return { id: userId, firstName: FORMER_COLLEAGUE, lastName: '', email: '' }
    }
    const { mail, responses } = wordsAbout(words, contextForProgramme(context, current.pairing.programmeId))
    const figures = priceFigures(responses, price)
    return {
      round: found.digest,
      gone: current.gone,
      changes: changes.map(({ what, before, after }) => ({
        what,
        before: before && before.map(person),
        after: after && after.map(person),
      })),
      counts: { ended: found.ended.length, made: found.made.length, people: found.people },
      price,
      figures,
      priceInWords: priceInWords(responses, figures),
      certificate: publicCertificate(responses, certificate, found.leftOut.length, {
        isChanged: 'kept' in certificate,
      }),
      overruled: overruled.map(({ pair: [one, other], rules }) => ({
        pair: [person(one), person(other)],
        rules: rules.map(({ message }) => reasonText({ mail }, message, nameAmong(people))),
      })),
      wishesInWords: wishesInWords(responses, found.wishes, nameAmong(people)),
    }
  })
}

/**
 * Stores the round that what-if shows, in one transaction.
 * @param asked `round` and `gone`: what was shown, if it has to be that
 * @throws like what-if; 409 when somebody takes part no longer since, or the round would be another one
 */
export async function applyChange(
  context: Context,
  id: string,
  asked: Asked & { round?: string | undefined; gone?: string[] | undefined },
  actor: Actor,
): Promise<Applied> {
  return previewChange(context, 'apply', { id, asked, actor }, async ({ current, found }) => {
    const { together, apart, out, round } = asked
    const otherRound = () => new HttpError(409, 'changed_meanwhile', (w) => w.pairings.profileChanged)
    if (round !== undefined && found.digest !== round) throw otherRound()
    // Nothing is asked, and nothing has to change.
    if (found.people === 0 && namedIn(asked).length === 0) return stays(toPairing(current.pairing))
    return toPair(context, async (tx) => {
      if (!isDeepStrictEqual(await readRound(context, tx, id, asked), current)) throw otherRound()
      const replaced = { matches: await wholeMatches(tx, found.ended), leftOut: current.leftOut }
      const change = { ...found, asked: { together, apart, out }, replaced }
      const pairing = await storeChange(context, tx, current.pairing, actor, change, {
        pairs: found.made.length,
        ...addressesOf(asked, current.named),
      })
      if (found.people === 0) return stays(pairing)
      return { message: (w) => w.pairings.changed(found.people, w.isolated(pairing.name)), pairing }
    })
  })
}

type Applied = LocalizedBody<Answer<typeof applyChanges>>

const stays = (pairing: ReturnType<typeof toPairing>): Applied => ({
  message: (w) => w.pairings.stays(w.isolated(pairing.name)),
  pairing,
})

type Stored = Pick<NewChange, 'asked' | 'wishes' | 'people' | 'replaced'> & NewRound

/**
 * Stores a changed round as the next version of a pairing, with the way back. Returns the pairing.
 * @param audited what else the audit log says of it
 */
async function storeChange(
  context: Context,
  tx: Transaction,
  pairing: CurrentRound['pairing'],
  actor: Actor,
  { asked, wishes, people, replaced, ...round }: Stored,
  audited = {},
) {
  const { id, name, version } = pairing
  const now = context.clock.now()
  const made = { pairingId: id, version: version + 1, madeAt: now, madeBy: personOf(actor) }
  const change = { ...made, asked, wishes, people, replaced }
  await storeRound(tx, pairing, change, { ...round, changedAt: pairing.publishedAt && now })
  const action = asked ? 'pairing.changed' : 'pairing.changes_undone'
  await recordAudit(tx, context, actor, { action, id, label: name, after: { people, ...audited } })
  const changed = await lockPairing(tx, id)
  await emitRoundEvents(context, tx, 'round.changed', now, [changed])
  return toPairing(changed)
}

/** Goes back to the round as it was first made. @throws 404; 409 like a change, when it is that round, or two of it can't be together any more */
export async function undoChanges(context: Context, id: string, version: number | undefined, actor: Actor) {
  return toPair(context, async (tx) => {
    const pairing = await lockToChange(context, tx, id, version)
    const steps = await replacedSinceFirst(tx, id)
    const [first] = steps
    if (!first)
      throw new HttpError(409, 'already_done', (w) => w.pairings.asFirstMade(w.isolated(pairing.name)))
    const restored = restoredRound(
      steps.map(({ replaced }) => replaced),
      await matchesInColumns(tx, id),
    )
    await assertApart(context, tx, pairing, restored.made)
    const left = await unreadyIn(tx, pairing, today(contextForProgramme(context, pairing.programmeId).clock))
    const back = await storeChange(context, tx, pairing, actor, {
      ...restored,
      asked: null,
      wishes: NO_WISHES,
      replaced: { matches: [], leftOut: [] },
      certificate: first.certificate,
    })
    const restoredIds = restored.made.map((match) => match.id)
    await stayOut(tx, restoredIds, left, context.clock.now())
    const message: Localized = (w) => w.pairings.backToFirst(w.isolated(pairing.name))
    return { message, pairing: back }
  })
}

/** Of two who got a match with each other elsewhere, or may not be paired any more, none comes back. @throws 409 */
async function assertApart(
  { config }: Context,
  tx: Transaction,
  pairing: Awaited<ReturnType<typeof lockPairing>>,
  restored: { people: string[] }[],
): Promise<void> {
  const edges = restored.flatMap(({ people }) =>
    people.flatMap((one, place) => people.slice(place + 1).map((other) => [one, other] as const)),
  )
  const keys = new Set(edges.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const barred = await barredPairs(tx, eachOf(edges.flat()), { ...config, ...pairing })
  if (barred.some((pair) => keys.has(pair.join(' '))) || (await haveMetSince(tx, pairing, edges)))
    throw new HttpError(409, 'wishes_refused', (w) => w.pairings.metSince(w.isolated(pairing.name)))
}

/** What administrators changed of a pairing, newest first. */
async function listChanges(context: Pick<Context, 'db' | 'asManager'>, id: string, words: Responses) {
  const changes = await changesOf(context.db, id)
  const asked = changes.flatMap((change) => (change.asked ? namedIn(change.asked) : []))
  const nameOf = nameAmong(await readPeople(context, context.db, asked))
  return changes.toReversed().map(({ wishes: _, ...change }) => ({
    ...change,
    madeAt: change.madeAt.toISOString(),
    wishes: change.asked ? wishesInWords(words, change.asked, nameOf) : [],
  }))
}
