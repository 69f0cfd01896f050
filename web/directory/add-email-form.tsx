import { useForm } from 'react-hook-form'
import { WHITELIST_ENTRY } from '../../shared/text-rules'
import { plainEmail } from '../../shared/characters'
import { addAllowedEmail, type DomainGroup } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { showErrors } from '../kit/forms/show-errors'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input, Options, Select } from '../ui/input'
import { domainOf } from './whitelist.rules'
import { useIsManager } from '../sign-in/may'

const empty = { email: '', reason: '', domainGroupId: '' }

/** Adds one address or one domain. */
export function AddEmailForm({ groups }: { groups: readonly DomainGroup[] }) {
  const isManager = useIsManager()
  // A manager's entries are always of a group of theirs.
  const domainGroupId = isManager ? (groups[0]?.id ?? '') : ''
  const form = useForm({ defaultValues: { ...empty, domainGroupId } })
  const { errors } = form.formState
  const add = useAction({
    run: ({ email, reason, domainGroupId: group }: typeof empty) =>
      call(addAllowedEmail, {
        body: {
          email: plainEmail(email),
          domain: domainOf(email),
          reason,
          domainGroupId: group || null,
        },
      }),
    done: ({ email }) => `${email} is on the whitelist`,
    failed: 'Failed to add email',
  })
  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      // The group often stays the same for the next one.
      onSuccess: () => {
        form.reset({ ...empty, domainGroupId: values.domainGroupId })
        form.setFocus('email')
      },
      onError: (error) => showErrors(form, error),
    }),
  )
  return (
    <form
      noValidate
      aria-label="Add to whitelist"
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <Field
        label="Email"
        required
        error={errors.email?.message}
        hint="name@company.com, or *@company.com for a whole domain"
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          {...form.register('email', { validate: WHITELIST_ENTRY.email.fault })}
        />
      </Field>
      <Field label="Domain Group" error={errors.domainGroupId?.message}>
        <Select {...form.register('domainGroupId')}>
          {!isManager && <option value="">Unassigned</option>}
          <Options of={groups} />
        </Select>
      </Field>
      <Field label="Reason" optional error={errors.reason?.message}>
        <Input {...form.register('reason', { validate: WHITELIST_ENTRY.reason.fault })} />
      </Field>
      <Button type="submit" className="sm:mt-7.75 sm:w-fit" pending={add.isPending} pendingLabel="Adding...">
        Add Email
      </Button>
    </form>
  )
}
