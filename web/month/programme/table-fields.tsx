import { useFormContext, useWatch } from 'react-hook-form'
import { SEATING } from '../../../shared/programme'
import { RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Select } from '../../ui/input'
import { formats, words } from '../../words'
import type { WholeValues } from './programme.rules'
import { SettingField } from './setting-field'

const { size, scope, noRepeatMonths } = SEATING

const upTo = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)

/** How many sit at a table, and who with whom. */
export function TableFields({ locked }: { locked: readonly string[] }) {
  const texts = words.rounds.programmes
  const { register, control } = useFormContext<WholeValues>()
  const isPairs = useWatch({ control, name: 'size' }) === '2'
  return (
    <>
      <Field label={texts.size}>
        <Select {...register('size')}>
          {upTo(size).map((count) => (
            <option key={count} value={count}>
              {count === 2 ? texts.pairs : texts.tablesOf(count)}
            </option>
          ))}
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
          {upTo(noRepeatMonths).map((count) => (
            <option key={count} value={count}>
              {formats().digits(count)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
