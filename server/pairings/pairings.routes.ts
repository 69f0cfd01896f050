import type { FastifyInstance } from 'fastify'
import { reasonText } from '../../languages/reasons'
import * as calls from '../../shared/contract/pairings'
import type { Reason } from '../../shared/readiness'
import { momentOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { contextForFoundProgramme } from '../platform/context/programmes'
import { follow } from '../platform/events/following.queries'
import { sendCsv } from '../platform/http/csv'
import { wordsAbout } from '../platform/http/language'
import { existingId, paged, programmeOfCall, roundsOfCall, route } from '../platform/http/route'
import {
  certificateOf,
  completeAllPairings,
  completePairing,
  deletePairing,
  deletePairingFile,
  fileListing,
  leftOutCsv,
  pairingCsv,
  pairingFile,
  pairingGroups,
  publishPairing,
} from './pairings.actions'
import { leftOutPage } from './left-out.queries'
import { firstMatches, followMatches, matchPage } from './pairing-matches.queries'
import { programmeIdOfPairing } from './pairing-use.queries'
import { activePairings, followPairings, pairingPage, toPairing } from './pairings.queries'
import { openInWords } from '../../shared/month-steps'
import { countMeetings } from './stranded.queries'
import { readReadiness } from '../people/readiness.queries'
import { countAsked } from '../people/participation/asks.queries'

const idOf = ({ id }: { id: string }) => existingId(id, 'pairing')

/** Pairings, for the administrator. */
export function pairingRoutes(server: FastifyInstance, context: Context): void {
  const { db } = context

  route(server, calls.getCurrentPairings, async ({ query, words }) => {
    const pairings = await activePairings(db, await roundsOfCall(context, query.programme))
    const ids = pairings.map(({ id }) => id)
    const matchesByPairing = await firstMatches(db, ids, query.matches, words.responses)
    const open = await countMeetings(db, ids, momentOf(context.clock))
    const openOf = (id: string) => open.filter((round) => round.id === id)
    return {
      pairings: pairings.map((row) => ({
        ...toPairing(row),
        stillOpen: openInWords(words.month, openOf(row.id)),
      })),
      matchesByPairing,
    }
  })

  route(server, calls.getPairingMatches, async ({ params, query, caller, reply, words }) => {
    const { updatedSince, ...found } = query
    const page =
      updatedSince === undefined
        ? await matchPage(db, idOf(params), found, words.responses)
        : await followMatches(
            db,
            idOf(params),
            await follow(db, caller, { ...found, updatedSince }),
            words.responses,
          )
    return paged(reply, page)
  })

  route(server, calls.getPairingValidation, async ({ query }) => {
    const group = query.domainGroupId ? existingId(query.domainGroupId, 'domainGroup') : null
    const { clock, programme } = await programmeOfCall(context, query.programme)
    const { total, ready, reasons, inRound } = await readReadiness(db, group, today(clock), programme)
    const of = (reason: Reason) => reasons.find((one) => one.reason === reason)?.people ?? 0
    const named = {
      opted_out: of('opted-out'),
      paused: of('paused'),
      sitting_out: of('skipped'),
      dormant: of('dormant'),
    }
    const inactive = Object.values(named).reduce((rest, people) => rest - people, total - ready)
    const { minimumUsers, size } = programme.settings
    return {
      statusCounts: { total, truly_active: ready, ...named, inactive },
      reasons,
      eligibility: {
        // A round of the whole company has those without a group, too.
        hasMinimumUsers: inRound() + (group === null ? of('no-group') : 0) >= minimumUsers,
        minimumRequired: minimumUsers,
        hasEvenNumbers: size > 2 ? null : ready % 2 === 0,
      },
      asked: await countAsked(db, { programmeId: programme.id, domainGroupId: group }),
    }
  })

  route(server, calls.getCertificate, ({ params, words }) =>
    certificateOf(context, idOf(params), words.responses),
  )

  route(server, calls.getLeftOut, async ({ params, query, reply, words }) => {
    const id = idOf(params)
    const { rows, ...rest } = await leftOutPage(db, id, query)
    const own = wordsAbout(words, await contextForFoundProgramme(context, () => programmeIdOfPairing(db, id)))
    const people = rows.map(({ reasons, ...row }) => ({ ...row, reason: reasonText(own, reasons ?? []) }))
    return paged(reply, { rows: people, ...rest })
  })

  route(server, calls.getLeftOutCsv, async ({ params, caller, reply }) => {
    const { name, csv } = await leftOutCsv(context, idOf(params), caller)
    return sendCsv(reply, name, [csv])
  })

  route(server, calls.getPairingCsv, async ({ params, caller, reply }) => {
    const { name, pieces } = await pairingCsv(context, idOf(params), caller)
    return sendCsv(reply, name, pieces)
  })

  route(server, calls.completeCurrentPairings, async ({ query, caller }) => {
    const programmeId = await roundsOfCall(context, query.programme)
    const completed = await completeAllPairings(context, caller, { programmeId })
    return {
      message: ({ pairings }) => (completed === 0 ? pairings.noActive : pairings.completed(completed)),
      completed,
    }
  })

  route(server, calls.completePairing, async ({ params, caller }) => {
    const pairing = await completePairing(context, idOf(params), caller)
    return { message: (w) => w.pairings.isCompleted(w.isolated(pairing.name)), pairing }
  })

  route(server, calls.publishPairing, async ({ params, caller }) => {
    const { people, pairing } = await publishPairing(context, idOf(params), caller)
    return { message: (w) => w.pairings.seeTheirMatch(people), pairing }
  })

  route(server, calls.deletePairing, async ({ params, caller }) => {
    const name = await deletePairing(context, idOf(params), caller)
    // The day that it used up is given again.
    await context.programme.refresh()
    return { message: (w) => w.pairings.deleted(w.isolated(name)) }
  })

  route(server, calls.getCompletedPairingFiles, async ({ query, reply, words }) => {
    const { rows, ...rest } = await pairingPage(
      db,
      await roundsOfCall(context, query.programme),
      query,
      query,
    )
    return paged(reply, { rows: rows.map((row) => fileListing(row, words.mail.dates)), ...rest })
  })

  route(server, calls.deleteCompletedPairing, async ({ params, caller }) => {
    await deletePairingFile(context, params.fileName, caller)
    return { message: (w) => w.pairings.fileDeleted }
  })

  route(server, calls.getPairingFile, async ({ params, caller, reply }) => {
    const file = await pairingFile(context, params.fileName, caller)
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(params.fileName)}`)
    return file
  })

  route(server, calls.getPairingGroups, async ({ query }) =>
    pairingGroups(await programmeOfCall(context, query.programme)),
  )

  route(server, calls.getPairingHistory, async ({ query, caller, reply }) => {
    const { programme, updatedSince, ...page } = query
    const of = await roundsOfCall(context, programme)
    const { rows, ...rest } =
      updatedSince === undefined
        ? await pairingPage(db, of, page)
        : await followPairings(db, of, await follow(db, caller, { ...page, updatedSince }))
    return paged(reply, { rows: rows.map(toPairing), ...rest })
  })
}
