import type { ComponentProps } from 'react'
import { Field, Select } from '../ui/input'
import { words } from '../words'
import { ReviewedLanguageOptions, useLanguages } from './languages'

type LanguageFieldProps = ComponentProps<typeof Select> &
  Pick<ComponentProps<typeof Field>, 'hint' | 'error'> & { label?: string; none?: string }

/** A choice of a language, or of `none` of them if that has a name; nothing where there is only one. */
export function LanguageField({ label, hint, error, none, ...select }: LanguageFieldProps) {
  const languages = useLanguages()
  if (languages.length < 2) return null
  return (
    <Field label={label ?? words.shell.language} hint={hint} error={error}>
      <Select {...select}>
        {none !== undefined && <option value="">{none}</option>}
        <ReviewedLanguageOptions languages={languages} />
      </Select>
    </Field>
  )
}
