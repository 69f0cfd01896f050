import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import { generateCompanyPairing, generateGroupPairing } from '../../shared/contract/pairings'
import type { WorkProgress as Progress, ResponseOf } from '../../shared/endpoint'
import { useAction, WorkProgress } from '../kit/use-action'
import { call, CallError, messageOf, type OnProgress } from '../api/call'
import { useChosenSettings, useProgrammes } from '../directory/by-programme'
import { useMeets } from '../kit/who-meets-whom'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { Dialog } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { AnnounceDialog } from './announce-dialog'
import { CertificateFigures } from './certificate-figures'
import { groupName } from './pairings.rules'
import { LeftOutList } from './left-out-list'
import { formats, words } from '../words'

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
  const { generate: texts, round } = words.rounds.pairings
  const { isMonthly, scope } = useProgrammes()
  const meets = useMeets()
  const againTexts = isMonthly ? texts.paired : { ...texts.paired, ...round.paired }
  const name = groupName(group?.displayName)
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
      linkedNewsletter
        ? texts.doneAndLinked(totalMatches, name, linkedNewsletter.title)
        : texts.done(totalMatches, name),
    failed: texts.failed,
    step: 'pairing',
  })
  const ready = trial.data && !trial.isFetching
  const paired = trial.data?.alreadyPaired
  if (trial.error instanceof CallError && trial.error.code === 'not_asked')
    return <AnnounceDialog group={group} why={messageOf(trial.error, texts.failed)} onClose={onClose} />
  const needsTick = (paired && !isAgain) || (completes?.unseen && !isUnseenFine)
  return (
    <Dialog
      onClose={onClose}
      isBusy={store.isPending}
      width="medium"
      title={completes?.label ?? (isMonthly ? texts.title : round.generate)}
      description={[meets(scope, group && [group.displayName]), texts.text(name)].filter(Boolean).join(' ')}
      action={
        ready && (
          <Button
            pending={store.isPending}
            pendingLabel={texts.pending}
            variant={paired ? 'danger' : 'primary'}
            aria-disabled={needsTick || undefined}
            onClick={() => needsTick || store.mutate(undefined, { onSuccess: onClose })}
          >
            {paired
              ? texts.again(paired.people)
              : (completes?.label ??
                texts[trial.data.certificate.tables ? 'generateTables' : 'generate'](
                  trial.data.totalMatches,
                ))}
          </Button>
        )
      }
    >
      <WorkProgress of={store.progress} className="mb-5" />
      {trial.isFetching && trying ? (
        <WorkProgress of={trying} className="py-8" />
      ) : trial.isFetching ? (
        <Loading label={texts.looking} className="py-8" />
      ) : trial.isError ? (
        <Alert tone="warning" title={texts.impossible}>
          {messageOf(trial.error, texts.failed)}
        </Alert>
      ) : (
        trial.data && (
          <>
            {paired && (
              <Alert tone="danger" title={againTexts.title} className="mb-5">
                <p>
                  {paired.mailedOn
                    ? againTexts.textTold(paired.people, formats().shortDate(paired.mailedOn))
                    : againTexts.text(paired.people)}
                </p>
                <Checkbox
                  label={texts.paired.tick(paired.people)}
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

/** What is uncomfortable about the tables of a trial; nothing if it has pairs, or all is well. */
export function AtTables({ atTables }: Pick<Trial, 'atTables'>) {
  const { uneasy } = words.rounds.pairings.figures
  if (!atTables || !Object.values(atTables).some(Boolean)) return null
  return (
    <Alert tone="warning">
      {(['withoutTime', 'otherSizes', 'mixed'] as const).map(
        (what) => atTables[what] > 0 && <p key={what}>{uneasy[what](atTables[what])}</p>,
      )}
    </Alert>
  )
}

function TrialReport({ certificate, unmatched, atTables }: Trial) {
  return (
    <div className="flex flex-col gap-5">
      <CertificateFigures certificate={certificate} leftOut={unmatched.length} />
      <Alert tone={certificate.optimal ? 'success' : 'info'}>{certificate.statement}</Alert>
      <AtTables atTables={atTables} />
      {unmatched.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">{words.rounds.pairings.generate.leftOut}</h3>
          <LeftOutList people={unmatched} keyOf={({ userId }) => userId} detail={({ email }) => email} />
        </div>
      )}
    </div>
  )
}

/** Said of pairings that also complete those of earlier months. */
export interface Completes {
  label: string
  detail: string
  /** Some of them were never shown to their people: a tick confirms it. */
  unseen?: boolean | undefined
}

export const completesInWords = ({ detail }: Completes) =>
  `${detail} ${words.rounds.pairings.generate.completes} `

interface CompletesUnseenProps {
  completes: Completes | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Asks whether to complete matches that nobody has seen. Renders nothing if everybody has seen theirs. */
export const CompletesUnseen = ({ completes, checked, onChange }: CompletesUnseenProps) =>
  completes?.unseen ? (
    <Alert tone="danger" title={words.rounds.pairings.generate.unseen.title} className="mb-5">
      <p>{completesInWords(completes)}</p>
      <Checkbox
        label={words.rounds.pairings.generate.unseen.tick}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Alert>
  ) : null

/**
 * When people see the matches of a pairing that is made now, which managers don't know; and, of rounds that come by themselves
 * every few weeks, when the next one begins.
 */
export function useWhenShown(): string {
  const publish = useChosenSettings()?.publish
  const { chosen } = useProgrammes()
  const { shown, nextByItself } = words.rounds.pairings.generate
  return [
    publish && shown[publish],
    chosen?.weeks && chosen.next && nextByItself(formats().shortDate(chosen.next.at)),
  ]
    .filter(Boolean)
    .join(' ')
}
