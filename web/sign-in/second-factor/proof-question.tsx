import { type ProofQuestion as Question, type ProofWay, settleProof } from '../../api/proof'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { AddSecondFactor } from './add-second-factor'
import { RecoveryCodes } from './recovery-codes'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import {
  proveByApp,
  proveByPasskey,
  proveByRecoveryCode,
  startPasskeyProof,
} from '../../../shared/contract/second-factor'
import { RECOVERY_CODE, SIGN_IN_CODE } from '../../../shared/text-rules'
import { call, messageOf } from '../../api/call'
import { Alert } from '../../ui/feedback'
import { Input, Field } from '../../ui/input'
import { CodeField } from '../code-field'
import { passkeyFault, signByPasskey } from '../ask-passkey'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'

/** Asks for the second factor when a call was refused because it was missing; afterwards the call is repeated. */
export default function ProofQuestion({ question }: { question: Question }) {
  return question.code === 'proof_needed' ? (
    <ProofDialog ways={question.ways} onDone={settleProof} />
  ) : (
    <SetUpDialog onDone={settleProof} />
  )
}

/** Where administrators need a second factor: they set it up before anything else, then go on. */
function SetUpDialog({ onDone }: { onDone: (isSetUp: boolean) => void }) {
  const texts = words.account
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      width="medium"
      onClose={() => onDone(codes !== null)}
      title={codes ? texts.codes.title : texts.proof.setUp.title}
      description={codes ? undefined : texts.proof.setUp.text}
      footer={codes && <Button onClick={() => onDone(true)}>{texts.codes.saved}</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <AddSecondFactor onAdded={(made) => (made ? setCodes(made) : onDone(true))} />
      )}
    </Dialog>
  )
}

interface ProofDialogProps {
  ways: readonly ProofWay[]
  /** True when it was proved, false when the person gave up. */
  onDone: (isProved: boolean) => void
}

/** Is it you? By passkey, by six digits of the app, or by a recovery code. */
function ProofDialog({ ways, onDone }: ProofDialogProps) {
  const texts = words.account.proof
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'recovery-code')
  return (
    <Dialog
      onClose={() => onDone(false)}
      title={texts.title}
      description={texts.text}
      footer={ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="ghost" onClick={() => setWay(other)}>
            {texts.ways[other]}
          </Button>
        ))}
    >
      {way === 'passkey' ? (
        <ByPasskey onProved={() => onDone(true)} />
      ) : (
        <ByCode key={way} way={way} onProved={() => onDone(true)} />
      )}
    </Dialog>
  )
}

function ByPasskey({ onProved }: { onProved: () => void }) {
  const texts = words.account.proof
  const prove = useMutation({
    mutationFn: async () => {
      const passkey = await signByPasskey(await call(startPasskeyProof))
      await call(proveByPasskey, { body: { passkey } })
    },
    onSuccess: onProved,
  })
  return (
    <div className="flex flex-col gap-4">
      {prove.isError && <Alert tone="danger">{passkeyFault(prove.error)}</Alert>}
      <Button icon={KeyRound} size="large" wide does={prove} pendingLabel={texts.waiting}>
        {texts.ways.passkey}
      </Button>
    </div>
  )
}

const RULES = { app: SIGN_IN_CODE, 'recovery-code': RECOVERY_CODE }

function ByCode({ way, onProved }: { way: 'app' | 'recovery-code'; onProved: () => void }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const texts = words.account.proof
  const hint = texts.hints[way]
  const prove = useMutation({
    mutationFn: () =>
      way === 'app'
        ? call(proveByApp, { body: { code: text } })
        : call(proveByRecoveryCode, { body: { recoveryCode: text } }),
    onSuccess: onProved,
    onError: (error) => setFault(messageOf(error, texts.failed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (prove.isPending) return
    const found = faultIn(RULES[way])(text)
    setFault(found)
    if (found === undefined) prove.mutate()
  }
  const change = (value: string) => {
    setText(value)
    setFault(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {way === 'app' ? (
        <CodeField code={text} error={fault} hint={hint} takesFocus onChange={change} />
      ) : (
        <Field label={texts.recoveryCode} error={fault} hint={hint} required>
          <Input
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="large" wide pending={prove.isPending} pendingLabel={words.account.checking}>
        {texts.submit}
      </Button>
    </form>
  )
}
