import { useQuery } from '@tanstack/react-query'
import type { getMatchHistory, OwnMatch } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import type { ResponseOf } from '../../../shared/endpoint'
import { PageHeader } from '../../layout/page-header'
import { Member } from '../../sign-in/member'
import { Card } from '../../ui/card'
import { EmptyState, QueryPart } from '../../ui/feedback'
import { CurrentMatch } from './current-match'
import { MatchOfTheMonth } from './match-of-the-month'
import { matchHistoryQuery, openMatchesQuery, useIsMonthly } from './matches.data'
import { peopleMet, badgeOf, linesOf, metSentence } from './matches.rules'
import { useId } from 'react'
import { nameOrAddress } from '../../../shared/person-name'
import { othersOf } from '../../../shared/match-sides'
import { GiveFeedback } from '../feedback/give-feedback'
import { Searched } from '../../kit/searched'
import { MeetAgain } from '../../meetings/meeting-plan'
import { isToCome } from '../../meetings/meetings.rules'
import { Badge } from '../../ui/badge'
import { inMealOf, matchWords, memberWords, roundInWords } from '../../kit/words.rules'
import { words } from '../../words'
import { DidYouMeet } from './did-you-meet'
import { departmentOf, PartnerView } from './partner-view'

/** /matches: this month's match and all before it. */
export default function MatchesPage() {
  return <Member otherwise="login">{(user) => <Matches user={user} />}</Member>
}

function Matches({ user }: { user: User }) {
  const open = useQuery(openMatchesQuery)
  const isMonthly = useIsMonthly()
  const found = open.data ?? []
  const first = found[0]?.match
  const { matches } = memberWords(first ? !first.day : isMonthly)
  const history = useQuery(matchHistoryQuery)
  return (
    <>
      <PageHeader
        title={inMealOf(found).titles['/matches']}
        description={
          matches.description[!first ? 'none' : first.more.length > 0 || found.length > 1 ? 'more' : 'one']
        }
      />
      <div className="in-turn flex flex-col gap-10">
        <MatchOfTheMonth lines={6}>
          {(match, of) => <CurrentMatch key={match.id} match={match} of={of} user={user} />}
        </MatchOfTheMonth>
        <section aria-labelledby="history">
          <h2 id="history" className="mb-5 text-2xl">
            {matches.history}
          </h2>
          <QueryPart query={history} failure={matches.historyFailed} lines={4}>
            {(items) => <History items={items} user={user} />}
          </QueryPart>
        </section>
      </div>
    </>
  )
}

function History({ items, user }: { items: ResponseOf<typeof getMatchHistory>; user: User }) {
  const { matches } = words.member
  const met = peopleMet(items)
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title={matches.noHistory}>{matches.noHistoryText}</EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-6">
      {met.length > 0 && <PeopleMet met={met} />}
      <Searched label={matches.search} items={items} wordsOf={wordsOf}>
        {(found) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {found.map(({ match }) => (
              <li key={match.id} className={PARTS}>
                <HistoryCard match={match} user={user} />
              </li>
            ))}
          </ul>
        )}
      </Searched>
    </div>
  )
}

/** The search terms of an earlier match: the others, and the time. */
const wordsOf = ({ match }: { match: OwnMatch }) => [
  roundInWords(match),
  ...othersOf(match).flatMap((other) => [nameOrAddress(other), other.email, departmentOf(other)]),
]

/** The parts of a card are as high as those of its neighbours: month, people, badges, bio, and what can be done. */
const PARTS = 'row-span-5 grid grid-rows-subgrid'

/** One earlier match: the others, the time, and whether they met. */
function HistoryCard({ match, user }: { match: OwnMatch; user: User }) {
  const { matches } = matchWords(match)
  const who = useId()
  const badge = badgeOf(match)
  return (
    <Card className={PARTS}>
      <p className="font-semibold text-muted text-sm">{roundInWords(match)}</p>
      <div id={who} className="flex flex-col gap-4">
        {othersOf(match).map((other) => (
          <PartnerView key={other.id} partner={other} size="large" />
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {match.status === 'completed' && <Badge tone="neutral">{matches.completed}</Badge>}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <div className="flex flex-col gap-2">
        {othersOf(match).map(
          (other) =>
            other.bio && (
              <p
                key={other.id}
                className="line-clamp-6 whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere"
              >
                {match.more.length > 0 && <bdi className="block font-semibold">{nameOrAddress(other)}</bdi>}
                {other.bio}
              </p>
            ),
        )}
      </div>
      <div className="flex flex-col text-sm">
        <DidYouMeet match={match} labels={matches.earlierAnswers} describedBy={who} line={linesOf(match)} />
        <GiveFeedback match={match} describedBy={who} />
        {/* One question a card: whether they met comes first. */}
        {(match.ownStatus !== 'pending' || isToCome(match.meeting)) && (
          <MeetAgain match={match} user={user} describedBy={who} />
        )}
      </div>
    </Card>
  )
}

const SIZE = 200
const INNER = 34
const RIM = 80
const STEP = 14
const MOST_ON_A_SPOKE = 4

/** Where the dots of the picture are: a spoke for each department, a dot on it for each colleague. */
function spokes(met: ReturnType<typeof peopleMet>) {
  return met.map(({ department, people }, index) => {
    const angle = (index / met.length) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) => ({
      x: SIZE / 2 + Math.cos(angle) * radius,
      y: SIZE / 2 + Math.sin(angle) * radius,
    })
    const dots = Array.from({ length: Math.min(people, MOST_ON_A_SPOKE) }, (_, dot) => at(RIM - dot * STEP))
    return { department, dots, from: at(INNER - 8), to: at(RIM) }
  })
}

/** The people one has met so far: a sentence, a small picture, and the same as a list. */
function PeopleMet({ met }: { met: ReturnType<typeof peopleMet> }) {
  return (
    <Card aria-labelledby="people-met" className="flex flex-col items-center gap-x-10 gap-y-4 sm:flex-row">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden className="w-44 shrink-0">
        <circle cx={SIZE / 2} cy={SIZE / 2} r={92} className="fill-sunken" />
        {spokes(met).map(({ department, dots, from, to }) => (
          <g key={department}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-crema" strokeWidth="2.5" />
            {dots.map(({ x, y }) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="6" className="fill-primary" />
            ))}
          </g>
        ))}
        <circle cx={SIZE / 2} cy={SIZE / 2} r="24" className="fill-coffee" />
        <circle cx={SIZE / 2} cy={SIZE / 2} r="24" className="fill-none stroke-cup-edge" strokeWidth="4" />
        <circle cx={SIZE / 2} cy={SIZE / 2} r="13" className="fill-none stroke-crema" strokeWidth="2" />
      </svg>
      <div className="min-w-0">
        <h2 id="people-met" className="text-2xl">
          {metSentence(met)}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {met.map(({ department, people }) => (
            <li key={department} className="wrap-anywhere">
              {department} <span className="figures font-semibold text-text">{people}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
