import * as contract from '../../shared/contract/pairings'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import { monthInWords } from '../kit/words.rules'
import { addPairing, canBePaired, type DemoCompany, type DemoPairs, pairUp } from './demo-company'
import { note, oneOf, without } from './demo-notes'
import { seededRandom } from './demo-random'
import { on, pageOf, Refusal } from './demo-routes'

const MINIMUM = 4
const FIRST_MATCHES = 500

type DemoPairing = DemoCompany['pairings'][number]

/** Generating, looking through, completing and deleting pairings of the demo. */
export function demoPairings(company: DemoCompany) {
  const groupOf = (id: string) => oneOf(company.groups, id, 'group')
  const active = () => company.pairings.filter(({ status }) => status === 'active')

  const generate = (groupId: string | null, dryRun: string | undefined) => {
    const name = groupId === null ? 'All Users' : groupOf(groupId).displayName
    // The trial and the pairing itself draw the same lots.
    const random = seededRandom(company.pairings.length)
    const drawn = pairUp(company, company.month, groupId, random)
    if (drawn.pairs.length * 2 + drawn.leftOut.length < MINIMUM)
      throw new Refusal(
        409,
        `Fewer than ${MINIMUM} people of ${name} are free: the others are in an active pairing. Complete or delete it first.`,
      )
    const pairing = dryRun === 'true' ? null : addPairing(company, company.month, groupId, drawn, 'active')
    if (pairing) note(company, 'pairing.generated', pairing.name, null, { pairs: drawn.pairs.length })
    return {
      message: `Generated ${drawn.pairs.length} pairings for ${name}`,
      totalMatches: drawn.pairs.length,
      pairing,
      unmatched: drawn.leftOut.map((person) => ({
        userId: person.id,
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        reason: 'Nobody was free whom they had not met in three months. They come first next month.',
      })),
      certificate: certificateOf(drawn),
    }
  }

  const complete = (pairing: DemoPairing) => {
    pairing.status = 'completed'
    pairing.completedAt = new Date().toISOString()
    note(company, 'pairing.completed', pairing.name)
  }

  const matchesOf = (pairingId: string) => {
    const person = (id: string) => {
      const found = company.people.find((one) => one.id === id)
      const { firstName, lastName, email } = found ?? { firstName: FORMER_COLLEAGUE, lastName: '', email: '' }
      return { id, firstName, lastName, email }
    }
    return company.matches
      .filter((match) => match.pairingId === pairingId)
      .map(({ id, one, other, met }) => ({
        id,
        user1: person(one),
        user2: person(other),
        status: met ? ('completed' as const) : ('active' as const),
      }))
  }

  const fileOf = ({ fileName, month, domainGroupName, totalPairs, name }: DemoPairing) => ({
    fileName,
    displayName: name,
    monthDisplay: monthInWords(month),
    groupDisplay: domainGroupName ?? 'All Users',
    matchCount: totalPairs,
  })
  const byFile = (name: string) => {
    const found = company.pairings.find(({ fileName }) => fileName === name)
    if (!found) throw new Refusal(404, 'This pairing file does not exist any more.')
    return found
  }

  return [
    on(contract.generateCompanyPairing, ({ query }) => generate(null, query.dryRun)),
    on(contract.generateGroupPairing, ({ params, query }) => generate(params.domainGroupId, query.dryRun)),
    on(contract.createPairings, () => {
      const created: DemoPairing[] = []
      const skipped: { group: string; reason: string }[] = []
      for (const { id, displayName } of company.groups) {
        try {
          const { pairing } = generate(id, undefined)
          if (pairing) created.push(pairing)
        } catch (error) {
          skipped.push({ group: displayName, reason: error instanceof Refusal ? error.message : '' })
        }
      }
      if (created.length === 0) throw new Refusal(409, skipped.map(({ reason }) => reason).join(' '))
      return { message: `${created.length} pairings created.`, created, skipped }
    }),
    on(contract.getCurrentPairings, () => ({
      pairings: active(),
      matchesByPairing: Object.fromEntries(
        active().map(({ id }) => [id, matchesOf(id).slice(0, FIRST_MATCHES)]),
      ),
    })),
    on(contract.getPairingMatches, ({ params, query }) => {
      const wanted = (query.search ?? '').toLowerCase()
      const found = matchesOf(params.id).filter(({ user1, user2 }) =>
        [user1, user2].some(({ firstName, lastName, email }) =>
          `${firstName} ${lastName} ${email}`.toLowerCase().includes(wanted),
        ),
      )
      return pageOf(found, query)
    }),
    on(contract.getPairingValidation, ({ query }) => {
      const people = company.people.filter(
        ({ groupId }) => !query.domainGroupId || groupId === query.domainGroupId,
      )
      const count = (status: string) =>
        people.filter(({ participationStatus }) => participationStatus === status).length
      const ready = people.filter(canBePaired).length
      return {
        statusCounts: {
          total: people.length,
          truly_active: ready,
          opted_out: count('opted_out'),
          paused: count('paused'),
          inactive: count('active') - ready,
        },
        eligibility: {
          hasMinimumUsers: ready >= MINIMUM,
          minimumRequired: MINIMUM,
          hasEvenNumbers: ready % 2 === 0,
        },
      }
    }),
    on(contract.completeCurrentPairings, () => {
      const completed = active()
      completed.forEach(complete)
      return { message: `${completed.length} pairings completed.`, completed: completed.length }
    }),
    on(contract.completePairing, ({ params }) => {
      const pairing = oneOf(company.pairings, params.id, 'pairing')
      complete(pairing)
      return { message: `"${pairing.name}" is completed. New pairings may be generated.`, pairing }
    }),
    on(contract.deletePairing, ({ params }) => {
      const pairing = oneOf(company.pairings, params.id, 'pairing')
      if (company.newsletters.some(({ pairingFile }) => pairingFile === pairing.fileName))
        throw new Refusal(409, 'A newsletter is linked to this pairing. Link another pairing to it first.')
      without(company.pairings, pairing)
      company.matches = company.matches.filter(({ pairingId }) => pairingId !== pairing.id)
      note(company, 'pairing.deleted', pairing.name)
      return { message: `"${pairing.name}" was deleted. New pairings may be generated.` }
    }),
    on(contract.getCompletedPairingFiles, ({ query }) => {
      const words = (query.search ?? '').toLowerCase().split(/\s+/)
      const isFound = ({ name, fileName }: DemoPairing) =>
        words.every((word) => `${name} ${fileName}`.toLowerCase().includes(word))
      const files = company.pairings.filter(({ status, isListed }) => status === 'completed' && isListed)
      return pageOf(files.filter(isFound).map(fileOf), query)
    }),
    on(contract.deleteCompletedPairing, ({ params }) => {
      const pairing = byFile(params.fileName)
      pairing.isListed = false
      note(company, 'pairing.file_deleted', pairing.name)
      return { message: `The file of "${pairing.name}" was deleted. Its matches stay in the history.` }
    }),
    on(contract.getPairingFile, ({ params }) => {
      const { id, name, month, domainGroupName, groupNumber, status, totalPairs, createdAt, completedAt } =
        byFile(params.fileName)
      return {
        name,
        month,
        domainGroup: domainGroupName ?? 'All Users',
        groupNumber,
        status,
        totalPairs,
        createdAt,
        completedAt,
        matches: matchesOf(id).map(({ user1, user2, status: state }) => {
          const answer = state === 'completed' ? ('confirmed' as const) : ('pending' as const)
          return {
            user1_name: `${user1.firstName} ${user1.lastName}`.trim(),
            user1_email: user1.email,
            user2_name: `${user2.firstName} ${user2.lastName}`.trim(),
            user2_email: user2.email,
            status: state,
            user1_connection_status: answer,
            user2_connection_status: answer,
          }
        }),
      }
    }),
    on(contract.getPairingGroups, () => {
      const groups: Record<string, { fileName: string; groupName: string; totalPairs: number }[]> = {}
      for (const pairing of company.pairings.filter(({ month }) => month === company.month)) {
        const label = `${monthInWords(pairing.month)}, ${pairing.status}`
        ;(groups[label] ??= []).push({
          fileName: pairing.fileName,
          groupName: pairing.name,
          totalPairs: pairing.totalPairs,
        })
      }
      return groups
    }),
    on(contract.getPairingHistory, ({ query }) => pageOf(company.pairings, query)),
  ]
}

function certificateOf({ pairs, leftOut }: DemoPairs) {
  const crossPairs = pairs.filter(([one, other]) => one.department !== other.department).length
  return {
    pairs: pairs.length,
    pairsBound: pairs.length,
    leftOutDebt: 0,
    crossPairs,
    crossPairsBound: pairs.length,
    repeats: 0,
    recencyCost: 0,
    optimal: false,
    statement: `${pairs.length} pairs, ${crossPairs} of them across departments, ${leftOut.length} left over. The demo draws its pairs by a simple rule; the product proves that its pairings are the best possible.`,
  }
}
