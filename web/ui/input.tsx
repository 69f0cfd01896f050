import { ChevronDown, Eye, EyeOff, Search, X, CircleAlert } from 'lucide-react'
import { type ComponentProps, useState, createContext, type ReactNode, useContext, useId } from 'react'
import { LONGEST } from '../../shared/limits'
import { words } from '../words'
import { cn } from './cn'
import { Tooltip } from './tooltip'

interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldIds | null>(null)

/** Id, description and error state that the Field around an input hands to it. */
function useField() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** `errors.name?.message` of the form. */
  error?: string
  required?: boolean
  /** Says "(optional)" after the label. */
  optional?: boolean
  className?: string
  children: ReactNode
}

/** One labelled input with its hint and its error next to it. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {words.shell.optional}</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The error line under an input. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="appear flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export const controlLook =
  'w-full min-w-0 rounded-control border border-control bg-surface px-3 text-text transition-colors placeholder:text-muted hover:border-primary focus-visible:border-primary focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70 [&[readonly]]:bg-sunken'

/** One line of text. Inside a Field it is labelled and described by itself. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} className={cn(controlLook, 'min-h-11', className)} {...rest} />
}

/** One address. */
export const EmailInput = (props: ComponentProps<'input'>) => (
  <Input type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
)

/** A button within an input, at its end. */
const Within = ({ 'aria-label': label = '', ...rest }: ComponentProps<'button'>) => (
  <Tooltip text={label} className="absolute inset-y-0 end-0">
    <button
      type="button"
      aria-label={label}
      className="grid w-11 place-items-center rounded-control text-muted hover:text-text"
      {...rest}
    />
  </Tooltip>
)

/** A password that can be shown. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={cn('pe-12', className)} />
      <Within
        aria-label={shown ? words.shell.password.hide : words.shell.password.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
      </Within>
    </div>
  )
}

/** Several lines of text. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useField()}
      rows={rows}
      className={cn(controlLook, 'py-2.5 leading-normal', className)}
      {...rest}
    />
  )
}

/** The browser's own select, styled. `small` inside dense tables. */
export function Select({
  className,
  small = false,
  children,
  ...rest
}: ComponentProps<'select'> & { small?: boolean }) {
  return (
    <div className={cn('relative h-fit', className)}>
      <select
        {...useField()}
        className={cn(
          controlLook,
          'appearance-none truncate pe-9',
          small ? 'min-h-8 text-sm pointer-coarse:min-h-11' : 'min-h-11',
        )}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  )
}

interface ChoicesProps<One> {
  of: readonly One[]
  called?: (one: One, index: number) => string
  /** What a choice is stored as. */
  by?: (one: One, index: number) => string | number
}

/** The choices of a Select: values, or things by what they are called and stored as. */
export const Choices = <One,>({ of, called = String, by = String }: ChoicesProps<One>) =>
  of.map((one, index) => (
    <option key={by(one, index)} value={by(one, index)}>
      {called(one, index)}
    </option>
  ))

interface OptionsProps {
  of: readonly { id: string; name: string; displayName: string }[]
  /** What a choice is stored as. */
  by?: 'id' | 'name'
}

/** The choices of a Select among things that are called by their display name. */
export const Options = ({ of, by = 'id' }: OptionsProps) => (
  <Choices of={of} by={(one) => one[by]} called={({ displayName }) => displayName} />
)

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  /** Read by screen readers, and shown as placeholder unless one is given. */
  label: string
  value: string
  onChange: (text: string) => void
}

/** A search field that Escape or its cross empties. */
export function SearchInput({ label, value, onChange, className, ...rest }: SearchInputProps) {
  return (
    <div className={cn('relative h-fit', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        maxLength={LONGEST.search}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.stopPropagation()
            onChange('')
          }
        }}
        className={cn(
          controlLook,
          'min-h-11 ps-10 [&::-webkit-search-cancel-button]:appearance-none',
          value && 'pe-10',
        )}
        {...rest}
      />
      {value && (
        <Within aria-label={words.shell.search.clear} onClick={() => onChange('')}>
          <X aria-hidden className="size-4.5" />
        </Within>
      )}
    </div>
  )
}
