import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { CONNECTION_ANSWERS, type ConnectionAnswer } from '../../shared/limits'
import { answerMet } from '../../shared/contract/mail'
import { call, messageOf } from '../api/call'
import { inMeal } from '../kit/words.rules'
import { connectionBadge } from '../pairings/matches/matches.rules'
import { SignInFrame, TextLink } from '../sign-in/sign-in-frame'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { formats, isolated, words } from '../words'
import { type MailLink, MailLinkFrame } from './mail-link-frame'

/** /met: answers "did you meet?" from the newsletter, for the link's person only, and only when a button is pressed. */
export default function MetPage() {
  return (
    <MailLinkFrame purpose="met">{(link, token) => <DidYouMeet link={link} token={token} />}</MailLinkFrame>
  )
}

function DidYouMeet({ link, token }: { link: MailLink; token: string }) {
  const { hello, met } = inMeal(words.visitor.replies, link.meal)
  const partner = link.partnerName && isolated(link.partnerName)
  const answer = useMutation({
    mutationFn: (status: ConnectionAnswer) => call(answerMet, { body: { token, status } }),
  })
  const given = answer.isSuccess ? answer.variables : link.ownStatus
  const [search] = useSearchParams()
  // What was pressed in the mail is offered first; it still takes a press here, as mail scanners follow links.
  const answers: ConnectionAnswer[] = [...CONNECTION_ANSWERS]
  if (search.get('answer') === 'not_confirmed') answers.reverse()
  const isMonthly = link.month !== null
  const month = link.month && formats().month(link.month)
  const toMatches = <TextLink href="/matches">{words.shell.titles['/matches']}</TextLink>

  if (given && given !== 'pending') {
    const badge = connectionBadge(given, isMonthly, link.meal)
    return (
      <SignInFrame
        level={given === 'confirmed' ? 100 : 20}
        title={answer.isSuccess ? met.thanks : met.already}
        description={
          <div aria-live="polite" className="flex flex-col items-center gap-3">
            <p className="max-w-full">
              {answer.isSuccess ? answer.data.message : partner ? met.about(partner) : met.aboutUnnamed}
            </p>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </div>
        }
        footer={toMatches}
      />
    )
  }
  return (
    <SignInFrame
      level={60}
      title={partner ? met.title(partner) : met.titleUnnamed}
      description={
        <p>
          {link.firstName && `${hello(isolated(link.firstName))} `}
          {month ? met.onePressFor(month) : met.onePress}
        </p>
      }
      footer={toMatches}
    >
      {answer.isError && (
        <Alert tone="danger" className="mb-5">
          {messageOf(answer.error, met.failed)}
        </Alert>
      )}
      <div className="flex flex-col gap-2">
        {answers.map((status, index) => (
          <Button
            key={status}
            size="large"
            variant={index === 0 ? 'primary' : 'secondary'}
            wide
            pending={answer.isPending && answer.variables === status}
            aria-disabled={answer.isPending}
            onClick={() => answer.mutate(status)}
          >
            {connectionBadge(status, isMonthly, link.meal).label}
          </Button>
        ))}
      </div>
    </SignInFrame>
  )
}
