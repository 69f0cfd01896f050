import { useMutation, useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, getSessions } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { queryOf, whenFresh } from '../api/query-client'
import { sayFailure } from '../kit/say'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { Alert, SkeletonLines } from '../ui/feedback'
import { toast } from '../ui/toast'

/** Instead of a session's id: all but this one. */
const OTHERS = 'others'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** The person's sessions, to find an unknown one and end it. */
export function SessionsCard() {
  const { data: sessions, error } = useQuery(queryOf(getSessions))
  const end = useMutation({
    mutationFn: (id: string) =>
      id === OTHERS ? call(endOtherSessions) : call(endSession, { params: { id } }),
    onSuccess: ({ message }) => toast({ title: 'Success', description: message, tone: 'success' }),
    onError: (failure) => sayFailure(failure, 'Failed to sign out there'),
    onSettled: whenFresh,
  })
  return (
    <Card aria-labelledby="sessions-title">
      <CardHeader
        id="sessions-title"
        title="Where you are signed in"
        description="Don't know one of these? Sign it out."
        actions={
          sessions &&
          sessions.length > 1 && (
            <Button
              variant="secondary"
              size="small"
              pending={end.isPending && end.variables === OTHERS}
              onClick={() => end.mutate(OTHERS)}
            >
              Sign Out Everywhere Else
            </Button>
          )
        }
      />
      {error ? (
        <Alert tone="danger">{messageOf(error, 'Failed to load where you are signed in.')}</Alert>
      ) : !sessions ? (
        <SkeletonLines />
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, isCurrent, signedInAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-medium">{device}</p>
                <p className="text-muted text-sm">
                  Since {moment.format(new Date(signedInAt))}
                  {!isCurrent && `, last used ${moment.format(new Date(lastUsedAt))}`}
                </p>
              </div>
              {isCurrent ? (
                <Badge tone="success">This browser</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Sign out ${device}, since ${moment.format(new Date(signedInAt))}`}
                  pending={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  Sign Out There
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
