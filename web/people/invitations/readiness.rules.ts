import { plainEmail } from '../../../shared/characters'
import type { AdminUser } from '../../../shared/contract/directory'
import { REASONS, type Reason } from '../../../shared/readiness'
import { formats, words } from '../../words'

/** What the list of users can be filtered by: those who are ready, and each reason why others are not. */
export const READINESS = ['ready', ...REASONS] as const
export type Readiness = (typeof READINESS)[number]

export const readinessLabel = (readiness: Readiness): string => words.people.readiness.labels[readiness]

export const readinessIn = (text: string): Readiness | undefined => READINESS.find((one) => one === text)

/** Where the people are listed who are ready, or not ready for a reason; of a group if one is given. */
export function peopleHref(readiness: Readiness, domainGroupId = ''): string {
  const query = new URLSearchParams({ tab: 'admin-tools', readiness })
  if (domainGroupId) query.set('group', domainGroupId)
  return `/admin?${query.toString()}`
}

/** Addresses that were typed or pasted: one a line, or separated by commas, semicolons and tabs. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\r\n,;\t]+/)
    .map(plainEmail)
    .filter(Boolean)

/** These two are seen by the status of a person. */
const SEEN: readonly (Reason | null)[] = [null, 'paused', 'opted-out']

/** Why a person is not ready, as a list says it next to their name: "on leave until 22 January 2027". */
export function notReadyInWords({ notReady, notReadyUntil, invitedAt }: AdminUser): string | undefined {
  if (notReady === null || SEEN.includes(notReady)) return undefined
  const { badges, invitedOn, until } = words.people.readiness
  if (notReady === 'invited' && invitedAt) return invitedOn(formats().shortDate(invitedAt))
  return notReadyUntil ? until(badges[notReady], formats().day(notReadyUntil)) : badges[notReady]
}
