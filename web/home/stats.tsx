import type { getMatchHistory } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { matchStats } from '../pairings/matches/matches.rules'

/** The three figures of the hub. */
export function Stats({ items }: { items: ResponseOf<typeof getMatchHistory> }) {
  const { totalMatches, coffeeChats, newConnections } = matchStats(items)
  const figures = [
    ['Total Matches', totalMatches],
    ['Coffee Chats', coffeeChats],
    ['New Connections', newConnections],
  ] as const
  return (
    <dl className="flex flex-col gap-3">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-line border-b pb-3 last:border-b-0 last:pb-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="figures font-display font-semibold text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
