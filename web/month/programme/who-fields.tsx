import { useQueries, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { getDomainGroups, getGroupDepartments } from '../../../shared/contract/directory'
import { attributeName } from '../../../shared/attributes'
import { getAttributeList } from '../../../shared/contract/people'
import { SEATING } from '../../../shared/programme'
import { queryOf } from '../../api/query-client'
import { plugins } from '../../plugins'
import { upTo } from '../../kit/offered'
import { Checkbox, RadioGroup } from '../../ui/choice'
import { Choices, Input, Select, Textarea, Field } from '../../ui/input'
import { currentLanguage, words } from '../../words'
import { addressesFault, hostsOf, newcomersFault, type WholeValues } from './programme.rules'

/** A programme's audience, and how they get in. */
export function WhoFields() {
  const texts = words.rounds.programmes.who
  const { register } = useFormContext<WholeValues>()
  return (
    <>
      <p className="text-muted">{texts.text}</p>
      <AudienceFields of="audience" />
      <RadioGroup
        legend={texts.join.label}
        choices={SEATING.join.values.map((value) => ({ value, ...texts.join.choices[value] }))}
        {...register('join')}
      />
    </>
  )
}

/** Whether a programme has hosts; who hosts, and how far above their guests. */
export function HostFields() {
  const texts = words.rounds.programmes.hosts
  const { register, control } = useFormContext<WholeValues>()
  const hasHosts = useWatch({ control, name: 'hasHosts' })
  const { least, most } = SEATING.levelsAbove
  return (
    <>
      <Checkbox {...texts.has} {...register('hasHosts')} />
      {hasHosts && (
        <>
          <AudienceFields of="hosts" />
          <Field {...texts.levelsAbove}>
            <Select className="max-w-60" {...register('levelsAbove')}>
              <Choices
                of={upTo({ least, most }).filter((levels) => levels !== 1)}
                called={(levels) => (levels === 0 ? texts.anywhere : texts.levels(levels))}
              />
            </Select>
          </Field>
        </>
      )}
    </>
  )
}

type Of = 'audience' | 'hosts'

/** Lists of people: who matches every list that is filled. */
function AudienceFields({ of }: { of: Of }) {
  const { who: texts, hosts } = words.rounds.programmes
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
  const attributes = useQuery(queryOf(getAttributeList)).data ?? []
  const wrong = errors[of]
  return (
    <>
      {groups.length > 0 && (
        <Several
          of={of}
          name="domainGroups"
          label={texts.domainGroups}
          choices={new Map(groups.map(({ id, displayName }) => [id, displayName]))}
        />
      )}
      <Several of={of} name="departments" label={texts.departments} choices={departments} />
      {attributes.map(({ id, names, values }) => (
        <Several
          key={id}
          of={of}
          name={`attributes.${id}`}
          label={attributeName(names, currentLanguage())}
          choices={new Map(values.map((value) => [value, value]))}
        />
      ))}
      {directory.length > 0 && (
        <Several
          of={of}
          name="directoryGroups"
          label={texts.directoryGroups}
          choices={new Map(directory.map(({ id, displayName }) => [id, displayName]))}
        />
      )}
      <Field {...texts.newcomersWeeks} error={wrong?.newcomersWeeks?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          {...register(`${of}.newcomersWeeks`, { validate: newcomersFault })}
        />
      </Field>
      <Field {...texts.addresses} error={wrong?.addresses?.message ?? wrong?.message}>
        <Textarea
          dir="auto"
          spellCheck={false}
          autoCapitalize="none"
          {...register(`${of}.addresses`, {
            validate: (text, values) =>
              addressesFault(text) ?? (of === 'hosts' && !hostsOf(values) ? hosts.sayWho : undefined),
          })}
        />
      </Field>
    </>
  )
}

interface SeveralProps {
  of: Of
  name: 'domainGroups' | 'departments' | 'directoryGroups' | `attributes.${string}`
  label: string
  /** By what is stored, what it is called. */
  choices: ReadonlyMap<string, string>
}

/** Some of a list: each that is chosen can be taken away again. */
function Several({ of, name, label, choices }: SeveralProps) {
  const {
    field: { ref, value, onChange: choose },
    fieldState,
  } = useController<WholeValues, `${Of}.${typeof name}`>({
    name: `${of}.${name}`,
  })
  const { clearErrors } = useFormContext<WholeValues>()
  // Of an attribute that nothing was chosen of yet, the form holds nothing.
  const stored = (value as string[] | undefined) ?? []
  const onChange = (values: string[]) => {
    choose(values)
    // That nobody hosts may be said beside another list.
    clearErrors(`${of}.addresses`)
  }
  const chosen = stored.map((one) => (name === 'departments' ? one.toLowerCase() : one))
  const open = [...choices].filter(([one]) => !chosen.includes(one))
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
          <Choices of={open} by={([one]) => one} called={([, called]) => called} />
        </Select>
      </Field>
      {stored.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {stored.map((one, place) => {
            const called = choices.get(chosen[place] ?? one) ?? one
            return (
              <li
                key={one}
                className="flex min-h-9 min-w-0 items-center rounded-control bg-primary-soft ps-3 font-medium"
              >
                <bdi className="truncate">{called}</bdi>
                <button
                  type="button"
                  aria-label={words.dashboard.buttons.of.remove(called)}
                  onClick={() => onChange(stored.filter((other) => other !== one))}
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
