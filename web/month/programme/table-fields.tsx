import { useFormContext, useWatch } from 'react-hook-form'
import { SEATING } from '../../../shared/programme'
import { RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Choices, Select } from '../../ui/input'
import { formats, words } from '../../words'
import type { WholeValues } from './programme.rules'
import { SettingField } from './setting-field'
import { upTo } from '../../kit/offered'

const { size, scope, noRepeatMonths } = SEATING

/** How many sit at a table, and who with whom. */
export function TableFields({ locked }: { locked: readonly string[] }) {
  const texts = words.rounds.programmes
  const { register, control } = useFormContext<WholeValues>()
  const isPairs = useWatch({ control, name: 'size' }) === '2'
  return (
    <>
      <Field label={texts.size}>
        <Select {...register('size')}>
          <Choices of={upTo(size)} called={(count) => (count === 2 ? texts.pairs : texts.tablesOf(count))} />
        </Select>
      </Field>
      {isPairs && <SettingField name="threes" isLocked={locked.includes('threes')} />}
      <RadioGroup
        legend={texts.scope.label}
        choices={scope.values.map((value) => ({ value, ...texts.scope.choices[value] }))}
        {...register('scope')}
      />
      <Field {...texts.noRepeatMonths}>
        <Select className="max-w-32" {...register('noRepeatMonths')}>
          <Choices of={upTo(noRepeatMonths)} called={formats().digits} />
        </Select>
      </Field>
    </>
  )
}
