import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/choice'
import { FieldError } from '../../ui/input'

interface CheckListProps<Name extends string> {
  legend: string
  names: readonly Name[]
  labels: Record<Name, string>
  /** Of the form. */
  field: UseFormRegisterReturn
  error: string | undefined
  /** Of the list. */
  className?: string
}

/** Some of several. */
export function CheckList<Name extends string>({
  legend,
  names,
  labels,
  field,
  error,
  className,
}: CheckListProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className={className}>
        {names.map((name) => (
          <Checkbox key={name} label={labels[name]} value={name} {...field} />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
