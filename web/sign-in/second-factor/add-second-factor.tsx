import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { addPasskey, startPasskey } from '../../../shared/contract/second-factor'
import { PASSKEY_NAME } from '../../../shared/text-rules'
import { CallError, call } from '../../api/call'
import { noteProof } from '../../api/proof'
import { FormDialog } from '../../kit/forms/form-dialog'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Input, Field } from '../../ui/input'
import { onDemand } from '../../ui/on-demand'
import { makePasskey, passkeyFault } from '../ask-passkey'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'

/** With the QR code, which few need. */
const AppDialog = onDemand(() => import('./app-dialog'))

/** Gets the recovery codes that were made, if it was the first second factor. */
type OnAdded = (recoveryCodes: string[] | null) => void

/** The two kinds of second factor, each with its dialog. */
export function AddSecondFactor({ hasApp = false, onAdded }: { hasApp?: boolean; onAdded: OnAdded }) {
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null)
  const texts = words.account.add
  const close = () => setAdding(null)
  const added: OnAdded = (codes) => {
    noteProof()
    onAdded(codes)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={KeyRound} variant="secondary" onClick={() => setAdding('passkey')}>
        {texts.passkey.action}
      </Button>
      <Button icon={Smartphone} variant="secondary" onClick={() => setAdding('app')}>
        {hasApp ? texts.app.replace : texts.app.action}
      </Button>
      {adding === 'passkey' && <PasskeyDialog onAdded={added} onClose={close} />}
      {adding === 'app' && <AppDialog onAdded={added} onClose={close} />}
    </div>
  )
}

function PasskeyDialog({ onAdded, onClose }: { onAdded: OnAdded; onClose: () => void }) {
  const texts = words.account.add.passkey
  const form = useForm({ defaultValues: { name: '' } })
  const add = useAction({
    run: async ({ name }: { name: string }) => {
      const options = await call(startPasskey)
      const passkey = await makePasskey(options).catch((error: unknown) => {
        throw new CallError(passkeyFault(error), 400)
      })
      return call(addPasskey, { body: { name, passkey } })
    },
    done: ({ message, recoveryCodes }) => {
      onAdded(recoveryCodes)
      return message
    },
    failed: texts.failed,
  })
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      form={form}
      action={add}
      submit={texts.submit}
      pendingLabel={words.account.waitingForDevice}
      onClose={onClose}
    >
      <Field label={texts.name} required hint={texts.nameHint} error={form.formState.errors.name?.message}>
        <Input autoComplete="off" {...form.register('name', { validate: faultIn(PASSKEY_NAME) })} />
      </Field>
    </FormDialog>
  )
}
