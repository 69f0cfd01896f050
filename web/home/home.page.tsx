import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { PageHeader } from '../layout/page-header'
import { MatchOfTheMonth } from '../pairings/matches/match-of-the-month'
import { queryOf } from '../api/query-client'
import { matchHistoryQuery, openMatchesQuery } from '../pairings/matches/matches.data'
import { getOwnProgrammes } from '../../shared/contract/participation'
import { Member } from '../sign-in/member'
import { Card } from '../ui/card'
import { TimesToBook } from '../meetings/meeting-plan'
import { isToCome } from '../meetings/meetings.rules'
import { HomeMatch } from './month-result'
import type { getMatchHistory } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { badgeOf, matchStats } from '../pairings/matches/matches.rules'
import { inMealOf, roundInWords, namesOf } from '../kit/words.rules'
import { ParticipationMug } from '../people/participation/participation-mug'
import { useStanding, useParticipation } from '../people/participation/use-participation'
import { departmentOf } from '../pairings/matches/partner-view'
import { nameOrAddress } from '../../shared/person-name'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { EmptyState, QueryPart, Alert } from '../ui/feedback'
import { formats, isolated, words } from '../words'
import { Button } from '../ui/button'

/** /home: the month at a glance. */
export default function HomePage() {
  return <Member otherwise="/">{(user) => <Hub user={user} />}</Member>
}

/** Where the person stands in programmes with hosts: as a guest who waits, or as a host beside the others. */
function HostsAndGuests() {
  const { data = [] } = useQuery(queryOf(getOwnProgrammes))
  return data.map(({ id, name, in: isIn, waitingInWords, hostingInWords }) =>
    isIn && (waitingInWords || hostingInWords) ? (
      <Alert key={id} tone="info" title={<bdi>{name}</bdi>}>
        {waitingInWords ?? hostingInWords}
      </Alert>
    ) : null,
  )
}

function Hub({ user }: { user: User }) {
  const { home } = words.member
  const history = useQuery(matchHistoryQuery)
  const current = useQuery(openMatchesQuery)
  // A booked coffee stays here until it is over, also when its round is completed before.
  const ahead = history.data?.flatMap(({ match }) => (isToCome(match.meeting) ? match : []))
  return (
    <>
      <PageHeader title={inMealOf(current.data ?? []).titles['/home']} />
      {user.participationStatus === 'opted_out' && <OptedOutNotice />}
      <div className="grid items-start gap-6 max-lg:in-turn lg:grid-cols-[1fr_20rem]">
        <div
          data-awaited={current.isPending || history.isPending || undefined}
          className="in-turn flex min-w-0 flex-col gap-6"
        >
          <MatchOfTheMonth lines={5} ahead={ahead}>
            {(match, of) => (
              <HomeMatch key={match.id} match={match} of={of} user={user}>
                <TimesToBook match={match} user={user} />
              </HomeMatch>
            )}
          </MatchOfTheMonth>
          <HostsAndGuests />
          <Card title={home.recent}>
            <QueryPart query={history} failure={words.member.matches.historyFailed} lines={4}>
              {(items) => <RecentMatches items={items} />}
            </QueryPart>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <NextPairing user={user} />
          <Card title={home.stats.title}>
            <QueryPart query={history} failure={home.stats.failed}>
              {(items) => <Stats items={items} />}
            </QueryPart>
          </Card>
        </div>
      </div>
    </>
  )
}

/** The three figures of the hub. */
function Stats({ items }: { items: ResponseOf<typeof getMatchHistory> }) {
  const { totalMatches, coffeeChats, newConnections } = matchStats(items)
  const { stats } = words.member.home
  const figures = [
    [stats.totalMatches, totalMatches],
    [stats.coffeeChats, coffeeChats],
    [stats.newConnections, newConnections],
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

/** When the next pairing is, of each programme if they are in several, and whether the person takes part in it. */
export function NextPairing({ user }: { user: User }) {
  const { next, standing } = useStanding(user)
  const own = useQuery(queryOf(getOwnProgrammes)).data?.filter((one) => one.in) ?? []
  const { programmes, home } = words.member
  const texts = home.next
  return (
    <Card title={texts.title}>
      <div className="flex items-center gap-4">
        <ParticipationMug standing={standing} className="w-16 shrink-0" />
        <div className="min-w-0">
          <QueryPart query={next} failure={texts.failed} lines={1}>
            {({ date }) =>
              own.length > 1 ? (
                <ul>
                  {own.map(({ id, name, next: day }) => (
                    <li key={id} className="mb-2 leading-snug">
                      <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
                      {day ? programmes.next(formats().shortDate(day)) : programmes.cadence['by-hand']}
                    </li>
                  ))}
                </ul>
              ) : (
                // A line may break after the weekday only; where there is no date, after each word.
                <p className="font-semibold text-lg leading-snug">{date.replace(/(?<=, .*) /g, '\u00A0')}</p>
              )
            }
          </QueryPart>
          <p className="mt-0.5 text-muted">
            {standing.text}{' '}
            <Link
              href="/profile"
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {texts.change}
            </Link>
          </p>
        </div>
      </div>
    </Card>
  )
}

const MOST = 6

/** The last few matches, newest first. */
function RecentMatches({ items }: { items: ResponseOf<typeof getMatchHistory> }) {
  const { noHistory, noHistoryText } = words.member.matches
  if (items.length === 0) return <EmptyState title={noHistory}>{noHistoryText}</EmptyState>
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
                  <bdi>{namesOf(match)}</bdi>
                </p>
                <p className="truncate text-muted text-sm">
                  {[isolated(departmentOf(partner)), roundInWords(match)].filter(Boolean).join(' · ')}
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

/** For somebody who signs in and has opted out, perhaps long ago or in a mail: that they have, and the way back. */
function OptedOutNotice() {
  const update = useParticipation()
  const { optedOut } = words.member.home
  return (
    <Alert tone="info" title={optedOut.title} className="mb-6">
      <p>{optedOut.text}</p>
      <Button className="mt-3" pending={update.isPending} onClick={() => update.mutate({ to: 'active' })}>
        {optedOut.again}
      </Button>
    </Alert>
  )
}
