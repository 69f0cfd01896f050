import { useQuery } from '@tanstack/react-query'
import { getDomainGroups } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { Options, Select } from '../ui/input'
import { useIsManager } from '../sign-in/may'
import { words } from '../words'

/** Chooses whose figures are shown: the id of a domain group, or '' for the whole company. */
export function CompanyOrGroup({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (group: string) => void
}) {
  const { wholeCompany, yourGroups } = words.dashboard.choices
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  return (
    <Select
      small
      aria-label={label}
      className="max-w-56"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{useIsManager() ? yourGroups : wholeCompany}</option>
      <Options of={groups} />
    </Select>
  )
}
