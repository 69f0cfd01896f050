import { useForm } from 'react-hook-form'
import { SHORTEST_PASSWORD } from '../../shared/limits'
import { CURRENT_PASSWORD, NEW_PASSWORD } from '../../shared/text-rules'
import { changePassword } from '../../shared/contract/sign-in'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { PasswordInput, Field } from '../ui/input'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'

const EMPTY = { currentPassword: '', newPassword: '' }

/** An administrator's own password. */
export function PasswordCard() {
  const { password } = words.member.profile
  const form = useForm({ defaultValues: EMPTY })
  const {
    register,
    formState: { errors },
  } = form
  const change = useAction({
    run: (body: typeof EMPTY) => call(changePassword, { body }),
    done: ({ message }) => {
      form.reset(EMPTY)
      return message
    },
    failed: password.failed,
  })
  return (
    <Card title={password.title} description={password.description}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values))(event)}
      >
        <Field label={password.current} required error={errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { validate: faultIn(CURRENT_PASSWORD) })}
          />
        </Field>
        <Field
          label={password.new}
          required
          hint={password.hint(SHORTEST_PASSWORD)}
          error={errors.newPassword?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('newPassword', { validate: faultIn(NEW_PASSWORD) })}
          />
        </Field>
        <Button
          type="submit"
          className="self-start"
          pending={change.isPending}
          pendingLabel={password.changing}
        >
          {password.change}
        </Button>
      </form>
    </Card>
  )
}
