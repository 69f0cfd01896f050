/* oxlint-disable typescript/no-unsafe-type-assertion -- recorded from the server, whose responses have the contract's types */
import { getDomainGroups } from '../../shared/contract/directory'
import { getEmailLogs } from '../../shared/contract/mail'
import { getMonth } from '../../shared/contract/month'
import { getNewsletters } from '../../shared/contract/newsletters'
import * as pairings from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { monthSteps, type Round } from '../../shared/month-steps'
import { on } from './demo-routes'
import type { DemoSends } from './demo-sends'
import type { Sample } from './sample'

/** This month, by the server's own rule, from what the demo holds by now. */
export function demoMonth(sample: Sample, sends: DemoSends) {
  const round = (pairing: pairings.Pairing): Round => {
    const made = sample.at(pairings.generateGroupPairing, { domainGroupId: pairing.domainGroupId ?? '' })
    const matches = sample.at(pairings.getPairingMatches, { id: pairing.id })
    const met = matches.filter(({ status }) => status === 'completed').length
    const linked = sample
      .at(getNewsletters)
      .find(({ pairings: theirs }) => theirs.some(({ id }) => id === pairing.id))
    const log = sample.at(getEmailLogs).find(({ pairing_file }) => pairing_file === pairing.fileName)
    const sent = log && {
      state: 'sent' as const,
      reason: null,
      total: log.total_recipients,
      sent: log.successful_sends,
      failed: log.failed_sends,
      unknown: log.unknown_sends,
    }
    return {
      pairingId: pairing.id,
      name: pairing.name,
      domainGroupId: pairing.domainGroupId,
      isCompanyWide: false,
      isCompleted: pairing.status === 'completed',
      pairs: pairing.totalPairs,
      leftOut: made.unmatched.length,
      statement: made.certificate.statement,
      newsletter:
        linked ??
        (log && { id: log.newsletter_id ?? '', title: log.newsletter_title, status: 'sent' as const }),
      send: linked ? sends.find(linked.id) : sent,
      met,
      notMet: 0,
      silent: matches.length - met,
      stranded: 0,
      waiting: 0,
    }
  }

  return [
    on(getMonth, ({ query }) => {
      const domainGroupId = query.domainGroupId ?? null
      const groups = sample.at(getDomainGroups)
      const ofMonth = sample
        .at(pairings.getPairingHistory)
        .filter(({ month }) => month === sample.month)
        .filter((one) => domainGroupId === null || one.domainGroupId === domainGroupId)
      const { statusCounts, reasons, eligibility } = sample.find(
        `${pairings.getPairingValidation.path}${domainGroupId === null ? '' : `?domainGroupId=${domainGroupId}`}`,
      ) as ResponseOf<typeof pairings.getPairingValidation>
      const scope = groups.find(({ id }) => id === domainGroupId)?.displayName ?? 'All Users'
      const unpaired = groups.filter(({ id }) => !ofMonth.some((one) => one.domainGroupId === id))
      const steps = monthSteps({
        scope: { domainGroupId, name: scope },
        people: {
          ready: statusCounts.truly_active,
          reasons,
          minimum: eligibility.minimumRequired,
        },
        unpairedGroups: domainGroupId === null ? unpaired.map(({ displayName }) => displayName) : [],
        hasGroups: true,
        blocking: undefined,
        rounds: ofMonth.map(round),
        rescueOver: undefined,
        unlinked: sample.at(getNewsletters).filter(({ pairings: theirs }) => theirs.length === 0),
      })
      return { month: sample.month, scope, steps }
    }),
  ]
}
