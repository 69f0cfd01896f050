import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import { getEmailLogs, showSentMail } from '../../shared/contract/mail'
import { getCertificate, getCurrentPairings, getLeftOut, type Pairing } from '../../shared/contract/pairings'
import { getOneView } from '../../shared/contract/month'
import { personName } from '../../shared/person-name'
import { pathOf } from '../api/call'
import { pagesOf, queryOf } from '../api/query-client'
import { DocumentFrame } from '../kit/document-frame'
import { CertificateFigures } from '../pairings/certificate-figures'
import { Alert, QueryPart } from '../ui/feedback'
import { sentence, words } from '../words'
import { othersOf } from '../../shared/match-sides'
import { MeetingLine } from '../meetings/meeting-plan'
import { matchWords, roundInWords } from '../kit/words.rules'
import type { OpenMatch } from '../pairings/matches/current-match'
import { PartnerView, WhyYouTwo } from '../pairings/matches/partner-view'
import { Reveal } from '../pairings/matches/reveal'
import { AwayBadge, usePartnerAway } from '../pairings/rescue/stranding-notice'
import { Badge } from '../ui/badge'
import { LinkButton } from '../ui/button'
import { Card } from '../ui/card'
import { cn } from '../ui/cn'

interface MonthResultProps {
  /** What the round is for: a month, or a day. */
  period: string
  group: DomainGroup | undefined
}

/** What a month made: the proof, one of the mails, and the page of the person who got it. */
export default function MonthResult({ period, group }: MonthResultProps) {
  const current = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } }))
  return (
    <QueryPart query={current} failure={words.rounds.wholeMonth.result.failed} lines={6}>
      {({ pairings }) => {
        const made = pairings
          .toSorted((a, b) => a.groupNumber - b.groupNumber)
          .filter(
            (one) =>
              one.period === period &&
              (!group || one.domainGroupId === null || one.domainGroupId === group.id),
          )
        const [first] = made
        return first && <SideBySide first={first} pairings={made} />
      }}
    </QueryPart>
  )
}

function SideBySide({ first, pairings }: { first: Pairing; pairings: Pairing[] }) {
  const { result: texts } = words.rounds.wholeMonth
  const view = useQuery(queryOf(getOneView, { params: { id: first.id } }))
  const logs = useQuery(queryOf(getEmailLogs, { query: { entries: 0 } }))
  const newsletterId = logs.data?.find((log) => log.pairing_file === first.fileName)?.newsletter_id
  const email = view.data?.user.email
  const name = view.data ? personName(view.data.user) : texts.somebody
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <Part title={texts.proof}>
        {pairings.map((pairing) => (
          <Proof key={pairing.id} pairing={pairing} />
        ))}
      </Part>
      <Part
        title={texts.mailTo(name)}
        beneath={
          <a
            href={`/outbox?search=${encodeURIComponent(email ?? '')}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {texts.outbox}
          </a>
        }
      >
        <QueryPart query={logs} failure={texts.mailFailed} lines={6}>
          {() =>
            newsletterId && email ? (
              <DocumentFrame
                title={texts.mail(name)}
                path={pathOf(showSentMail, { query: { newsletterId, userEmail: email } })}
                className="h-[34rem]"
              />
            ) : null
          }
        </QueryPart>
      </Part>
      <Part
        title={texts.pageOf(name)}
        beneath={
          <p className="text-muted text-sm">
            {sentence(
              texts.be(
                view.data?.user.firstName,
                <strong className="font-semibold text-text">{'/simple-auth'}</strong>,
                <strong className="wrap-anywhere font-semibold text-text">{email}</strong>,
              ),
            )}
          </p>
        }
      >
        <QueryPart query={view} failure={texts.pageFailed} lines={6}>
          {({ match, user }) => (
            <div inert>
              <HomeMatch match={match} user={user} />
            </div>
          )}
        </QueryPart>
      </Part>
    </div>
  )
}

function Part({ title, children, beneath }: { title: string; children: ReactNode; beneath?: ReactNode }) {
  return (
    <section className="land flex min-w-0 flex-col gap-3">
      <h3 className="break-words text-xl">{title}</h3>
      {children}
      {beneath}
    </section>
  )
}

function Proof({ pairing }: { pairing: Pairing }) {
  const params = { id: pairing.id }
  const certificate = useQuery(queryOf(getCertificate, { params }))
  const leftOut = useInfiniteQuery(pagesOf(getLeftOut, { params, query: { limit: 1 } }))
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <p className="break-words font-semibold">{pairing.name}</p>
      <QueryPart query={certificate} failure={words.rounds.wholeMonth.result.proofFailed} lines={3}>
        {(found) => (
          <>
            <CertificateFigures certificate={found} leftOut={leftOut.data?.pages[0]?.total} />
            <Alert tone={found.optimal ? 'success' : 'info'}>{found.statement}</Alert>
          </>
        )}
      </QueryPart>
    </div>
  )
}

/** The match of a round on the hub, with what can be done there; the other actions for it are on the matches page. */
export function HomeMatch({ match, of, user, children }: OpenMatch & { children?: ReactNode }) {
  const isAway = usePartnerAway(match.id)
  const { home, matches } = matchWords(match)
  const others = othersOf(match)
  return (
    <Reveal match={match} of={of}>
      <Card
        className="@container"
        title={matches.current}
        description={of ?? roundInWords(match)}
        actions={isAway ? <AwayBadge /> : <Badge tone="success">{matches.active}</Badge>}
      >
        {match.role === 'host' && <p className="mb-4 font-semibold">{words.member.matches.youHost}</p>}
        <div className={cn('grid gap-4', others.length > 2 && '@lg:grid-cols-2')}>
          {others.map((other) => (
            <PartnerView
              key={other.id}
              partner={other}
              size={others.length > 2 ? 'large' : 'huge'}
              isHost={other.id === match.hostId}
            />
          ))}
        </div>
        <MeetingLine
          match={match}
          user={user}
          isAway={isAway}
          hasTimes={children !== undefined && match.canBook}
        />
        {!isAway && match.meeting?.state !== 'booked' && children}
        {!isAway && <WhyYouTwo match={match} className="mt-6 @lg:grid-cols-2" />}
        {!isAway && match.isAsked && match.ownStatus === 'pending' && (
          <LinkButton href="/matches" className="mt-6">
            {home.didYouMeet}
          </LinkButton>
        )}
      </Card>
    </Reveal>
  )
}
