import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { getBlocks, putBlocks } from '../../../shared/contract/participation'
import { MOST } from '../../../shared/limits'
import { EMAIL } from '../../../shared/text-rules'
import { call, messageOf } from '../../api/call'
import { queryOf, whenFresh } from '../../api/query-client'
import { sayFailure } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Alert, SkeletonLines } from '../../ui/feedback'
import { EmailInput, Field } from '../../ui/input'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'

/** The people blocked by the person: each change is the whole list. */
export function Blocks() {
  const { blocks } = words.member.profile
  const { data, error } = useQuery(queryOf(getBlocks))
  const form = useForm({ defaultValues: { email: '' } })
  const save = useMutation({
    mutationFn: (emails: string[]) => call(putBlocks, { body: { emails } }),
    onSettled: whenFresh,
  })
  if (error) return <Alert tone="danger">{messageOf(error, blocks.failed)}</Alert>
  if (!data) return <SkeletonLines />
  const emails = data.people.map(({ email }) => email)
  const add = form.handleSubmit(async ({ email }) => {
    try {
      await save.mutateAsync([...emails, email])
      // What is typed while the list is read again is the next address.
      if (form.getValues('email') === email) form.reset()
    } catch (failure) {
      form.setError('email', { message: messageOf(failure, blocks.notSaved) })
    }
  })
  return (
    <>
      {data.people.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {data.people.map((person) => (
            <li key={person.email} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <p className="min-w-0 wrap-anywhere">{person.email}</p>
              <Button
                variant="ghost"
                size="small"
                aria-label={blocks.removeOne(person.email)}
                disabled={save.isPending}
                onClick={() =>
                  save.mutate(
                    emails.filter((email) => email !== person.email),
                    { onError: (failure) => sayFailure(failure, blocks.notSaved) },
                  )
                }
              >
                {blocks.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {emails.length < MOST.blocks ? (
        <form noValidate onSubmit={(event) => void add(event)} className="grid gap-4">
          <Field
            label={blocks.address}
            hint={blocks.hint(MOST.blocks)}
            error={form.formState.errors.email?.message}
          >
            <EmailInput autoComplete="off" {...form.register('email', { validate: faultIn(EMAIL) })} />
          </Field>
          <Button
            icon={UserPlus}
            type="submit"
            variant="secondary"
            className="justify-self-start"
            pending={save.isPending}
          >
            {blocks.add}
          </Button>
        </form>
      ) : (
        <p className="text-muted text-sm">{blocks.full(MOST.blocks)}</p>
      )}
    </>
  )
}
