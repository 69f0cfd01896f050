import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSecondFactor,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
} from '../../../shared/contract/second-factor'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { RowButton } from '../../kit/row-button'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { ListRow } from '../../ui/lists/list-row'
import { AddSecondFactor } from './add-second-factor'
import { RecoveryCodes } from './recovery-codes'
import { formats, isolated, words } from '../../words'
import { Loaded } from '../../kit/loaded'

/** An administrator's own passkeys, authenticator app and recovery codes. */
export function SecondFactorCard() {
  const texts = words.account.secondFactor
  const factors = useQuery(queryOf(getSecondFactor))
  const [codes, setCodes] = useState<string[] | null>(null)
  const remove = useAction({
    run: (passkey: string | null) =>
      passkey === null ? call(removeApp) : call(removePasskey, { params: { id: passkey } }),
    failed: texts.remove.failed,
  })
  const renew = useAction({
    run: () => call(makeRecoveryCodes),
    done: ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      return texts.codes.done
    },
    failed: texts.codes.failed,
  })
  return (
    <Card title={texts.title} description={texts.description}>
      <Loaded query={factors} otherwise={texts.failed}>
        {(data) => (
          <div className="flex flex-col gap-4">
            {(data.passkeys.length > 0 || data.app !== null) && (
              <ul className="divide-y divide-line">
                {data.passkeys.map((passkey) => (
                  <Factor
                    key={passkey.id}
                    name={passkey.name}
                    state={stateOf(passkey, texts.passkey)}
                    question={texts.passkey.question(isolated(passkey.name))}
                    onRemove={() => remove.settle(passkey.id)}
                  />
                ))}
                {data.app && (
                  <Factor
                    name={texts.app.name}
                    state={stateOf(data.app, texts.app)}
                    question={texts.app.question}
                    onRemove={() => remove.settle(null)}
                  />
                )}
                <ListRow
                  title={texts.codes.title}
                  action={
                    <ConfirmTrigger
                      title={texts.codes.question}
                      effect={texts.codes.effect}
                      confirm={texts.codes.confirm}
                      danger={false}
                      onConfirm={() => renew.settle()}
                    >
                      <Button variant="ghost" size="small">
                        {texts.codes.renew}
                      </Button>
                    </ConfirmTrigger>
                  }
                >
                  {texts.codes.left(data.recoveryCodesLeft)}
                </ListRow>
              </ul>
            )}
            <AddSecondFactor hasApp={data.app !== null} onAdded={setCodes} />
          </div>
        )}
      </Loaded>
      {codes && (
        <Dialog
          width="medium"
          onClose={() => setCodes(null)}
          title={words.account.codes.title}
          footer={<Button onClick={() => setCodes(null)}>{words.account.codes.saved}</Button>}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </Card>
  )
}

interface FactorProps {
  name: string
  state: string
  question: string
  onRemove: () => Promise<void>
}

/** Which kind it is, and when it was added and used. */
const stateOf = (
  { addedAt, lastUsedAt }: { addedAt: string; lastUsedAt: string | null },
  { state }: { state: (added: string, used: string | null) => string },
): string => state(formats().moment(addedAt), lastUsedAt && formats().moment(lastUsedAt))

function Factor({ name, state, question, onRemove }: FactorProps) {
  const { action, named, effect } = words.account.secondFactor.remove
  return (
    <ListRow
      title={name}
      action={
        <ConfirmTrigger title={question} effect={effect} confirm={action} onConfirm={onRemove}>
          <RowButton name={named(isolated(name))}>{action}</RowButton>
        </ConfirmTrigger>
      }
    >
      {state}
    </ListRow>
  )
}
