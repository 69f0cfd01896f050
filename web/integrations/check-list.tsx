import { Checkbox } from '../ui/choice'
import { FieldError } from '../ui/field'

interface CheckListProps<Name extends string> {
  legend: string
  names: readonly Name[]
  labels: Record<Name, string>
  chosen: readonly Name[]
  onChange: (chosen: Name[]) => void
  error: string | undefined
  /** Of the list. */
  className?: string
}

/** Some of several, at least one of which is to be chosen. */
export function CheckList<Name extends string>({
  legend,
  names,
  labels,
  chosen,
  onChange,
  error,
  className,
}: CheckListProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className={className}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labels[name]}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
