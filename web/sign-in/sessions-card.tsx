import { useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, getSessions } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { RowAction } from '../kit/row-button'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { Alert, SkeletonLines } from '../ui/feedback'
import { ListRow } from '../ui/lists/list-row'
import { formats, words } from '../words'

/** The person's sessions, in a card. */
export function SessionsCard() {
  const { title, description } = words.member.profile.sessions
  return (
    <Card title={title} description={description}>
      <Sessions />
    </Card>
  )
}

/** The person's sessions, to find an unknown one and end it. */
export function Sessions() {
  const texts = words.member.profile.sessions
  const { longMoment } = formats()
  const { data: sessions, error } = useQuery(queryOf(getSessions))
  if (error) return <Alert tone="danger">{messageOf(error, texts.failed)}</Alert>
  if (!sessions) return <SkeletonLines />
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, isCurrent, signedInAt, lastUsedAt }) => (
          <ListRow
            key={id}
            title={device}
            action={
              isCurrent ? (
                <Badge tone="success">{texts.here}</Badge>
              ) : (
                <RowAction
                  name={texts.endOne(device, longMoment(signedInAt))}
                  run={() => call(endSession, { params: { id } })}
                  failed={texts.notEnded}
                >
                  {texts.end}
                </RowAction>
              )
            }
          >
            {isCurrent
              ? texts.since(longMoment(signedInAt))
              : texts.sinceAndUsed(longMoment(signedInAt), longMoment(lastUsedAt))}
          </ListRow>
        ))}
      </ul>
      {sessions.length > 1 && (
        <RowAction
          variant="secondary"
          className="mt-3"
          run={() => call(endOtherSessions)}
          failed={texts.notEnded}
        >
          {texts.endOthers}
        </RowAction>
      )}
    </>
  )
}
