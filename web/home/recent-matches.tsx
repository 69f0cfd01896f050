import type { getMatchHistory } from '../../shared/contract/pairings'
import { othersOf } from '../../shared/match-sides'
import type { ResponseOf } from '../../shared/endpoint'
import { badgeOf, monthText } from '../pairings/matches/matches.rules'
import { departmentOf } from '../pairings/matches/partner-view'
import { inWords, nameOrAddress } from '../../shared/person-name'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { EmptyState } from '../ui/feedback'

const MOST = 6

/** The last few matches, newest first. */
export function RecentMatches({ items }: { items: ResponseOf<typeof getMatchHistory> }) {
  if (items.length === 0)
    return <EmptyState title="No Match History">Your completed coffee chats will appear here.</EmptyState>
  return (
    <ul>
      {items.slice(0, MOST).map(({ match, partner }) => {
        const badge = badgeOf(match)
        return (
          <li
            key={match.id}
            className="flex min-w-0 items-center gap-3 border-line border-b py-3 last:border-b-0 last:pb-0"
          >
            <Avatar name={nameOrAddress(partner)} src={partner.profileImageUrl} />
            <div className="flex min-w-0 flex-1 flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:items-center">
              <div className="w-full min-w-0 sm:flex-1">
                <p className="truncate font-semibold">
                  <bdi>{inWords(othersOf(match).map(nameOrAddress))}</bdi>
                </p>
                <p className="truncate text-muted text-sm">
                  {[departmentOf(partner), monthText(match.month)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
