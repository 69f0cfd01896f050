import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'wouter'
import {
  addProgramme,
  changeProgramme,
  getOneProgramme,
  getProgramme,
  getProgrammes,
  type Programme,
  type WholeProgramme,
} from '../../../shared/contract/programme'
import { READY_MADE } from '../../../shared/attributes'
import { getAttributeList } from '../../../shared/contract/people'
import { queryOf } from '../../api/query-client'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import { words } from '../../words'
import { EditProgramme, RhythmFields } from './edit-programme'
import { ProgrammeCards, PROGRAMMES_HREF } from './programme-cards'
import { type ReactNode, useRef, useState } from 'react'
import { QueryPart } from '../../ui/feedback'
import { Loading } from '../../ui/spinner'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { INITIAL, INITIAL_SEATING, type SettingName, NEW_PROGRAMME } from '../../../shared/programme'
import { call } from '../../api/call'
import { More } from '../../kit/fold'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { NextRuns } from './next-runs'
import { PlanFields } from './plan-fields'
import { cycleOf } from './plan.rules'
import { SettingField, settingsInOrder } from './setting-field'
import {
  type Changes,
  changesOf,
  type ProgrammeValues,
  startingPoints,
  valuesOf,
  wholeChangesOf,
  type WholeValues,
  wholeValuesOf,
} from './programme.rules'
import { sayFailure, saySuccess, useAction } from '../../kit/use-action'
import { RoundDrawing } from './round-drawing'
import { showErrors } from '../../kit/forms/faults'
import { NameFields } from './name-fields'
import { WithReach } from './reach'
import { HostFields, WhoFields } from './who-fields'

/** The settings that stand beside the plan; the others are behind a line. */
const OFTEN: readonly SettingName[] = ['cycleSend', 'publish', 'minimumUsers']

/** 'Programmes': their cards, one of them, or a new one, as the address says. While there is one only, it is shown by itself. */
export default function Programmes() {
  const texts = words.rounds.programmes
  const [search, setSearch] = useSearchParams()
  const asked = search.get('programme')
  const programmes = useQuery(queryOf(getProgrammes))
  const show = (id?: string) =>
    setSearch({ tab: 'admin-tools', section: 'programme', ...(id && { programme: id }) })
  const back = (
    <LinkButton href={PROGRAMMES_HREF} variant="quiet" className="-mx-4">
      {words.dashboard.choices.allProgrammes}
    </LinkButton>
  )
  const usual = programmes.data?.find(({ isDefault }) => isDefault)
  if (asked === NEW_PROGRAMME)
    return usual ? <NewProgramme like={usual.id} back={back} onDone={() => show()} /> : null
  if (asked) return <EditProgramme id={asked} back={back} onDone={() => show()} />
  const add = (variant: 'quiet' | 'primary') => (
    <Button
      variant={variant}
      {...(variant === 'primary' ? { icon: Plus } : { className: '-mx-4 whitespace-nowrap' })}
      onClick={() => show(NEW_PROGRAMME)}
    >
      {texts.add}
    </Button>
  )
  if (programmes.isPending) return null
  // Without the list, the form of the default one still works.
  if (!programmes.data || programmes.data.length === 1) return <ProgrammeCard actions={add('quiet')} />
  return (
    <Card title={texts.title} description={texts.text} actions={add('primary')}>
      <ProgrammeCards programmes={programmes.data} />
    </Card>
  )
}

/** 'Programme': when the cycle runs and how far it goes, and what else the people team decides. */
function ProgrammeCard({ actions }: { actions: ReactNode }) {
  const { programme: texts } = words.rounds
  const programme = useQuery(queryOf(getProgramme))
  return (
    <Card title={texts.title} actions={actions}>
      <QueryPart query={programme} failure={texts.failed} lines={6}>
        {(data) => <ProgrammeForm programme={data} />}
      </QueryPart>
    </Card>
  )
}

/** The settings as a form. Only what was changed is sent, so that two administrators don't undo each other's changes. */
function ProgrammeForm({ programme }: { programme: Programme }) {
  const { programme: texts } = words.rounds
  const form = useForm<ProgrammeValues>({
    defaultValues: valuesOf(programme),
    values: valuesOf(programme),
    resetOptions: { keepDirtyValues: true },
  })
  const { control } = form
  const values = { ...valuesOf(programme), ...useWatch({ control }) } as ProgrammeValues
  const changes = changesOf(programme, values)
  const isChanged = Object.keys(changes).length > 0
  const save = useAction({
    run: (body: Changes) => call(changeProgramme, { body }),
    done: (stored) => {
      form.reset(valuesOf(stored))
      return texts.saved
    },
    failed: texts.saveFailed,
    form,
  })
  useLeaveGuard(isChanged)
  const field = (name: SettingName) => (
    <SettingField key={name} name={name} isLocked={programme.lockedBySettings.includes(name)} />
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => save.mutate(changes))(event)}
        className="flex flex-col gap-6"
      >
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <PlanFields programme={programme} choice={values.cycle} />
            <NextRuns
              programme={programme}
              plan={{ cycle: cycleOf(values, programme.cycle), timeZone: values.timeZone.trim() }}
            />
          </div>
          <div className="flex flex-col gap-5">{OFTEN.map(field)}</div>
        </div>
        <More title={words.rounds.programmes.rest}>
          <div className="mt-3 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            {settingsInOrder.filter((name) => !OFTEN.includes(name)).map(field)}
          </div>
        </More>
        <div className="flex flex-col-reverse gap-2 border-line border-t pt-5 sm:flex-row">
          {isChanged && (
            <Button variant="secondary" onClick={() => form.reset(valuesOf(programme))}>
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

const STEPS = ['who', 'hosts', 'rhythm', 'name'] as const
type Step = (typeof STEPS)[number]

/** The values that each step asks for. */
const FIELDS: Record<Step, (keyof WholeValues)[]> = {
  who: ['audience', 'join'],
  hosts: ['hasHosts', 'hosts', 'levelsAbove'],
  rhythm: [
    'cycle',
    'time',
    'timeZone',
    'weeks',
    'nextRound',
    'size',
    'scope',
    'noRepeatMonths',
    'mix',
    'preferences',
    'meal',
    'minutes',
  ],
  name: ['name', 'description', 'colour'],
}

interface NewProgrammeProps {
  /** The programme that it begins as. */
  like: string
  /** Leads back to all of them. */
  back: ReactNode
  onDone: () => void
}

/** A new programme in four steps. */
function NewProgramme({ like, back, onDone }: NewProgrammeProps) {
  const model = useQuery(queryOf(getOneProgramme, { params: { id: like } }))
  return (
    <Card title={words.rounds.programmes.add} actions={back}>
      <QueryPart query={model} failure={words.rounds.programme.failed} lines={6}>
        {(data) => <Steps blank={asBegun(data)} onDone={onDone} />}
      </QueryPart>
    </Card>
  )
}

/** What a new one is until something is chosen, as the server has it: the settings of another, by hand and for everybody. */
const asBegun = (model: WholeProgramme): WholeProgramme => ({
  ...model,
  ...INITIAL_SEATING,
  scope: INITIAL.scope,
  id: NEW_PROGRAMME,
  name: '',
  description: '',
  audience: {},
  hosts: null,
  mix: null,
  cycle: null,
  weeks: null,
  nextRound: null,
  nextRuns: [],
  lockedBySettings: [],
})

function Steps({ blank: read, onDone }: { blank: WholeProgramme; onDone: () => void }) {
  const texts = words.rounds.programmes
  // As it was when it was begun: a later look at the other one takes nothing away here.
  const [blank] = useState(read)
  const [step, setStep] = useState<Step>('who')
  const form = useForm<WholeValues>({ defaultValues: wholeValuesOf(blank) })
  const values = { ...wholeValuesOf(blank), ...useWatch({ control: form.control }) } as WholeValues
  const heading = useRef<HTMLHeadingElement>(null)
  const place = STEPS.indexOf(step)
  const go = (to: Step | undefined) => {
    if (!to) return
    setStep(to)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const create = useMutation({
    mutationFn: () =>
      call(addProgramme, { body: { ...wholeChangesOf(blank, values), name: values.name.trim() } }),
    onSuccess: ({ name, remarks }) => {
      saySuccess([texts.created(name), ...remarks].join(' '))
      onDone()
    },
    onError: (failure) => {
      if (!showErrors(form, failure)) return sayFailure(failure, texts.notCreated)
      const wrong = Object.keys(form.formState.errors)
      return go(STEPS.find((one) => FIELDS[one].some((field) => wrong.includes(field))))
    },
  })
  useLeaveGuard(form.formState.isDirty, 'address')
  const onward = form.handleSubmit(
    () => create.mutate(),
    () => undefined,
  )
  const forward = async () => {
    if (step === 'name') return onward()
    return (await form.trigger(FIELDS[step], { shouldFocus: true })) ? go(STEPS[place + 1]) : undefined
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void forward()
        }}
        className="flex flex-col gap-6"
      >
        <div>
          <p className="text-muted text-sm">{texts.stepOf(place + 1, STEPS.length)}</p>
          <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {texts.steps[step]}
          </h3>
        </div>
        <WithReach>
          {step === 'who' && (
            <>
              <StartingPoints
                onChoose={(start) =>
                  form.reset({ ...wholeValuesOf(blank), ...start }, { keepDefaultValues: true })
                }
                chosen={values.name}
              />
              <WhoFields />
            </>
          )}
          {step === 'hosts' && <HostFields />}
          {step === 'rhythm' && <RhythmFields programme={blank} values={values} />}
          {step === 'name' && <NameFields />}
        </WithReach>
        <div className="flex flex-col-reverse gap-2 border-line border-t pt-5 sm:flex-row">
          {place > 0 && (
            <Button variant="secondary" onClick={() => go(STEPS[place - 1])}>
              {texts.previous}
            </Button>
          )}
          <Button type="submit" pending={create.isPending} pendingLabel={texts.creating}>
            {step === 'name' ? texts.create : texts.next}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

interface StartingPointsProps {
  /** The name that the form has: of the point that was chosen, until it is changed. */
  chosen: string
  onChoose: (values: Partial<WholeValues>) => void
}

/** Points to begin from: each fills in the form. */
function StartingPoints({ chosen, onChoose }: StartingPointsProps) {
  const { title, ...texts } = words.rounds.programmes.start
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { data: attributes = [], isPending } = useQuery(queryOf(getAttributeList))
  // Which form a point fills in hangs on what divides people.
  if (isPending) return <Loading />
  const points = startingPoints(
    today,
    attributes.some(({ id }) => id === READY_MADE[0].id),
  )
  return (
    <section aria-label={title}>
      <p className="mb-1.5 font-semibold">{title}</p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {(Object.keys(points) as (keyof typeof points)[]).map((key) => (
          <li key={key} className="flex">
            <button
              type="button"
              aria-pressed={chosen === texts[key].label}
              onClick={() => onChoose({ ...points[key], name: texts[key].label })}
              className="flex min-h-11 w-full flex-col rounded-control border border-line bg-surface px-3 py-2.5 text-start transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft"
            >
              <span className="font-medium">{texts[key].label}</span>
              <span className="mb-2 text-muted text-sm">{texts[key].hint}</span>
              <span className="mt-auto">
                <RoundDrawing of={points[key]} isLottery={key === 'lottery'} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
