import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn'
import { FieldError } from './input'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** The box alone, for rows of a list; it needs an `aria-label`. What can be pressed is larger than what is seen. */
export function Tick({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative grid size-5 shrink-0', className)}>
      <input
        type="checkbox"
        className="peer size-5 cursor-pointer appearance-none rounded-small border border-control bg-surface transition-colors after:absolute after:-inset-3 checked:border-primary checked:bg-primary hover:border-primary aria-invalid:border-danger disabled:opacity-50"
        {...rest}
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className="pointer-events-none absolute inset-0 m-auto size-3.5 scale-50 text-on-primary opacity-0 transition-[opacity,scale] duration-150 ease-spring peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  )
}

/** A native checkbox with its text; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <Tick
          className="mt-0.5"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>
          {label}
          {hint && <span className="block text-muted text-sm">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  name: string
  /** Controlled use, with `onChoose`; leave out both when spreading `register(...)`. */
  value?: Value
  onChoose?: (value: Value) => void
  error?: string
}

/** One of a few: native radios, each a line that can be pressed. Takes `{...register('x')}`. */
export function RadioGroup<Value extends string>({
  legend,
  choices,
  value,
  onChoose,
  error,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line bg-surface px-3 py-2.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:opacity-70"
          >
            <input
              type="radio"
              value={choice.value}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-[border-width] duration-150 checked:border-[6px] checked:border-primary"
              {...rest}
              {...(onChoose && { onChange: () => onChoose(choice.value) })}
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-muted text-sm">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
