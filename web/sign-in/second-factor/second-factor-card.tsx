import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSecondFactor,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
} from '../../../shared/contract/second-factor'
import { call, messageOf } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { RowButton } from '../../kit/row-button'
import { useAction } from '../../kit/use-action'
import { momentInWords } from '../../kit/words.rules'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { Alert, SkeletonLines } from '../../ui/feedback'
import { ListRow } from '../../ui/lists/list-row'
import { AddSecondFactor } from './add-second-factor'
import { RecoveryCodes } from './recovery-codes'

/** An administrator's own passkeys, authenticator app and recovery codes. */
export function SecondFactorCard() {
  const { data, error } = useQuery(queryOf(getSecondFactor))
  const [codes, setCodes] = useState<string[] | null>(null)
  const remove = useAction({
    run: (passkey: string | null) =>
      passkey === null ? call(removeApp) : call(removePasskey, { params: { id: passkey } }),
    done: ({ message }) => message,
    failed: 'Failed to remove it',
  })
  const renew = useAction({
    run: () => call(makeRecoveryCodes),
    done: ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      return 'The earlier codes no longer work.'
    },
    failed: 'Failed to make new codes',
  })
  const isSetUp = data !== undefined && (data.passkeys.length > 0 || data.app !== null)
  return (
    <Card
      title="Second factor"
      description="You need it after you sign in, and again before anything that can’t be undone."
    >
      {error ? (
        <Alert tone="danger">{messageOf(error, 'Failed to load your second factor.')}</Alert>
      ) : !data ? (
        <SkeletonLines />
      ) : (
        <div className="flex flex-col gap-4">
          {isSetUp && (
            <ul className="divide-y divide-line">
              {data.passkeys.map((passkey) => (
                <Factor
                  key={passkey.id}
                  name={passkey.name}
                  kind="Passkey"
                  times={passkey}
                  called={`the passkey “${passkey.name}”`}
                  onRemove={() => remove.settle(passkey.id)}
                />
              ))}
              {data.app && (
                <Factor
                  name="Authenticator app"
                  kind="Six digits"
                  times={data.app}
                  called="the authenticator app"
                  onRemove={() => remove.settle(null)}
                />
              )}
              <ListRow
                title="Recovery codes"
                action={
                  <ConfirmTrigger
                    title="Make new recovery codes?"
                    effect="The codes that you have now will no longer work."
                    confirm="Make New Codes"
                    danger={false}
                    onConfirm={() => renew.settle()}
                  >
                    <Button variant="ghost" size="small">
                      Make New Ones
                    </Button>
                  </ConfirmTrigger>
                }
              >
                {data.recoveryCodesLeft} left
              </ListRow>
            </ul>
          )}
          <AddSecondFactor hasApp={data.app !== null} onAdded={setCodes} />
        </div>
      )}
      {codes && (
        <Dialog
          open
          width="medium"
          onOpenChange={(open) => open || setCodes(null)}
          title="Your recovery codes"
          footer={<Button onClick={() => setCodes(null)}>I have saved them</Button>}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </Card>
  )
}

interface FactorProps {
  name: string
  kind: string
  times: { addedAt: string; lastUsedAt: string | null }
  /** What it is called in the question. */
  called: string
  onRemove: () => Promise<void>
}

const Factor = ({ name, kind, times, called, onRemove }: FactorProps) => (
  <ListRow
    title={name}
    action={
      <ConfirmTrigger
        title={`Remove ${called}?`}
        effect="It can no longer prove that it is you. If it is your last one, your recovery codes are removed as well."
        confirm="Remove"
        onConfirm={onRemove}
      >
        <RowButton name={`Remove ${name}`}>Remove</RowButton>
      </ConfirmTrigger>
    }
  >
    {kind}, added {momentInWords(times.addedAt)},{' '}
    {times.lastUsedAt ? `last used ${momentInWords(times.lastUsedAt)}` : 'not used yet'}
  </ListRow>
)
