import { useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, getSessions } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Alert, SkeletonLines } from '../ui/feedback'
import { ListRow } from '../ui/lists/list-row'

/** Instead of a session's id: all but this one. */
const OTHERS = 'others'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** What the list of sessions is called, and for. */
export const SESSIONS = {
  title: 'Where you are signed in',
  description: "Don't know one of these? Sign it out.",
}

/** The person's sessions, in a card. */
export const SessionsCard = () => (
  <Card {...SESSIONS}>
    <Sessions />
  </Card>
)

/** The person's sessions, to find an unknown one and end it. */
export function Sessions() {
  const { data: sessions, error } = useQuery(queryOf(getSessions))
  const end = useAction({
    run: (id: string) => (id === OTHERS ? call(endOtherSessions) : call(endSession, { params: { id } })),
    done: ({ message }) => message,
    failed: 'Failed to sign out there',
  })
  if (error) return <Alert tone="danger">{messageOf(error, 'Failed to load where you are signed in.')}</Alert>
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
                <Badge tone="success">This browser</Badge>
              ) : (
                <RowButton
                  name={`Sign out ${device}, since ${moment.format(new Date(signedInAt))}`}
                  pending={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  Sign Out There
                </RowButton>
              )
            }
          >
            Since {moment.format(new Date(signedInAt))}
            {!isCurrent && `, last used ${moment.format(new Date(lastUsedAt))}`}
          </ListRow>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          pending={end.isPending && end.variables === OTHERS}
          onClick={() => end.mutate(OTHERS)}
        >
          Sign Out Everywhere Else
        </Button>
      )}
    </>
  )
}
