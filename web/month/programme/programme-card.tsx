import { useQuery, useMutation, keepPreviousData } from '@tanstack/react-query'
import {
  getProgramme,
  changeProgramme,
  type Programme,
  getNextRuns,
} from '../../../shared/contract/programme'
import { queryOf } from '../../api/query-client'
import { Card } from '../../ui/card'
import { QueryPart } from '../../ui/query-part'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { SettingName } from '../../../shared/programme'
import { call, messageOf } from '../../api/call'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { showErrors } from '../../kit/forms/show-errors'
import { sayFailure, saySuccess } from '../../kit/say'
import { Button } from '../../ui/button'
import { PlanFields } from './plan-fields'
import { cycleOf } from './plan.rules'
import { SettingField, settingsInOrder } from './setting-field'
import { type Changes, changesOf, type ProgrammeValues, valuesOf } from './programme.rules'
import { useSettled } from '../../kit/use-settled'
import { SkeletonLines } from '../../ui/feedback'

/** 'Programme': when the cycle runs and how far it goes, and what else the people team decides. */
export default function ProgrammeCard() {
  const programme = useQuery(queryOf(getProgramme))
  return (
    <Card
      title="Programme"
      description="How the monthly cycle runs. Changes take effect everywhere within a minute. A run that has already started keeps its old settings."
    >
      <QueryPart query={programme} failure="The programme could not be loaded." lines={6}>
        {(data) => <ProgrammeForm programme={data} />}
      </QueryPart>
    </Card>
  )
}

/** The settings as a form. Only what was changed is sent, so that two administrators don't undo each other's changes. */
function ProgrammeForm({ programme }: { programme: Programme }) {
  const form = useForm<ProgrammeValues>({
    defaultValues: valuesOf(programme),
    values: valuesOf(programme),
    resetOptions: { keepDirtyValues: true },
  })
  const { control } = form
  const values = { ...valuesOf(programme), ...useWatch({ control }) }
  const changes = changesOf(programme, values)
  const isChanged = Object.keys(changes).length > 0
  const save = useMutation({
    mutationFn: (body: Changes) => call(changeProgramme, { body }),
    onSuccess: (stored) => {
      form.reset(valuesOf(stored))
      saySuccess('The programme has been changed.')
    },
    onError: (failure) => {
      if (!showErrors(form, failure)) sayFailure(failure, 'Failed to change the programme')
    },
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
            <PlanFields form={form} programme={programme} choice={values.cycle} />
            <NextRuns
              programme={programme}
              plan={{ cycle: cycleOf(values, programme.cycle), timeZone: values.timeZone.trim() }}
            />
            {field('booking')}
          </div>
          <div className="flex flex-col gap-5">
            {settingsInOrder.filter((name) => name !== 'booking').map(field)}
          </div>
        </div>
        <div className="flex flex-col-reverse gap-2 border-line border-t pt-5 sm:flex-row">
          {isChanged && (
            <Button variant="secondary" onClick={() => form.reset(valuesOf(programme))}>
              Undo changes
            </Button>
          )}
          <Button type="submit" disabled={!isChanged} pending={save.isPending} pendingLabel="Saving...">
            Save Programme
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

interface NextRunsProps {
  programme: Programme
  /** As it is chosen, stored or not. */
  plan: { cycle: string | null; timeZone: string }
}

/** The next dates of the plan that is being chosen. */
function NextRuns({ programme, plan }: NextRunsProps) {
  const isStored = plan.cycle === programme.cycle && plan.timeZone === programme.timeZone
  return (
    <div aria-live="polite">
      <p className="mb-1.5 font-semibold">Next runs</p>
      {plan.cycle === null ? (
        <p className="text-muted">None: every month is run by hand.</p>
      ) : isStored ? (
        <Dates runs={programme.nextRuns} />
      ) : (
        <AskedRuns cycle={plan.cycle} timeZone={plan.timeZone} />
      )}
    </div>
  )
}

function AskedRuns({ cycle, timeZone }: { cycle: string; timeZone: string }) {
  const settledZone = useSettled(timeZone)
  const query = { cycle, timeZone: settledZone }
  const runs = useQuery({ ...queryOf(getNextRuns, { query }), placeholderData: keepPreviousData })
  if (runs.isError)
    return <p className="text-muted">{messageOf(runs.error, 'The next runs could not be loaded.')}</p>
  return runs.data ? <Dates runs={runs.data} /> : <SkeletonLines lines={3} />
}

function Dates({ runs }: { runs: Programme['nextRuns'] }) {
  return (
    <>
      <ol className="figures">
        {runs.map(({ at, inWords }) => (
          <li key={at}>{inWords}</li>
        ))}
      </ol>
      <p className="mt-1.5 text-muted text-sm">Months that the cycle has already paired are left out.</p>
    </>
  )
}
