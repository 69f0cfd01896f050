import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MATCHING_PREFERENCES } from '../../shared/limits'
import { mapValues } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { PROFILE } from '../../shared/text-rules'
import { getMyDepartments } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { Input, Options, Select, Textarea, Field } from '../ui/input'
import { RadioGroup } from '../ui/choice'
import { toast } from '../ui/toast'
import { words } from '../words'
import type { User } from '../../shared/contract/sign-in'
import { NAMES, type ProfileValues } from './profile-form'
import { faultIn } from '../kit/forms/faults'

/** The fields that the first-time form and the edit form share. */
export function ProfileFields({ form, user }: { form: UseFormReturn<ProfileValues>; user: User }) {
  const {
    register,
    formState: { errors },
  } = form
  const { profile } = words.member
  const isFixed = (field: User['fromDirectory'][number]) => user.fromDirectory.includes(field)
  const departments = useQuery(queryOf(getMyDepartments))
  useEffect(() => {
    if (departments.isError)
      toast({
        title: words.shell.said.error,
        description: words.member.profile.departmentsFailed,
        tone: 'danger',
      })
  }, [departments.isError])
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {NAMES.map(([name, autoComplete]) => (
          <Field
            key={name}
            label={profile[name]}
            required
            error={errors[name]?.message}
            hint={isFixed(name) ? profile.fromDirectory : undefined}
          >
            <Input
              autoComplete={autoComplete}
              readOnly={isFixed(name)}
              dir="auto"
              {...register(name, { validate: faultIn(PROFILE[name]) })}
            />
          </Field>
        ))}
      </div>
      {isFixed('department') ? (
        <Field label={profile.department} required hint={profile.fromDirectory}>
          <Input readOnly value={user.departmentDisplayName ?? ''} />
        </Field>
      ) : (
        <Field
          label={profile.department}
          required
          error={errors.department?.message ?? (departments.isError ? profile.departmentsFailed : undefined)}
        >
          {/* A new element once the choices are loaded, so that it shows the form's value. */}
          <Select
            key={departments.data ? 'loaded' : 'loading'}
            {...register('department', { validate: faultIn(PROFILE.department) })}
          >
            <option value="">
              {departments.isPending ? profile.loadingDepartments : profile.chooseDepartment}
            </option>
            <Options of={departments.data ?? []} by="name" />
          </Select>
        </Field>
      )}
      <RadioGroup
        legend={profile.preference}
        choices={MATCHING_PREFERENCES.map((value) => ({ value, label: profile.preferences[value] }))}
        error={errors.matchingPreference?.message}
        {...register('matchingPreference')}
      />
      {Object.values(
        mapValues(PROFILE_TEXTS, (rule, name) => (
          <Field
            key={name}
            label={words.rules.profileTexts[name].label}
            optional
            error={errors[name]?.message}
            hint={words.rules.profileTexts[name].hint}
          >
            <Textarea rows={rule.rows} dir="auto" {...register(name, { validate: faultIn(rule) })} />
          </Field>
        )),
      )}
    </>
  )
}
