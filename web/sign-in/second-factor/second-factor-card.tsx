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
import { RowAction } from '../../kit/row-button'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
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
                    remove={() => call(removePasskey, { params: { id: passkey.id } })}
                  />
                ))}
                {data.app && (
                  <Factor
                    name={texts.app.name}
                    state={stateOf(data.app, texts.app)}
                    question={texts.app.question}
                    remove={() => call(removeApp)}
                  />
                )}
                <ListRow
                  title={texts.codes.title}
                  action={
                    <RowAction
                      ask={{
                        title: texts.codes.question,
                        effect: texts.codes.effect,
                        confirm: texts.codes.confirm,
                        danger: false,
                      }}
                      run={() => call(makeRecoveryCodes)}
                      done={({ recoveryCodes }) => {
                        setCodes(recoveryCodes)
                        return texts.codes.done
                      }}
                      failed={texts.codes.failed}
                    >
                      {texts.codes.renew}
                    </RowAction>
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
  remove: () => Promise<unknown>
}

/** Which kind it is, and when it was added and used. */
const stateOf = (
  { addedAt, lastUsedAt }: { addedAt: string; lastUsedAt: string | null },
  { state }: { state: (added: string, used: string | null) => string },
): string => state(formats().moment(addedAt), lastUsedAt && formats().moment(lastUsedAt))

function Factor({ name, state, question, remove }: FactorProps) {
  const { action, named, effect, failed } = words.account.secondFactor.remove
  return (
    <ListRow
      title={name}
      action={
        <RowAction
          name={named(isolated(name))}
          ask={{ title: question, effect }}
          run={remove}
          failed={failed}
        >
          {action}
        </RowAction>
      }
    >
      {state}
    </ListRow>
  )
}
