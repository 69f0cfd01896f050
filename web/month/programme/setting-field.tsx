import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { counted } from '../../../shared/counted'
import { type Setting, type SettingName, SETTINGS } from '../../../shared/programme'
import { Checkbox, RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Input, Select } from '../../ui/input'
import { ReviewedLanguageOptions, useLanguages } from '../../kit/languages'
import { BY_OPERATOR, minimumFault, type ProgrammeValues } from './programme.rules'

interface Words {
  label: string
  hint?: string
  /** One for each value. */
  choices?: readonly { value: string; label: string; hint: string }[]
  /** What a number above 0 is called in the list to choose from. */
  option?: (value: number) => string
}

const SUGGESTED_ROUNDS = 3

const WORDS: Record<SettingName, Words> = {
  cycleSend: {
    label: 'How far the cycle goes',
    choices: [
      {
        value: 'draft',
        label: 'Up to drafts',
        hint: 'It pairs everybody and makes the newsletters. You read them, approve them and send them.',
      },
      {
        value: 'send',
        label: 'On to sending',
        hint: 'It also approves the newsletters and sends them. Nobody reads them before they go out.',
      },
    ],
  },
  publish: {
    label: 'When people see their match',
    choices: [
      { value: 'at-once', label: 'At once', hint: 'As soon as the pairing is made.' },
      {
        value: 'with-newsletter',
        label: 'With the newsletter',
        hint: 'When it goes out, or when you press "Show the matches now" next to the pairing.',
      },
    ],
  },
  minimumUsers: { label: 'Minimum users', hint: 'A pairing is made for this many people or more.' },
  language: {
    label: 'Language',
    hint: 'Of everybody who has chosen none, and of whom neither the directory nor their browser says one.',
  },
  reminders: {
    label: 'Remind people',
    hint: 'Two weeks after the newsletter, people who have not said whether they met get one reminder. After a booked coffee they are always asked the next day instead.',
  },
  threes: {
    label: 'Three at a table',
    hint: 'Somebody who would be left out may join a pair, if they fit with both. Nobody sits alone because of an odd number.',
  },
  headsUpDays: {
    label: 'Tell people in advance',
    hint: 'A mail says when the next round is. One click skips it.',
    option: (days) => `${counted(days, 'day')} before`,
  },
  dormantAfter: {
    label: 'Leave out silent people',
    hint: 'People who have not answered, signed in or clicked anything for this many rounds in a row are asked by mail. If they still do not respond, they are left out until they do.',
    option: (rounds) =>
      `After ${counted(rounds, 'silent round')}${rounds === SUGGESTED_ROUNDS ? ' (suggested)' : ''}`,
  },
  booking: {
    label: 'Times for coffee',
    choices: [
      {
        value: 'offer',
        label: 'Suggested',
        hint: 'The mail and the match page offer three times that suit everybody in the match. Each of them can book one with one click.',
      },
      {
        value: 'auto',
        label: 'Booked automatically',
        hint: 'When the newsletter is sent, the first time is booked for every match whose calendars are all known. One click moves or cancels it.',
      },
      {
        value: 'off',
        label: 'Left to them',
        hint: 'No times are suggested or booked, and nobody is asked to suggest one.',
      },
    ],
  },
}

/** The settings in the order in which the form shows them. */
export const settingsInOrder = Object.keys(WORDS) as SettingName[]

/** One setting of the programme, as its values ask for it. */
export function SettingField({ name, isLocked }: { name: SettingName; isLocked: boolean }): ReactNode {
  const { register, formState } = useFormContext<ProgrammeValues>()
  const { label, hint, choices, option } = WORDS[name]
  const setting: Setting = SETTINGS[name]
  const error = formState.errors[name]?.message
  const said = isLocked ? BY_OPERATOR : hint
  const languages = useLanguages()
  if (name === 'language')
    return languages.length > 1 ? (
      <Field label={label} hint={said} error={error}>
        <Select disabled={isLocked} {...register(name)}>
          <ReviewedLanguageOptions languages={languages} />
        </Select>
      </Field>
    ) : null
  if (choices)
    return (
      <div>
        <RadioGroup legend={label} choices={choices} disabled={isLocked} error={error} {...register(name)} />
        {isLocked && <p className="mt-1.5 text-muted text-sm">{said}</p>}
      </div>
    )
  if (!('least' in setting))
    return (
      <Checkbox
        label={label}
        hint={said}
        error={error}
        disabled={isLocked}
        className="-my-2.5"
        {...register(name)}
      />
    )
  return (
    <Field label={label} hint={said} error={error}>
      {option ? (
        <Select disabled={isLocked} {...register(name)}>
          <option value="0">No</option>
          {Array.from({ length: setting.most }, (_, index) => (
            <option key={index} value={index + 1}>
              {option(index + 1)}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          disabled={isLocked}
          {...register(name, { validate: (text) => minimumFault(String(text)) })}
        />
      )}
    </Field>
  )
}
