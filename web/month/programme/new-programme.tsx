import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { addProgramme, getOneProgramme, type WholeProgramme } from '../../../shared/contract/programme'
import { INITIAL_SEATING } from '../../../shared/programme'
import { call } from '../../api/call'
import { ColourDot } from '../../ui/badge'
import { queryOf } from '../../api/query-client'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { showErrors } from '../../kit/forms/faults'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { words } from '../../words'
import { RhythmFields } from './edit-programme'
import { NameFields } from './name-fields'
import { wholeChangesOf, type WholeValues, wholeValuesOf, startingPoints } from './programme.rules'
import { WithReach } from './reach'
import { WhoFields } from './who-fields'
import { sayFailure, saySuccess } from '../../kit/use-action'
import { QueryPart } from '../../ui/feedback'

const STEPS = ['who', 'rhythm', 'name'] as const
type Step = (typeof STEPS)[number]

/** The values that each step asks for. */
const FIELDS: Record<Step, (keyof WholeValues)[]> = {
  who: ['audience', 'join'],
  rhythm: ['cycle', 'time', 'timeZone', 'weeks', 'nextRound', 'size', 'scope', 'noRepeatMonths'],
  name: ['name', 'description', 'colour'],
}

interface NewProgrammeProps {
  /** The programme that it begins as. */
  like: string
  /** Leads back to all of them. */
  back: ReactNode
  onDone: () => void
}

/** A new programme in three steps. */
export function NewProgramme({ like, back, onDone }: NewProgrammeProps) {
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
  id: 'new',
  name: '',
  description: '',
  audience: {},
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

/** Six points to begin from: each fills in the form. */
function StartingPoints({ chosen, onChoose }: StartingPointsProps) {
  const { title, ...texts } = words.rounds.programmes.start
  const [points] = useState(() => startingPoints(new Date().toISOString().slice(0, 10)))
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
              <span className="flex items-center gap-2 font-medium">
                <ColourDot color={points[key].colour} />
                {texts[key].label}
              </span>
              <span className="text-muted text-sm">{texts[key].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
