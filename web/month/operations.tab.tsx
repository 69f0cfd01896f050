import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerReturns, getDomainGroups, getReturns } from '../../shared/contract/directory'
import { queryOf } from '../api/query-client'
import { ByProgramme, useProgrammes } from '../directory/by-programme'
import { UnreachableNotice } from '../mail/log/unreachable-people'
import { ThisMonth } from './this-month'
import { NewsletterManagement } from '../newsletters/newsletter-management'
import { AdminActions } from '../pairings/admin-actions'
import { CompletedPairings } from '../pairings/completed-pairings'
import { CurrentPairings } from '../pairings/current-pairings'
import { useIsManager } from '../sign-in/may'
import { Alert, LoadFailed, SkeletonLines } from '../ui/feedback'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { Figure } from '../kit/figure'
import { formats, words } from '../words'
import { call, messageOf } from '../api/call'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../kit/forms/form-dialog'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { Field, Input } from '../ui/input'

/** The month's work: where it stands, who takes part, pairings, newsletter. */
export default function OperationsTab() {
  return (
    <div className="in-turn flex flex-col gap-6">
      <ByProgramme>
        <Operations />
      </ByProgramme>
    </div>
  )
}

function Operations() {
  const known = useQuery(queryOf(getDomainGroups)).data ?? []
  const { scope } = useProgrammes()
  const groups = scope === 'per-group' ? known : []
  const [groupId, setGroupId] = useState('')
  const isManager = useIsManager()
  // A manager has no round of the whole company.
  const group = groups.find(({ id }) => id === groupId) ?? (isManager ? groups[0] : undefined)
  if (isManager && !group) return <SkeletonLines lines={6} />
  return (
    <>
      {!isManager && <ReturnsQuestion />}
      <ThisMonth group={group} />
      <ParticipationCounters />
      <UnreachableNotice />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AdminActions groups={groups} group={group} onGroup={setGroupId} />
        <CurrentPairings />
      </div>
      <NewsletterManagement />
      <CompletedPairings />
    </>
  )
}

const peopleIn = (status: string) => `/admin?tab=admin-tools${status && `&status=${status}`}`

/** Four counters, each a link to the people it counts. */
function ParticipationCounters() {
  const { counters: texts } = words.rounds
  const { data, error, refetch, isPending } = useQuery(queryOf(getEnhancedMetrics))
  if (error && !data) return <LoadFailed title={messageOf(error, texts.failed)} onRetry={refetch} />
  const counts = data?.userMetrics
  return (
    <section
      aria-label={texts.title}
      data-awaited={isPending || undefined}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      <Figure label={texts.total} value={counts?.totalRegistered} href={peopleIn('')} />
      <Figure label={texts.active} value={counts?.activeParticipants} href={peopleIn('active')} />
      <Figure label={texts.paused} value={counts?.pausedUsers} href={peopleIn('paused')} />
      <Figure label={texts.optedOut} value={counts?.optedOutUsers} href={peopleIn('opted_out')} />
    </section>
  )
}

/** Asks whether people who came back with new ids are the same ones; nothing when nobody did. */
function ReturnsQuestion() {
  const { returns: texts } = words.rounds.thisMonth
  const { data } = useQuery(queryOf(getReturns))
  if (!data?.since) return null
  const { people, since } = data
  return (
    <Alert tone="warning" title={texts.question(people)}>
      <p>{texts.text(formats().shortDate(since))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {[true, false].map((same) => (
          <DialogTrigger
            key={String(same)}
            renderDialog={(close) => <Answer same={same} people={people} onClose={close} />}
          >
            <Button variant="secondary" size="small">
              {same ? texts.same.action : texts.other.action}
            </Button>
          </DialogTrigger>
        ))}
      </div>
    </Alert>
  )
}

/** Says what an answer does; that which erases accounts needs their number. */
function Answer({ same, people, onClose }: { same: boolean; people: number; onClose: () => void }) {
  const { returns: texts } = words.rounds.thisMonth
  const form = useForm({ defaultValues: { people: '' } })
  const answer = useAction({
    run: (_: { people: string }) => call(answerReturns, { body: { same, people } }),
    done: ({ message }) => message,
    failed: texts.failed,
  })
  const its = same ? texts.same : texts.other
  return (
    <FormDialog
      title={its.title(people)}
      description={its.effect(people)}
      form={form}
      action={answer}
      submit={its.action}
      pendingLabel={texts.pending}
      danger={!same}
      onClose={onClose}
    >
      {!same && (
        <Field label={texts.number(people)} required error={form.formState.errors.people?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...form.register('people', {
              validate: (typed) => typed.trim() === String(people) || texts.otherNumber,
            })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
