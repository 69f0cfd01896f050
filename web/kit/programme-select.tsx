import { Select } from '../ui/input'
import { cn } from '../ui/cn'
import { words } from '../words'
import { useProgramme } from './use-programme'

interface ProgrammeSelectProps {
  /** Whether all of them together can be chosen: they are, until one is. */
  withAll?: boolean
  className?: string
}

/** Chooses the programme that the dashboard shows. While there is only one it renders nothing. */
export function ProgrammeSelect({ withAll = false, className }: ProgrammeSelectProps) {
  const { choices, asked, programme, choose } = useProgramme()
  if (choices.length === 0) return null
  const shown = withAll && !asked ? undefined : programme
  return (
    <label className={cn('flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <span className="font-semibold">{words.dashboard.programme}</span>
      <span className="flex min-w-0 items-center gap-2">
        {shown && (
          <span
            aria-hidden
            className="size-3 shrink-0 rounded-full forced-color-adjust-none"
            style={{ background: shown.colour }}
          />
        )}
        <Select
          className="min-w-0"
          value={shown?.id ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {withAll && <option value="">{words.dashboard.choices.allProgrammes}</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </span>
    </label>
  )
}
