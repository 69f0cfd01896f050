import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MATCHING_PREFERENCES, MOST } from '../../shared/limits'
import { mapValues } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { PROFILE } from '../../shared/text-rules'
import { getMyDepartments } from '../../shared/contract/directory'
import { getTopics } from '../../shared/contract/topics'
import { queryOf } from '../api/query-client'
import { Choices, Field, FieldError, Input, Options, Select, Textarea } from '../ui/input'
import { Checkbox, RadioGroup } from '../ui/choice'
import { toast } from '../ui/toast'
import { words } from '../words'
import type { User } from '../../shared/contract/sign-in'
import { NAMES, type ProfileValues } from './profile-form'
import { faultIn } from '../kit/forms/faults'
import { getAttributes } from '../../shared/contract/people'

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
      <AttributeFields form={form} />
      <TopicsField form={form} />
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

/** What somebody is by attributes that are theirs to choose. */
function AttributeFields({ form: { register } }: { form: UseFormReturn<ProfileValues> }) {
  const { attributes: texts } = words.member.profile
  const { data = [] } = useQuery(queryOf(getAttributes))
  return data.map(({ id, name, shown, value, choices }) => {
    if (!choices) return null
    return (
      <Field key={id} label={name} optional hint={shown ? texts.shown : undefined}>
        <Select defaultValue={value ?? ''} {...register(`attributes.${id}`)}>
          <option value="">{texts.none}</option>
          <Choices of={choices} />
        </Select>
      </Field>
    )
  })
}

/** What somebody likes to talk about: a few of the list, or none. */
function TopicsField({ form: { register, formState } }: { form: UseFormReturn<ProfileValues> }) {
  const { topics: texts } = words.member.profile
  const topics = useQuery(queryOf(getTopics))
  if (topics.data?.length === 0) return null
  const error = formState.errors.topics?.message
  return (
    <fieldset aria-describedby="topics-hint">
      <legend className="font-semibold">
        {texts.label} <span className="font-normal text-muted">{words.shell.optional}</span>
      </legend>
      <p id="topics-hint" className="text-muted text-sm">
        {topics.isError ? texts.failed : texts.hint}
      </p>
      <div className="mt-1 grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {topics.data?.map(({ id, name }) => (
          <Checkbox
            key={id}
            value={id}
            label={<bdi className="wrap-anywhere">{name}</bdi>}
            {...register('topics', {
              validate: (picked) =>
                picked.length > MOST.ownTopics ? words.rules.list.atMost(MOST.ownTopics) : undefined,
            })}
          />
        ))}
      </div>
      {error && <FieldError id="topics-error">{error}</FieldError>}
    </fieldset>
  )
}
