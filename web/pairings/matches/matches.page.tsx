import { useQuery } from '@tanstack/react-query'
import type { getMatchHistory } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import type { ResponseOf } from '../../../shared/endpoint'
import { PageHeader } from '../../layout/page-header'
import { Member } from '../../sign-in/member'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback'
import { QueryPart } from '../../ui/query-part'
import { CurrentMatch } from './current-match'
import { HistoryCard } from './history-card'
import { MatchOfTheMonth } from './match-of-the-month'
import { currentMatchQuery, matchHistoryQuery } from './matches.data'
import { peopleMet } from './matches.rules'
import { PeopleMet } from './people-met'

/** /matches: this month's match and all before it. */
export default function MatchesPage() {
  return <Member otherwise="login">{(user) => <Matches user={user} />}</Member>
}

function Matches({ user }: { user: User }) {
  const current = useQuery(currentMatchQuery)
  const history = useQuery(matchHistoryQuery)
  return (
    <>
      <PageHeader
        title="My Coffee Matches"
        description={
          current.data?.match
            ? current.data.match.third
              ? 'Two colleagues this month. Here they are.'
              : 'One colleague a month. Here is yours.'
            : 'One colleague a month, and everyone you have met.'
        }
      />
      <div className="in-turn flex flex-col gap-10">
        <MatchOfTheMonth lines={6}>
          {(match) => <CurrentMatch key={match.id} match={match} user={user} />}
        </MatchOfTheMonth>
        <section aria-labelledby="history">
          <h2 id="history" className="mb-5 text-2xl">
            Match History
          </h2>
          <QueryPart query={history} failure="Your match history could not be loaded." lines={4}>
            {(items) => <History items={items} user={user} />}
          </QueryPart>
        </section>
      </div>
    </>
  )
}

function History({ items, user }: { items: ResponseOf<typeof getMatchHistory>; user: User }) {
  const met = peopleMet(items)
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title="No Match History">Your completed coffee chats will appear here.</EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-6">
      {met.length > 0 && <PeopleMet met={met} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ match }) => (
          <li key={match.id}>
            <HistoryCard match={match} user={user} />
          </li>
        ))}
      </ul>
    </div>
  )
}
