import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { plainEmail } from '../../shared/characters'
import { type AdminUser, changeAddress, getUserReach, previewAddress } from '../../shared/contract/directory'
import { personName } from '../../shared/person-name'
import { EMAIL } from '../../shared/text-rules'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { faultIn } from '../kit/forms/faults'
import { FormDialog } from '../kit/forms/form-dialog'
import { useAction } from '../kit/use-action'
import { useSettled } from '../kit/searched'
import { EndingMatches } from '../people/participation/ending-matches'
import { Alert } from '../ui/feedback'
import { EmailInput, Field } from '../ui/input'
import { formats, isolated, sentence, words } from '../words'

/** Gives a person another address. Where that is another account’s, it asks whether both are the same person’s, and names what is erased. */
export function ChangeAddressDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { address: texts, erase } = words.people.users
  const form = useForm({ defaultValues: { email: '', erases: '' } })
  const { errors } = form.formState
  const faultOf = faultIn(EMAIL)
  const typed = plainEmail(useWatch({ control: form.control, name: 'email' }))
  const email = useSettled(typed)
  const id = user.id
  const preview = useQuery({
    ...queryOf(previewAddress, { params: { id }, query: { email } }),
    enabled: email !== user.email && faultOf(email) === undefined,
    gcTime: 0,
  })
  const known = email === typed ? preview.data : undefined
  const other = known?.other
  const reach = useQuery({
    ...queryOf(getUserReach, { params: { id: other?.erases.id ?? id } }),
    enabled: Boolean(other),
    gcTime: 0,
  }).data
  const change = useAction({
    run: (values: { email: string; erases: string }) =>
      call(changeAddress, {
        params: { id },
        body: { email: values.email, from: user.email, ...(other && { erases: values.erases }) },
      }),
    done: ({ message }) => message,
    failed: texts.failed,
  })
  const since = ({ createdAt }: { createdAt: string }) => formats().shortDate(createdAt)
  return (
    <FormDialog
      title={texts.question(isolated(personName(user)))}
      description={texts.text}
      form={form}
      action={change}
      submit={other ? texts.merge : texts.action}
      pendingLabel={texts.pending}
      danger={Boolean(other)}
      disabled={!known}
      onClose={onClose}
    >
      <Field label={texts.newAddress} required error={errors.email?.message}>
        <EmailInput
          autoComplete="off"
          {...form.register('email', {
            validate: (value) => (plainEmail(value) === user.email ? texts.sameAddress : faultOf(value)),
          })}
        />
      </Field>
      {known?.barred && (
        <Alert tone="warning" title={texts.barred(isolated(email))}>
          {texts.staysBarred}
        </Alert>
      )}
      {other && (
        <>
          <Alert tone="warning" title={texts.taken(isolated(email))}>
            <p>{texts.keeps(isolated(other.keeps.email), since(other.keeps))}</p>
            <p className="mt-2">
              {texts.erases(isolated(other.erases.email), since(other.erases), other.erases.matches)}
            </p>
          </Alert>
          <EndingMatches reach={reach} effect={words.dashboard.ending.endsThem} />
          <Field
            label={sentence(erase.address(<bdi className="break-all">{other.erases.email}</bdi>))}
            required
            error={errors.erases?.message}
          >
            <EmailInput
              autoComplete="off"
              {...form.register('erases', {
                validate: (value) => plainEmail(value) === other.erases.email || texts.otherAddress,
              })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
