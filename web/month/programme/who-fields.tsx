import { useQueries, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { getDomainGroups, getGroupDepartments } from '../../../shared/contract/directory'
import { SEATING } from '../../../shared/programme'
import { queryOf } from '../../api/query-client'
import { plugins } from '../../plugins'
import { RadioGroup } from '../../ui/choice'
import { Choices, Input, Select, Textarea, Field } from '../../ui/input'
import { words } from '../../words'
import { addressesFault, newcomersFault, type WholeValues } from './programme.rules'

/** A programme's audience, and how they get in. */
export function WhoFields() {
  const texts = words.rounds.programmes.who
  const {
    register,
    formState: { errors },
  } = useFormContext<WholeValues>()
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const lists = useQueries({
    queries: ['common', ...groups.map(({ id }) => id)].map((groupId) =>
      queryOf(getGroupDepartments, { params: { groupId } }),
    ),
  }).flatMap(({ data = [] }) => data)
  // Lists of several groups may have a department of one name: to a programme they are the same.
  const departments = new Map(lists.map(({ name, displayName }) => [name.toLowerCase(), displayName]))
  const directory = useQueries({
    queries: plugins.flatMap(({ directoryGroups: call }) => (call ? [queryOf(call)] : [])),
  }).flatMap(({ data }) => data?.groups ?? [])
  return (
    <>
      <p className="text-muted">{texts.text}</p>
      {groups.length > 0 && (
        <Several
          name="domainGroups"
          label={texts.domainGroups}
          choices={new Map(groups.map(({ id, displayName }) => [id, displayName]))}
        />
      )}
      <Several name="departments" label={texts.departments} choices={departments} />
      {directory.length > 0 && (
        <Several
          name="directoryGroups"
          label={texts.directoryGroups}
          choices={new Map(directory.map(({ id, displayName }) => [id, displayName]))}
        />
      )}
      <Field {...texts.newcomersWeeks} error={errors.audience?.newcomersWeeks?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          {...register('audience.newcomersWeeks', { validate: newcomersFault })}
        />
      </Field>
      <Field {...texts.addresses} error={errors.audience?.addresses?.message}>
        <Textarea
          dir="auto"
          spellCheck={false}
          autoCapitalize="none"
          {...register('audience.addresses', { validate: addressesFault })}
        />
      </Field>
      <RadioGroup
        legend={texts.join.label}
        choices={SEATING.join.values.map((value) => ({ value, ...texts.join.choices[value] }))}
        {...register('join')}
      />
    </>
  )
}

interface SeveralProps {
  name: 'domainGroups' | 'departments' | 'directoryGroups'
  label: string
  /** By what is stored, what it is called. */
  choices: ReadonlyMap<string, string>
}

/** Some of a list: each that is chosen can be taken away again. */
function Several({ name, label, choices }: SeveralProps) {
  const {
    field: { ref, value: stored, onChange },
    fieldState,
  } = useController<WholeValues, `audience.${typeof name}`>({
    name: `audience.${name}`,
  })
  const chosen = stored.map((value) => (name === 'departments' ? value.toLowerCase() : value))
  const open = [...choices].filter(([value]) => !chosen.includes(value))
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={fieldState.error?.message}>
        <Select
          ref={ref}
          value=""
          disabled={open.length === 0}
          onChange={({ target }) => onChange([...stored, target.value])}
        >
          <option value="">{words.rounds.programmes.who.choose}</option>
          <Choices of={open} by={([value]) => value} called={([, called]) => called} />
        </Select>
      </Field>
      {stored.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {stored.map((value, place) => {
            const called = choices.get(chosen[place] ?? value) ?? value
            return (
              <li
                key={value}
                className="flex min-h-9 min-w-0 items-center rounded-control bg-primary-soft ps-3 font-medium"
              >
                <bdi className="truncate">{called}</bdi>
                <button
                  type="button"
                  aria-label={words.dashboard.buttons.of.remove(called)}
                  onClick={() => onChange(stored.filter((one) => one !== value))}
                  className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:text-text pointer-coarse:size-11"
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
