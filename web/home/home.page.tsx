import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { PageHeader } from '../layout/page-header'
import { MatchOfTheMonth } from '../pairings/matches/match-of-the-month'
import { currentMatchQuery, matchHistoryQuery } from '../pairings/matches/matches.data'
import { Member } from '../sign-in/member'
import { Card, CardHeader } from '../ui/card'
import { QueryPart } from '../ui/query-part'
import { HomeMatch } from './home-match'
import { NextPairing } from './next-pairing'
import { RecentMatches } from './recent-matches'
import { Stats } from './stats'

/** /home: the month at a glance. */
export default function HomePage() {
  return <Member otherwise="/">{(user) => <Hub user={user} />}</Member>
}

function Hub({ user }: { user: User }) {
  const history = useQuery(matchHistoryQuery)
  const current = useQuery(currentMatchQuery)
  return (
    <>
      <PageHeader
        title="Your Coffee Chat Hub"
        description={
          <>
            Hello, <bdi>{user.firstName}</bdi>. Good to see you.
          </>
        }
      />
      <div className="grid items-start gap-6 max-lg:in-turn lg:grid-cols-[1fr_20rem]">
        <div
          data-awaited={current.isPending || history.isPending || undefined}
          className="in-turn flex min-w-0 flex-col gap-6"
        >
          <MatchOfTheMonth lines={5}>
            {(match) => <HomeMatch key={match.id} match={match} user={user} />}
          </MatchOfTheMonth>
          <Card aria-labelledby="recent">
            <CardHeader
              id="recent"
              title="Recent Matches"
              actions={
                <Link
                  href="/matches"
                  className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
                >
                  All matches
                </Link>
              }
            />
            <QueryPart query={history} failure="Your match history could not be loaded." lines={4}>
              {(items) => <RecentMatches items={items} />}
            </QueryPart>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <NextPairing user={user} />
          <Card aria-labelledby="stats">
            <CardHeader id="stats" title="Your Coffee Stats" />
            <QueryPart query={history} failure="Your figures could not be loaded.">
              {(items) => <Stats items={items} />}
            </QueryPart>
          </Card>
        </div>
      </div>
    </>
  )
}
