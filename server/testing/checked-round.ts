import { eq } from 'drizzle-orm'
import { type Certificate, check, checkTables, hasTables, type Instance, renamed } from '../../matching'
import { monthText } from '../../matching/model/month'
import { leftOutOf, matchesInColumns, proofOf } from '../pairings/changing/changes.queries'
import { readRoundInput } from '../pairings/round-input'
import { peopleOfPairing } from '../pairings/round-input.queries'
import type { RoundCertificate } from '../pairings/run-matching'
import { today } from '../platform/context/clock'
import { contextForProgramme } from '../platform/context/programmes'
import { pairings } from '../tables/pairings.tables'
import type { TestApp } from './app'

/** What the separate checker finds wrong with a round as it is stored, with its stored certificate, by what holds now. */
export const faultsOfRound = (app: TestApp, pairingId: string): Promise<string[]> =>
  app.context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(pairings).where(eq(pairings.id, pairingId))
    const context = contextForProgramme(app.context, row!.programmeId)
    const people = await peopleOfPairing(tx, context.programme, pairingId, today(context.clock))
    const { ids, departments, preferences, hosts, debts, hours, avoid, meetings, ...input } =
      await readRoundInput(context, tx, people, row!.month, row!.seed, pairingId)
    const { size, threes } = context.programme.settings
    const instance: Instance = {
      month: row!.month,
      seed: row!.seed,
      noRepeatMonths: input.noRepeatMonths!,
      people: ids.map((id, i) => ({
        id,
        department: departments[i]!,
        preference: hosts ? 'any' : preferences[i]!,
        ...(hosts && { host: hosts[i]! }),
        leftOutDebt: debts[i]!,
        hours: hours.get(id),
        avoid: avoid.get(id),
        ...(input.groups && { group: input.groups[i] }),
      })),
      history: Array.from(meetings.meetingA, (a, k) => ({
        a: ids[a]!,
        b: ids[meetings.meetingB[k]!]!,
        month: monthText(meetings.meetingMonth[k]!),
      })),
      ...(input.groups && { between: true }),
      ...(size === 2 ? threes && { threes } : { size: size as 3 }),
    }
    const { people: seated } = await matchesInColumns(tx, pairingId)
    const leftOut = (await leftOutOf(tx, pairingId)).map(({ userId }) => userId)
    const seats = new Set([...seated.flat(), ...leftOut])
    const resting = hosts && ids.filter((id) => !seats.has(id))
    const certificate = (await proofOf(tx, pairingId)).certificate as RoundCertificate
    if (hasTables(instance))
      return checkTables(instance, {
        tables: seated,
        leftOut,
        ...(resting && { resting }),
        certificate: certificate.tables!,
      })
    return check(instance, {
      pairs: seated.map(([one, other]) => [one!, other!]),
      unmatched: leftOut,
      ...(resting && { resting }),
      ...(threes &&
        !hosts && { trios: seated.filter(({ length }) => length > 2) as [string, string, string][] }),
      certificate: renamed(certificate as Certificate, (place) => ids[Number(place)]!),
    })
  })
