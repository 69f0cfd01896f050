import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import { generateCompanyPairing, generateGroupPairing } from '../../shared/contract/pairings'
import type { ResponseOf, WorkProgress as Progress } from '../../shared/endpoint'
import { useAction } from '../kit/use-action'
import { WorkProgress } from '../kit/work-progress'
import { counted, inDigits } from '../../shared/counted'
import { dayInWords } from '../kit/words.rules'
import { call, messageOf, type OnProgress } from '../api/call'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { Dialog } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { CertificateFigures } from './certificate-figures'
import { type Completes, CompletesUnseen, completesInWords } from './completes'
import { COMPANY_WIDE } from './pairings.rules'
import { LeftOutList } from './left-out-list'
import { useWhenShown } from './use-when-shown'

type Trial = ResponseOf<typeof generateCompanyPairing>

interface Options {
  dryRun?: 'true'
  again?: 'true'
  complete?: 'true'
}

function generate(
  groupId: string | undefined,
  query: Options,
  watch: { signal?: AbortSignal; onProgress: OnProgress },
): Promise<Trial> {
  return groupId
    ? call(generateGroupPairing, { params: { domainGroupId: groupId }, query, ...watch })
    : call(generateCompanyPairing, { query, ...watch })
}

interface GenerateDialogProps {
  /** Missing for the whole company. */
  group: DomainGroup | undefined
  completes?: Completes | undefined
  onClose: () => void
}

/** A trial run of a pairing, then the pairing itself. */
export function GenerateDialog({ group, completes, onClose }: GenerateDialogProps) {
  const both: Options = completes ? { complete: 'true' } : {}
  const name = group?.displayName ?? COMPANY_WIDE
  const [trying, setTrying] = useState<Progress>()
  const [isAgain, setIsAgain] = useState(false)
  const [isUnseenFine, setIsUnseenFine] = useState(false)
  const whenShown = useWhenShown()
  const trial = useQuery({
    queryKey: ['pairing-trial', group?.id ?? ''],
    queryFn: ({ signal }) =>
      generate(group?.id, { ...both, dryRun: 'true' }, { signal, onProgress: setTrying }),
    gcTime: 0,
  })
  const store = useAction({
    run: (_: void, onProgress) =>
      generate(group?.id, { ...both, ...(isAgain && { again: 'true' }) }, { onProgress }),
    done: ({ totalMatches, linkedNewsletter }) =>
      `Generated ${inDigits(totalMatches)} pairings for ${name}${linkedNewsletter ? `, linked to "${linkedNewsletter.title}"` : ''}`,
    failed: 'Failed to generate pairings',
    step: 'pairing',
  })
  const ready = trial.data && !trial.isFetching
  const paired = trial.data?.alreadyPaired
  const needsTick = (paired && !isAgain) || (completes?.unseen && !isUnseenFine)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || store.isPending || onClose()}
      width="medium"
      title={completes?.label ?? 'Generate Monthly Pairings'}
      description={`A trial run for ${name}. Nothing is stored and nobody is notified until you confirm.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} aria-disabled={store.isPending}>
            Cancel
          </Button>
          {ready && (
            <Button
              pending={store.isPending}
              pendingLabel="Generating..."
              variant={paired ? 'danger' : 'primary'}
              aria-disabled={needsTick || undefined}
              onClick={() => needsTick || store.mutate(undefined, { onSuccess: onClose })}
            >
              {paired
                ? `Pair ${counted(paired.people, 'person', 'people')} again`
                : (completes?.label ?? `Generate ${counted(trial.data.totalMatches, 'pair')}`)}
            </Button>
          )}
        </>
      }
    >
      <WorkProgress of={store.progress} className="mb-5" />
      {trial.isFetching && trying ? (
        <WorkProgress of={trying} className="py-8" />
      ) : trial.isFetching ? (
        <Loading label="Looking for the best pairing..." className="py-8" />
      ) : trial.isError ? (
        <Alert tone="warning" title="No pairing can be made now">
          {messageOf(trial.error, 'Failed to generate pairings')}
        </Alert>
      ) : (
        trial.data && (
          <>
            {paired && (
              <Alert tone="danger" title="Already paired this month" className="mb-5">
                <p>
                  {counted(paired.people, 'of these people was', 'of these people were')} paired in a
                  completed pairing of this month
                  {paired.mailedOn && `, and told by a newsletter on ${dayInWords(paired.mailedOn)}`}. A
                  second pairing gives them another partner.
                </p>
                <Checkbox
                  label={`Pair ${counted(paired.people, 'person', 'people')} again, with somebody else`}
                  checked={isAgain}
                  onChange={({ currentTarget }) => setIsAgain(currentTarget.checked)}
                />
              </Alert>
            )}
            <CompletesUnseen completes={completes} checked={isUnseenFine} onChange={setIsUnseenFine} />
            <TrialReport {...trial.data} />
            <p className="mt-5">
              {completes && !completes.unseen && completesInWords(completes)}
              {whenShown}
            </p>
          </>
        )
      )}
    </Dialog>
  )
}

function TrialReport({ certificate, unmatched }: Trial) {
  return (
    <div className="flex flex-col gap-5">
      <CertificateFigures certificate={certificate} leftOut={unmatched.length} />
      <Alert tone={certificate.optimal ? 'success' : 'info'}>{certificate.statement}</Alert>
      {unmatched.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Left out this time</h3>
          <LeftOutList people={unmatched} keyOf={({ userId }) => userId} detail={({ email }) => email} />
        </div>
      )}
    </div>
  )
}
