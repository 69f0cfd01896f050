import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { createPairings } from '../../shared/contract/pairings'
import type { ResponseOf, WorkProgress as Progress } from '../../shared/endpoint'
import { useAction, WorkProgress } from '../kit/use-action'
import { Searched } from '../kit/searched'
import { call, messageOf } from '../api/call'
import { Button } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { CertificateFigures } from './certificate-figures'
import { AtTables, type Completes, CompletesUnseen, completesInWords, useWhenShown } from './generate-dialog'
import { LeftOutList } from './left-out-list'
import { totalOf } from './pairings.rules'
import { useProgrammes } from '../directory/by-programme'
import { useMeets } from '../kit/who-meets-whom'
import { words } from '../words'

interface PairAllProps {
  completes?: Completes | undefined
  title?: string
}

/** A button that makes this month's pairing of every group that can have one, after a trial of all of them. */
export const PairAllGroups = ({ completes, ...button }: ComponentProps<typeof Button> & PairAllProps) => (
  <DialogTrigger renderDialog={(close) => <PairAllDialog completes={completes} onClose={close} />}>
    <Button {...button} />
  </DialogTrigger>
)

/** A trial of the rounds of all groups, or of the one of all together, as the programme has it; then those themselves. */
export function PairAllDialog({ completes, title, onClose }: PairAllProps & { onClose: () => void }) {
  const { pairGroups: texts, generate, companyWide } = words.rounds.pairings
  const { scope } = useProgrammes()
  const meets = useMeets()(scope)
  const isPerGroup = scope === 'per-group'
  const whenShown = useWhenShown()
  const query = completes ? { complete: 'true' as const } : {}
  const [isUnseenFine, setIsUnseenFine] = useState(false)
  const [trying, setTrying] = useState<Progress>()
  const trial = useQuery({
    queryKey: ['pairings-trial'],
    queryFn: ({ signal }) =>
      call(createPairings, { query: { ...query, dryRun: 'true' }, signal, onProgress: setTrying }),
    gcTime: 0,
  })
  const pair = useAction({
    run: (_: void, onProgress) => call(createPairings, { query, onProgress }),
    failed: texts.failed,
    failedTitle: texts.warning,
    failedMs: 8000,
  })
  const needsTick = completes?.unseen && !isUnseenFine
  const isReady = trial.data !== undefined && !trial.isFetching
  return (
    <Dialog
      onClose={onClose}
      isBusy={pair.isPending}
      width="medium"
      title={
        completes ? texts.confirm(completes.label) : (title ?? (isPerGroup ? texts.title : generate.title))
      }
      description={[meets, isPerGroup ? texts.text : generate.text(companyWide)].filter(Boolean).join(' ')}
      action={
        isReady &&
        trial.data.groups.length > 0 && (
          <Button
            pending={pair.isPending}
            pendingLabel={texts.pending}
            aria-disabled={needsTick || undefined}
            onClick={() => needsTick || pair.mutate(undefined, { onSuccess: onClose })}
          >
            {completes?.label ?? texts.create}
          </Button>
        )
      }
    >
      <WorkProgress of={pair.progress} className="mb-5" />
      {trial.isError ? (
        <Alert tone="warning" title={words.rounds.pairings.generate.impossible}>
          {messageOf(trial.error, texts.failed)}
        </Alert>
      ) : isReady ? (
        <>
          <CompletesUnseen completes={completes} checked={isUnseenFine} onChange={setIsUnseenFine} />
          <TrialOfGroups {...trial.data} />
          <p className="mt-5">
            {completes && !completes.unseen && completesInWords(completes)}
            {whenShown}
          </p>
        </>
      ) : trying ? (
        <WorkProgress of={trying} className="py-8" />
      ) : (
        <Loading label={texts.looking} className="py-8" />
      )}
    </Dialog>
  )
}

function TrialOfGroups({
  groups,
  skipped,
  leftOut,
  leftOutTotal,
  atTables,
}: ResponseOf<typeof createPairings>) {
  const { pairGroups: texts } = words.rounds.pairings
  return (
    <div className="flex flex-col gap-5">
      <CertificateFigures certificate={totalOf(groups)} leftOut={leftOutTotal} />
      <ul className="divide-y divide-line">
        {groups.map(({ group, certificate }) => (
          <li key={group} className="py-2">
            <span className="font-semibold">{group}</span>: {certificate.statement}
          </li>
        ))}
      </ul>
      <AtTables atTables={atTables} />
      {leftOut.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">{words.rounds.pairings.leftOut(leftOutTotal)}</h3>
          <Searched
            label={words.rounds.pairings.left.search}
            items={leftOut}
            wordsOf={({ group, name }) => [group, name]}
          >
            {(found) => (
              <LeftOutList
                people={found}
                keyOf={({ group, name }, index) => `${index} ${group} ${name}`}
                detail={({ group }) => group}
              />
            )}
          </Searched>
          {leftOutTotal > leftOut.length && (
            <p className="mt-2 text-muted text-sm">{texts.first(leftOut.length)}</p>
          )}
        </div>
      )}
      {skipped.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">{texts.skipped(skipped.length)}</h3>
          <ul className="divide-y divide-line">
            {skipped.map(({ group, reason }) => (
              <li key={group} className="py-2">
                <span className="font-semibold">{group}</span>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
