import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDomainGroups } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { Card } from '../ui/card'
import { Options, Select, Field } from '../ui/input'
import { DepartmentList } from './department-list'
import { useIsManager } from '../sign-in/may'
import { words } from '../words'

/** The departments once more, next to the people: choose a group, then the same list. */
export default function DepartmentManagement() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const isManager = useIsManager()
  const [chosen, setChosen] = useState('')
  const texts = words.tools.departments
  const group = groups.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-4">
      <Card title={words.dashboard.sections.departments}>
        <Field label={texts.choose.label} className="sm:w-80">
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{texts.choose.nothing}</option>
            <Options of={groups} />
            {!isManager && <option value="common">{texts.common}</option>}
          </Select>
        </Field>
      </Card>
      {group && (
        <DepartmentList
          key={group.id}
          groupId={group.id}
          groupName={group.displayName}
          addFailed={texts.notCreated}
        />
      )}
      {chosen === 'common' && <DepartmentList groupId="common" addFailed={texts.notCreated} />}
    </div>
  )
}
