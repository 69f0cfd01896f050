import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Setting, type SettingName, SETTINGS } from '../../../shared/programme'
import { Checkbox, RadioGroup } from '../../ui/choice'
import { Choices, Input, Select, Field } from '../../ui/input'
import { ScopeChoice } from '../../kit/who-meets-whom'
import { usePublicSettings } from '../../kit/use-public-settings'
import { LanguageField } from '../../kit/language-field'
import { deliveryMethods } from '../../plugins'
import { minimumFault, type ProgrammeValues } from './programme.rules'
import { formats, words } from '../../words'
import { upTo } from '../../kit/offered'

/** What the dictionary says of a setting. */
interface Said {
  label: string
  hint?: string
  /** One for each value, in the order in which they are offered. */
  choices?: Readonly<Record<string, { label: string; hint?: string }>>
  /** What each value is called in a list to choose from. */
  values?: Readonly<Record<string, string>>
  /** What a number above 0 is called in the list to choose from. */
  option?: (value: number, isSuggested: boolean) => string
}

const SUGGESTED_ROUNDS = 3

/** The settings in the order in which the form shows them. */
const SHOWN: Record<SettingName, true> = {
  cycleSend: true,
  publish: true,
  minimumUsers: true,
  language: true,
  reminders: true,
  scope: true,
  threes: true,
  topics: true,
  headsUpDays: true,
  dormantAfter: true,
  meal: true,
  minutes: true,
  booking: true,
  tellBy: true,
}

export const settingsInOrder = Object.keys(SHOWN) as SettingName[]

/** What a programme may tell people by, besides mail. */
function choicesOf(chats: string[]): NonNullable<Said['choices']> {
  const { chat, both } = words.rounds.programme.settings.tellBy
  const offered = deliveryMethods.filter(({ way }) => chats.includes(way))
  const all = formats().listed(offered.map(({ title }) => title))
  return {
    ...Object.fromEntries(offered.map(({ way, title }) => [way, { label: title, hint: chat(title) }])),
    both: { label: both.label, hint: both.hint(all) },
  }
}

/** One setting of the programme, as its values ask for it. */
export function SettingField({ name, isLocked }: { name: SettingName; isLocked: boolean }): ReactNode {
  const { register, formState } = useFormContext<ProgrammeValues>()
  const { byOperator, none, settings } = words.rounds.programme
  const { label, hint, choices: own, values, option }: Said = settings[name]
  const chats = usePublicSettings()?.chats ?? []
  const choices: Said['choices'] = name === 'tellBy' ? { ...own, ...choicesOf(chats) } : own
  const setting: Setting = SETTINGS[name]
  const error = formState.errors[name]?.message
  const text = isLocked ? byOperator : hint
  if (name === 'tellBy' && chats.length === 0) return null
  if (name === 'scope') return <ScopeChoice disabled={isLocked} {...register(name)} />
  if (name === 'language')
    return <LanguageField label={label} hint={text} error={error} disabled={isLocked} {...register(name)} />
  if (choices)
    return (
      <div>
        <RadioGroup
          legend={label}
          choices={Object.entries(choices).map(([value, texts]) => ({ value, ...texts }))}
          disabled={isLocked}
          error={error}
          {...register(name)}
        />
        {isLocked && <p className="mt-1.5 text-muted text-sm">{text}</p>}
      </div>
    )
  if ('values' in setting && values)
    return (
      <Field label={label} hint={text} error={error}>
        <Select disabled={isLocked} {...register(name)}>
          <Choices of={setting.values} called={(value) => values[value] ?? value} />
        </Select>
      </Field>
    )
  if (!('least' in setting))
    return (
      <Checkbox
        label={label}
        hint={text}
        error={error}
        disabled={isLocked}
        className="-my-2.5"
        {...register(name)}
      />
    )
  return (
    <Field label={label} hint={text} error={error}>
      {option ? (
        <Select disabled={isLocked} {...register(name)}>
          <option value="0">{none}</option>
          <Choices
            of={upTo({ most: setting.most })}
            called={(rounds) => option(rounds, rounds === SUGGESTED_ROUNDS)}
          />
        </Select>
      ) : setting.step ? (
        <Select className="max-w-32" disabled={isLocked} {...register(name)}>
          <Choices of={upTo(setting)} called={formats().digits} />
        </Select>
      ) : (
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          disabled={isLocked}
          {...register(name, { validate: (value) => minimumFault(String(value)) })}
        />
      )}
    </Field>
  )
}
