import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useWatch, useFormContext } from 'react-hook-form'
import { attributeName, DEPARTMENT } from '../../../shared/attributes'
import { getAttributeList } from '../../../shared/contract/people'
import {
  changeOneProgramme,
  getAudience,
  getOneProgramme,
  type WholeProgramme,
} from '../../../shared/contract/programme'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { QueryPart } from '../../ui/feedback'
import { currentLanguage, formats, words } from '../../words'
import { NameFields } from './name-fields'
import { NextRuns } from './next-runs'
import { PlanFields } from './plan-fields'
import { cycleOf, weeksOf } from './plan.rules'
import {
  mixChoice,
  mixIn,
  type WholeChanges,
  wholeChangesOf,
  type WholeValues,
  wholeValuesOf,
} from './programme.rules'
import { WithReach } from './reach'
import { SettingField, settingsInOrder } from './setting-field'
import { HostFields, WhoFields } from './who-fields'
import { useAction } from '../../kit/use-action'
import { SEATING, type SettingName, NEW_PROGRAMME } from '../../../shared/programme'
import { Checkbox } from '../../ui/choice'
import { Choices, Select, Field } from '../../ui/input'
import { upTo } from '../../kit/offered'

interface EditProgrammeProps {
  id: string
  /** Leads back to all of them. */
  back: ReactNode
  onDone: () => void
}

/** One of several programmes: all that is decided about it. */
export function EditProgramme({ id, back, onDone }: EditProgrammeProps) {
  const programme = useQuery(queryOf(getOneProgramme, { params: { id } }))
  return (
    <Card title={programme.data?.name ?? words.rounds.programme.title} actions={back}>
      <QueryPart query={programme} failure={words.rounds.programme.failed} lines={6}>
        {(data) => <EditForm key={id} programme={data} onDone={onDone} />}
      </QueryPart>
    </Card>
  )
}

function EditForm({ programme, onDone }: { programme: WholeProgramme; onDone: () => void }) {
  const { programme: texts, programmes: list } = words.rounds
  const stored = wholeValuesOf(programme)
  const form = useForm<WholeValues>({
    defaultValues: stored,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  })
  const values = { ...stored, ...useWatch({ control: form.control }) } as WholeValues
  const changes = wholeChangesOf(programme, values)
  const isChanged = Object.keys(changes).length > 0
  const save = useAction({
    run: (body: WholeChanges) => call(changeOneProgramme, { params: { id: programme.id }, body }),
    done: (changed) => {
      form.reset(wholeValuesOf(changed))
      onDone()
      return [texts.saved, ...changed.remarks].join(' ')
    },
    failed: texts.saveFailed,
    form,
  })
  useLeaveGuard(isChanged, 'address')
  const { lockedBySettings: locked } = programme
  const fairness = useQuery(queryOf(getAudience, { params: { id: programme.id } })).data?.hosting
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => save.mutate(changes))(event)}
        className="flex flex-col gap-8"
      >
        <Part title={list.steps.who}>
          <WithReach>
            <WhoFields />
          </WithReach>
        </Part>
        <Part title={list.steps.hosts}>
          <div className="flex flex-col gap-5">
            {fairness && <p className="max-w-prose text-muted">{fairness.inWords}</p>}
            <HostFields />
          </div>
        </Part>
        <Part title={list.steps.rhythm}>
          <RhythmFields programme={programme} values={values} />
        </Part>
        <Part title={list.steps.name}>
          <div className="flex flex-col gap-5">
            <NameFields />
          </div>
        </Part>
        <Part title={list.rest}>
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            {settingsInOrder
              .filter((name) => !IN_RHYTHM.includes(name))
              .map((name) => (
                <SettingField key={name} name={name} isLocked={locked.some((field) => field === name)} />
              ))}
          </div>
        </Part>
        <div className="flex flex-col-reverse gap-2 border-line border-t pt-5 sm:flex-row">
          {isChanged && (
            <Button variant="secondary" onClick={() => form.reset(stored)}>
              {texts.undo}
            </Button>
          )}
          <Button type="submit" disabled={!isChanged} pending={save.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </section>
)

interface RhythmFieldsProps {
  programme: WholeProgramme
  values: WholeValues
}

/** When a programme comes round, with its next dates, and at how large a table. */
export function RhythmFields({ programme, values }: RhythmFieldsProps) {
  const plan = {
    cycle: cycleOf(values, programme.cycle),
    weeks: weeksOf(values),
    timeZone: values.timeZone.trim(),
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <PlanFields programme={programme} choice={values.cycle} withWeeks />
        <NextRuns programme={programme} plan={plan} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <TableFields
          locked={programme.lockedBySettings}
          isDefault={programme.isDefault && programme.id !== NEW_PROGRAMME}
        />
      </div>
    </div>
  )
}

/** The settings that are asked for with the size of a table. */
const IN_RHYTHM: readonly SettingName[] = ['meal', 'minutes', 'threes', 'scope']

/** How many sit at a table, and which people together. */
function TableFields({ locked, isDefault }: { locked: readonly string[]; isDefault: boolean }) {
  const texts = words.rounds.programmes
  const { register, control } = useFormContext<WholeValues>()
  const [size, hasHosts] = useWatch({ control, name: ['size', 'hasHosts'] })
  const field = (name: SettingName) => <SettingField name={name} isLocked={locked.includes(name)} />
  return (
    <>
      {field('meal')}
      {field('minutes')}
      <Field label={texts.size}>
        <Select {...register('size')}>
          <Choices
            of={upTo(SEATING.size)}
            called={(count) => (count === 2 ? texts.pairs : texts.tablesOf(count))}
          />
        </Select>
      </Field>
      {size === '2' && !hasHosts && field('threes')}
      {field('scope')}
      <MixFields isDefault={isDefault} />
      <Field {...texts.noRepeatMonths}>
        <Select className="max-w-32" {...register('noRepeatMonths')}>
          <Choices of={upTo(SEATING.noRepeatMonths)} called={formats().digits} />
        </Select>
      </Field>
    </>
  )
}

/** Which people sit together, by their department or an attribute, and whether their own wishes hold besides. */
function MixFields({ isDefault }: { isDefault: boolean }) {
  const texts = words.rounds.programmes.mix
  const { register, control } = useFormContext<WholeValues>()
  const chosen = mixIn(useWatch({ control, name: 'mix' }))
  const attributes = useQuery(queryOf(getAttributeList)).data ?? []
  const all = [
    { by: DEPARTMENT, name: texts.department },
    ...attributes.map(({ id, names }) => ({ by: id, name: attributeName(names, currentLanguage()) })),
  ]
  const choices = all.flatMap(({ by, name }) => [
    { value: mixChoice({ by, rule: 'different' }), label: texts.different(name) },
    { value: mixChoice({ by, rule: 'same' }), label: texts.same(name) },
  ])
  return (
    <>
      {/* A new element once the choices are loaded, so that it shows the form's value. */}
      <Field label={texts.label}>
        <Select key={attributes.length} {...register('mix')}>
          <option value="">{texts.personal}</option>
          <Choices of={choices} by={({ value }) => value} called={({ label }) => label} />
        </Select>
      </Field>
      {chosen && chosen.by !== DEPARTMENT && !isDefault && (
        <Checkbox label={texts.preferences} {...register('preferences')} />
      )}
    </>
  )
}
