import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getDomainGroups } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { Card } from '../ui/card'
import { Field } from '../ui/field'
import { Options, Select } from '../ui/input'
import { DepartmentList } from './department-list'
import { useIsManager } from '../sign-in/may'

const ADD_FAILED = 'Failed to create department'

/** The departments once more, next to the people: choose a group, then the same list. */
export default function DepartmentManagement() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const isManager = useIsManager()
  const [chosen, setChosen] = useState('')
  const group = groups.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-4">
      <Card title="Department Management">
        <Field label="Departments of" className="sm:w-80">
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">Choose a group</option>
            <Options of={groups} />
            {!isManager && <option value="common">Common list</option>}
          </Select>
        </Field>
      </Card>
      {group && (
        <DepartmentList
          key={group.id}
          groupId={group.id}
          groupName={group.displayName}
          addFailed={ADD_FAILED}
        />
      )}
      {chosen === 'common' && (
        <DepartmentList groupId="common" groupName="the common list" addFailed={ADD_FAILED} />
      )}
    </div>
  )
}
