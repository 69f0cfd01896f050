import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { mapValues } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { PROFILE } from '../../shared/text-rules'
import { getMyDepartments } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { Field } from '../ui/field'
import { Input, Options, Select, Textarea } from '../ui/input'
import { RadioGroup } from '../ui/choice'
import { toast } from '../ui/toast'
import { preferences } from './profile-form'
import type { User } from '../../shared/contract/sign-in'
import type { ProfileValues } from './profile-form'

const NAMES = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
] as const
const FROM_DIRECTORY = 'From your company’s directory'
const NO_DEPARTMENTS = 'Failed to load departments. Please refresh the page or contact support.'

/** The fields that the first-time form and the edit form share. */
export function ProfileFields({ form, user }: { form: UseFormReturn<ProfileValues>; user: User }) {
  const {
    register,
    formState: { errors },
  } = form
  const isFixed = (field: User['fromDirectory'][number]) => user.fromDirectory.includes(field)
  const departments = useQuery(queryOf(getMyDepartments))
  useEffect(() => {
    if (departments.isError) toast({ title: 'Error', description: NO_DEPARTMENTS, tone: 'danger' })
  }, [departments.isError])
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {NAMES.map(([name, label, autoComplete]) => (
          <Field
            key={name}
            label={label}
            required
            error={errors[name]?.message}
            hint={isFixed(name) ? FROM_DIRECTORY : undefined}
          >
            <Input
              autoComplete={autoComplete}
              readOnly={isFixed(name)}
              dir="auto"
              {...register(name, { validate: PROFILE[name].fault })}
            />
          </Field>
        ))}
      </div>
      {isFixed('department') ? (
        <Field label="Department" required hint={FROM_DIRECTORY}>
          <Input readOnly value={user.departmentDisplayName ?? ''} />
        </Field>
      ) : (
        <Field
          label="Department"
          required
          error={errors.department?.message ?? (departments.isError ? NO_DEPARTMENTS : undefined)}
        >
          {/* A new element once the choices are loaded, so that it shows the form's value. */}
          <Select
            key={departments.data ? 'loaded' : 'loading'}
            {...register('department', { validate: PROFILE.department.fault })}
          >
            <option value="">
              {departments.isPending ? 'Loading departments...' : 'Select your department'}
            </option>
            <Options of={departments.data ?? []} by="name" />
          </Select>
        </Field>
      )}
      <RadioGroup
        legend="Matching preference"
        choices={preferences}
        error={errors.matchingPreference?.message}
        {...register('matchingPreference')}
      />
      {Object.values(
        mapValues(PROFILE_TEXTS, ({ label, hint, rows, fault }, name) => (
          <Field key={name} label={label} optional error={errors[name]?.message} hint={hint}>
            <Textarea rows={rows} dir="auto" {...register(name, { validate: fault })} />
          </Field>
        )),
      )}
    </>
  )
}
