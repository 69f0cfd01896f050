import { getDomainGroups } from '../../shared/contract/directory'
import { getChanges, getPairingPeople, whatIf } from '../../shared/contract/pairing-changes'
import { getMetricsCsv } from '../../shared/contract/metrics'
import * as contract from '../../shared/contract/pairings'
import { pairStranded } from '../../shared/contract/rescue'
import type { ResponseOf } from '../../shared/endpoint'
import { csvFile, on } from './demo-routes'
import { Refusal } from './refusal'
import { oneOf, type Sample, without } from './sample'

const CSV_COLUMNS = ['user1_name', 'user1_email', 'user2_name', 'user2_email', 'status']

/** Generating, showing, completing and deleting pairings: of each group the one that was recorded. */
export function demoPairings(sample: Sample) {
  const all = () => sample.at(contract.getPairingHistory)
  const active = () => all().filter(({ status }) => status === 'active')
  /** Those of the recorded files whose pairing is completed by now. */
  const files = () => {
    const completed = new Set(all().flatMap((one) => (one.status === 'completed' ? one.fileName : [])))
    return sample.at(contract.getCompletedPairingFiles).filter(({ fileName }) => completed.has(fileName))
  }

  const generate = (domainGroupId: string, dryRun: string | undefined) => {
    const recorded = sample.at(contract.generateGroupPairing, { domainGroupId })
    const { pairing } = recorded
    const known = all().find(({ id }) => id === pairing?.id)
    if (known?.status === 'active')
      throw new Refusal(
        409,
        `"${known.name}" is still active. Complete or delete it, then generate the next pairing.`,
      )
    if (known)
      throw new Refusal(409, 'The demo pairs each group once. Load the page again to begin from the start.')
    if (dryRun === 'true' || !pairing) return { ...recorded, pairing: null }
    all().unshift({ ...pairing })
    sample.note('pairing.generated', pairing.name)
    return recorded
  }

  const complete = (pairing: contract.Pairing) => {
    Object.assign(pairing, { status: 'completed', completedAt: new Date().toISOString() })
    sample.note('pairing.completed', pairing.name)
  }

  return [
    on(contract.generateCompanyPairing, () => {
      throw new Refusal(409, 'The demo pairs one group at a time. Choose a domain group first.')
    }),
    on(contract.generateGroupPairing, ({ params, query }) => generate(params.domainGroupId, query.dryRun)),
    on(contract.getPairingCsv, ({ params }) => {
      const { fileName } = oneOf(all(), params.id, 'pairing')
      return csvFile(CSV_COLUMNS, sample.at(contract.getPairingFile, { fileName }).matches)
    }),
    on(getMetricsCsv, () =>
      csvFile(
        ['month', 'group', 'matches'],
        all().map((one) => ({ ...one, group: one.domainGroupName ?? 'All Users', matches: one.totalPairs })),
      ),
    ),
    on(contract.createPairings, () => {
      const created: contract.Pairing[] = []
      const skipped: { group: string; reason: string }[] = []
      const leftOut: { group: string; name: string; reason: string }[] = []
      for (const { id, displayName } of sample.at(getDomainGroups)) {
        try {
          const { pairing, unmatched } = generate(id, undefined)
          if (pairing) created.push(pairing)
          leftOut.push(...unmatched.map(({ name, reason }) => ({ group: displayName, name, reason })))
        } catch (error) {
          skipped.push({ group: displayName, reason: (error as Error).message })
        }
      }
      const message = `${created.length} pairings created, ${skipped.length} groups skipped.`
      return { message, created, skipped, leftOut, leftOutTotal: leftOut.length }
    }),
    on(contract.getCurrentPairings, () => ({
      pairings: active(),
      matchesByPairing: Object.fromEntries(
        active().map(({ id }) => [id, sample.at(contract.getPairingMatches, { id })]),
      ),
    })),
    on(contract.completeCurrentPairings, () => {
      const completed = active()
      completed.forEach(complete)
      return { message: `${completed.length} pairings completed.`, completed: completed.length }
    }),
    on(contract.completePairing, ({ params }) => {
      const pairing = oneOf(all(), params.id, 'pairing')
      complete(pairing)
      return { message: `"${pairing.name}" is completed. New pairings may be generated.`, pairing }
    }),
    on(pairStranded, () => {
      throw new Refusal(
        409,
        'Nobody waits for another match. Whoever is stranded asks for one on their page.',
      )
    }),
    on(contract.publishPairing, ({ params }) => {
      const pairing = oneOf(all(), params.id, 'pairing')
      pairing.publishedAt = new Date().toISOString()
      sample.note('pairing.published', pairing.name)
      return { message: `${2 * pairing.totalPairs} people see their match now.`, pairing }
    }),
    on(getChanges, () => []),
    on(getPairingPeople, ({ params, query }) =>
      sample
        .at(contract.getPairingMatches, { id: params.id })
        .flatMap(({ user1, user2 }) => [
          { ...user1, partnerId: user2.id, reason: null },
          { ...user2, partnerId: user1.id, reason: null },
        ])
        .filter((one) =>
          `${one.firstName} ${one.lastName}`.toLowerCase().includes((query.search ?? '').toLowerCase()),
        )
        .slice(0, Number(query.limit ?? 50)),
    ),
    on(whatIf, () => {
      throw new Refusal(
        409,
        'The demo shows recorded rounds, which can’t be changed. The product says here who would get another partner, and what it costs.',
      )
    }),
    on(contract.deletePairing, ({ params }) => {
      const pairing = oneOf(all(), params.id, 'pairing')
      without(all(), pairing)
      sample.note('pairing.deleted', pairing.name)
      return { message: `"${pairing.name}" was deleted. New pairings may be generated.` }
    }),
    on(contract.getCompletedPairingFiles, files),
    on(contract.deleteCompletedPairing, ({ params }) => {
      const list = sample.at(contract.getCompletedPairingFiles)
      const file = list.find(({ fileName }) => fileName === params.fileName)
      if (!file) throw new Refusal(404, 'This pairing file does not exist any more.')
      without(list, file)
      sample.note('pairing.file_deleted', file.displayName)
      return { message: `The file of "${file.displayName}" was deleted. Its matches stay in the history.` }
    }),
    on(contract.getPairingGroups, () => {
      const groups: ResponseOf<typeof contract.getPairingGroups> = {}
      const linkable = (pairing: ReturnType<typeof all>[number]) => ({
        fileName: pairing.fileName,
        groupName: pairing.name,
        group: pairing.domainGroupName ?? 'All Users',
        isCompanyWide: pairing.domainGroupName === null,
        totalPairs: pairing.totalPairs,
        people: 2 * pairing.totalPairs,
        month: pairing.month,
        mailedOn: null,
      })
      for (const pairing of active()) (groups.Current ??= []).push(linkable(pairing))
      for (const { fileName, monthDisplay } of files()) {
        const pairing = all().find((one) => one.fileName === fileName)
        if (pairing) (groups[monthDisplay] ??= []).push(linkable(pairing))
      }
      return groups
    }),
  ]
}
