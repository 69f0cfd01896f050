import { useQuery } from '@tanstack/react-query'
import { Figure } from '../kit/figure'
import { LoadFailed } from '../kit/load-failed'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Alert, EmptyState, ProgressBar, SkeletonLines } from '../ui/feedback'
import { Logo, Mug } from '../ui/mug'
import { QueryPart } from '../ui/query-part'
import { Loading } from '../ui/spinner'
import { Exhibit, Row } from './exhibit'

const badges = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const
const alerts = ['info', 'success', 'warning', 'danger'] as const
const nobody = async () => undefined

/** Messages, and what is shown where something is missing. */
export function Messages() {
  const waiting = useQuery<string>({
    queryKey: ['parts', 'waiting'],
    queryFn: () => new Promise(() => undefined),
  })
  const failed = useQuery<string>({
    queryKey: ['parts', 'failed'],
    queryFn: () => Promise.reject(new Error('as an example')),
  })
  return (
    <>
      <Exhibit name="Badge">
        <Row>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Exhibit>
      <Exhibit name="Alert">
        {alerts.map((tone) => (
          <Alert key={tone} tone={tone} title={`Tone: ${tone}`}>
            What happened, and what can be done about it.
          </Alert>
        ))}
      </Exhibit>
      <Exhibit name="Progress">
        <ProgressBar label="Not begun" value={0} max={120} />
        <ProgressBar label="Sending the newsletter" value={48} max={120} />
        <ProgressBar label="Done" value={120} max={120} tone="success" />
        <ProgressBar label="With failures" value={90} max={120} tone="danger" text="90 sent, 30 failed" />
      </Exhibit>
      <Exhibit name="Waiting">
        <SkeletonLines />
        <Loading />
      </Exhibit>
      <Exhibit name="A part that waits for one read">
        <QueryPart query={waiting} failure="It could not be read.">
          {(text) => text}
        </QueryPart>
        <QueryPart query={failed} failure="It could not be read.">
          {(text) => text}
        </QueryPart>
        <LoadFailed error={undefined} otherwise="The list could not be read." onRetry={nobody} />
      </Exhibit>
      <Exhibit name="Empty state">
        <EmptyState title="No matches yet" action={<Button>Generate pairings</Button>}>
          The next round brings the first ones.
        </EmptyState>
      </Exhibit>
      <Exhibit name="Figure">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Figure label="Total users" value={1204} note="8 pending setup" />
          <Figure label="Active matches" value={48} href="/ui" />
          <Figure label="Being counted" value={undefined} />
        </div>
      </Exhibit>
      <Exhibit name="Avatar">
        <Row>
          {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
            <Avatar key={size} name="Ada King Lovelace" size={size} />
          ))}
          <Avatar name="A photo" src="/favicon.svg" size="large" />
        </Row>
      </Exhibit>
      <Exhibit name="Mug">
        <Row>
          {[0, 18, 50, 100].map((level) => (
            <Mug key={level} level={level} label={`${level} %`} className="w-16" />
          ))}
          <Mug level={100} steam bubbles label="With steam and bubbles" className="w-16" />
          <Mug level={60} tone="amber" label="Amber" className="w-16" />
          <Mug level={60} tone="grey" label="Grey" className="w-16" />
          <Mug level={60} still label="Still" className="w-16" />
          <Mug level={60} loading label="Loading" className="w-16" />
          <Logo />
        </Row>
      </Exhibit>
    </>
  )
}
