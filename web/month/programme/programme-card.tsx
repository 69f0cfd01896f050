import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { changeProgramme, getProgramme, type Programme } from '../../../shared/contract/programme'
import { queryOf } from '../../api/query-client'
import { Card } from '../../ui/card'
import { QueryPart } from '../../ui/feedback'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { SettingName } from '../../../shared/programme'
import { call } from '../../api/call'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { Button } from '../../ui/button'
import { NextRuns } from './next-runs'
import { PlanFields } from './plan-fields'
import { cycleOf } from './plan.rules'
import { SettingField, settingsInOrder } from './setting-field'
import { type Changes, changesOf, type ProgrammeValues, valuesOf } from './programme.rules'
import { words } from '../../words'
import { useAction } from '../../kit/use-action'

/** 'Programme': when the cycle runs and how far it goes, and what else the people team decides. */
export function ProgrammeCard({ actions }: { actions: ReactNode }) {
  const { programme: texts } = words.rounds
  const programme = useQuery(queryOf(getProgramme))
  return (
    <Card title={texts.title} description={texts.text} actions={actions}>
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
            {field('booking')}
          </div>
          <div className="flex flex-col gap-5">
            {settingsInOrder.filter((name) => name !== 'booking').map(field)}
          </div>
        </div>
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
