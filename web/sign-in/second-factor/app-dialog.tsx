import { useQuery } from '@tanstack/react-query'
import encodeQR from 'qr'
import { useForm, useWatch } from 'react-hook-form'
import { confirmApp, startApp } from '../../../shared/contract/second-factor'
import { SIGN_IN_CODE } from '../../../shared/text-rules'
import { call, messageOf } from '../../api/call'
import { FormDialog } from '../../kit/forms/form-dialog'
import { useAction } from '../../kit/use-action'
import { CopyButton } from '../../ui/copy-button'
import { Alert, SkeletonLines } from '../../ui/feedback'
import { CodeField } from '../code-field'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'

interface AppDialogProps {
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Sets up an authenticator app: scan, then type the first code. */
export default function AppDialog({ onAdded, onClose }: AppDialogProps) {
  const texts = words.account.add.app
  const form = useForm({ defaultValues: { code: '' } })
  const code = useWatch({ control: form.control, name: 'code' })
  const { data: made, error } = useQuery({
    queryKey: ['new authenticator app'],
    queryFn: () => call(startApp),
    // A new key each time: the one before is no longer the server's.
    gcTime: 0,
    staleTime: 'static',
  })
  const confirm = useAction({
    run: (body: { code: string }) => call(confirmApp, { body }),
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
      action={confirm}
      submit={texts.submit}
      pendingLabel={words.account.checking}
      onClose={onClose}
    >
      {error ? (
        <Alert tone="danger">{messageOf(error, texts.noKey)}</Alert>
      ) : made ? (
        <>
          <QrCode text={made.uri} />
          <div className="flex flex-wrap items-center justify-center gap-2">
            <code dir="ltr" className="wrap-anywhere text-sm">
              {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <CopyButton text={made.secret} copied={texts.keyCopied}>
              {texts.copyKey}
            </CopyButton>
          </div>
        </>
      ) : (
        <SkeletonLines />
      )}
      <CodeField
        code={code}
        error={form.formState.errors.code?.message}
        onChange={(digits) => form.setValue('code', digits)}
      />
      <input type="hidden" {...form.register('code', { validate: faultIn(SIGN_IN_CODE) })} />
    </FormDialog>
  )
}

/** Dark on white in both themes, as cameras expect. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control"
    >
      <title>{words.account.add.app.image}</title>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
