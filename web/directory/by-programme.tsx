import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect } from 'react'
import { getOneProgramme, getProgramme, getProgrammes } from '../../shared/contract/programme'
import { isMonthly, SETTINGS } from '../../shared/programme'
import { ALL_PROGRAMMES, chosenProgramme } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { useAddress } from '../kit/searched'
import { useIsManager, useMay } from '../sign-in/may'
import { ColourDot } from '../ui/badge'
import { Choices, Select, Field } from '../ui/input'
import { Loading } from '../ui/spinner'
import { words } from '../words'

/** The programmes that the dashboard can be about, and the chosen one, as far as they are known. */
export function useProgrammes() {
  const { data: all, isPending } = useQuery(queryOf(getProgrammes, { query: { archived: 'true' } }))
  const programmes = all?.filter(({ isArchived }) => !isArchived)
  const id = chosenProgramme()
  const chosen = programmes?.find((one) => nameInAddress(one) === id)
  return {
    /** Those that are archived, too. */
    all,
    programmes,
    hasArchived: all !== undefined && all.length > (programmes?.length ?? 0),
    isPending,
    chosen,
    isMonthly: !chosen || isMonthly(chosen),
    /** Whom its rounds are of: those of groups, or people of all groups. */
    scope: chosen?.scope ?? SETTINGS.scope.initial,
  }
}

/** The settings of the chosen programme; none for managers, who don't see them. */
export function useChosenSettings() {
  const id = chosenProgramme()
  const may = useMay()
  const first = useQuery({ ...queryOf(getProgramme), enabled: id === '' && may(getProgramme) })
  const other = useQuery({
    ...queryOf(getOneProgramme, { params: { id } }),
    enabled: id !== '' && may(getOneProgramme),
  })
  return (id === '' ? first : other).data
}

/** A programme in the address: the first one has no name there. */
export const nameInAddress = ({ id, isDefault }: { id: string; isDefault: boolean }) => (isDefault ? '' : id)

interface ByProgrammeProps {
  /** What is shown of all programmes together as well. */
  withAll?: boolean
  children: ReactNode
}

/** What is about one programme, after the choice of it. While there is one only, nothing is to be chosen. */
export function ByProgramme({ withAll = false, children }: ByProgrammeProps) {
  const { read, change } = useAddress()
  const { programmes, hasArchived, isPending } = useProgrammes()
  const isManager = useIsManager()
  const id = read('programme')
  const [first] = programmes ?? []
  const makesNone = programmes?.length === 0
  const isThere = programmes?.some((one) => nameInAddress(one) === id) || (withAll && id === ALL_PROGRAMMES)
  // It may be archived, or not one of a manager's, who may not see the first one either.
  const other = makesNone && withAll ? ALL_PROGRAMMES : id
  const wanted = isThere ? id : first ? nameInAddress(first) : other
  useEffect(() => {
    if (wanted !== id) change({ programme: wanted })
  })
  if (wanted !== id || (isPending && (id !== '' || isManager))) return <Loading />
  if (makesNone && !withAll)
    return <p className="py-10 text-center text-muted">{words.rounds.programmes.none}</p>
  return (
    <>
      {programmes && (programmes.length > 1 || (withAll && hasArchived)) && (
        <ProgrammeChoice
          programmes={programmes}
          withAll={withAll}
          value={id}
          onChange={(programme) => change({ programme, step: '' })}
        />
      )}
      {/* What is begun for one programme, a filter or a page of a list, is not of the next one. */}
      <Fragment key={id}>{children}</Fragment>
    </>
  )
}

interface ProgrammeChoiceProps {
  programmes: readonly { id: string; name: string; colour: string; isDefault: boolean }[]
  withAll: boolean
  value: string
  onChange: (id: string) => void
}

function ProgrammeChoice({ programmes, withAll, value, onChange }: ProgrammeChoiceProps) {
  const chosen = programmes.find((one) => nameInAddress(one) === value)
  return (
    <Field
      label={
        <span className="inline-flex items-center gap-2">
          {chosen && <ColourDot color={chosen.colour} />}
          {words.rounds.programme.title}
        </span>
      }
      className="max-w-md"
    >
      <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {withAll && <option value={ALL_PROGRAMMES}>{words.dashboard.choices.allProgrammes}</option>}
        <Choices of={programmes} by={nameInAddress} called={(one) => one.name} />
      </Select>
    </Field>
  )
}
