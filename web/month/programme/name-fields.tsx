import { useFormContext } from 'react-hook-form'
import { COLOUR } from '../../../shared/colour'
import { PROGRAMME } from '../../../shared/text-rules'
import { faultIn } from '../../kit/forms/faults'
import { Input, Textarea, Field } from '../../ui/input'
import { words } from '../../words'
import type { WholeValues } from './programme.rules'

/** What a programme is called, and how its name is marked. */
export function NameFields() {
  const texts = words.rounds.programmes
  const {
    register,
    formState: { errors },
  } = useFormContext<WholeValues>()
  return (
    <>
      <Field label={texts.name} required error={errors.name?.message}>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={PROGRAMME.name.max}
          {...register('name', { validate: faultIn(PROGRAMME.name) })}
        />
      </Field>
      <Field {...texts.description} optional error={errors.description?.message}>
        <Textarea dir="auto" {...register('description', { validate: faultIn(PROGRAMME.description) })} />
      </Field>
      <Field {...texts.colour} error={errors.colour?.message}>
        <Input
          type="color"
          className="max-w-24 cursor-pointer p-1"
          {...register('colour', { validate: faultIn(COLOUR) })}
        />
      </Field>
    </>
  )
}
