import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye, RefreshCw, Shuffle } from 'lucide-react'
import { type DomainGroup, syncEmployeeStatus } from '../../shared/contract/directory'
import {
  generateGroupPairing,
  getCurrentPairings,
  getPairingValidation,
} from '../../shared/contract/pairings'
import { queryOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { Choices, Select } from '../ui/input'
import { AnnounceRound } from './announce-dialog'
import { GenerateDialog } from './generate-dialog'
import { PairAllDialog } from './pair-all-groups'
import { groupChoice } from './pairings.rules'
import { SyncEmployees } from './sync-employees'
import { May, useIsManager } from '../sign-in/may'
import { announceRound } from '../../shared/contract/cycle'
import { lazyPart } from '../ui/on-demand'
import { formats, words } from '../words'
import type { ReactNode } from 'react'
import { inChosen } from '../api/chosen-programme'
import { peopleHref, type Readiness } from '../people/participation/participation.rules'
import { Link } from 'wouter'
import type { ResponseOf } from '../../shared/endpoint'
import { Loaded } from '../kit/loaded'
import { Badge } from '../ui/badge'

const PairingsOverlay = lazyPart(() => import('./pairings-overlay'))

interface AdminActionsProps {
  groups: readonly DomainGroup[]
  /** Missing for the whole company. */
  group: DomainGroup | undefined
  onGroup: (id: string) => void
}

/** 'Admin Actions': who can be paired, and the three things to do about it. */
export function AdminActions({ groups, group, onGroup }: AdminActionsProps) {
  const current = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } })).data
  const isManager = useIsManager()
  const { scope, isMonthly } = useProgrammes()
  const { actions: texts, round } = words.rounds.pairings
  const generate = isMonthly ? texts.generate : round.generate
  // As Programme says: a round for each group, also where all of them are chosen.
  const isOfAllGroups = scope === 'per-group' && !group && groups.length > 0
  return (
    <Card className="in-turn" title={texts.title}>
      {scope === 'per-group' && (
        <Select
          aria-label={words.dashboard.domainGroup}
          value={group?.id ?? ''}
          onChange={(event) => onGroup(event.target.value)}
        >
          {!isManager && <option value="">{words.rounds.pairings.companyWideChoice}</option>}
          <Choices of={groups} by={({ id }) => id} called={groupChoice} />
        </Select>
      )}
      <EligibilityBox domainGroupId={group?.id} />
      <div className="mt-5 flex flex-col gap-2">
        <May call={generateGroupPairing}>
          <DialogTrigger
            renderDialog={(close) =>
              isOfAllGroups ? (
                <PairAllDialog title={generate} onClose={close} />
              ) : (
                <GenerateDialog group={group} onClose={close} />
              )
            }
          >
            <Button icon={Shuffle} variant="secondary">
              {generate}
            </Button>
          </DialogTrigger>
        </May>
        <DialogTrigger renderDialog={(close) => <PairingsOverlay onClose={close} />}>
          <Button icon={Eye} variant="secondary">
            {texts.view(current?.pairings.length ?? 0)}
          </Button>
        </DialogTrigger>
        <May call={announceRound}>
          <AnnounceRound group={group} />
        </May>
        <May call={syncEmployeeStatus}>
          <SyncEmployees icon={RefreshCw} endpoint={syncEmployeeStatus} failed={texts.syncFailed}>
            {texts.sync}
          </SyncEmployees>
        </May>
      </div>
    </Card>
  )
}

const LINK =
  'inline-flex items-center gap-1 py-0.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** Who can be paired in a group (in the company without one), and whether a pairing may start. */
export function EligibilityBox({ domainGroupId }: { domainGroupId: string | undefined }) {
  const { eligibility: texts } = words.rounds.pairings
  const validation = useQuery({
    ...queryOf(getPairingValidation, { query: domainGroupId ? { domainGroupId } : {} }),
    // Another scope's figures keep the place: the buttons beneath would move away from under the pointer.
    placeholderData: keepPreviousData,
  })
  return (
    <section
      aria-label={texts.title}
      data-awaited={validation.isPending || undefined}
      className="mt-5 rounded-card bg-sunken px-4 py-4"
    >
      <h3 className="mb-3 text-lg">{texts.title}</h3>
      <Loaded query={validation} otherwise={texts.failed}>
        {(data) => (
          <div inert={validation.isPlaceholderData} className="inert:opacity-55">
            <Figures {...data} domainGroupId={domainGroupId} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

interface FiguresProps extends ResponseOf<typeof getPairingValidation> {
  domainGroupId: string | undefined
}

function Figures({ statusCounts, reasons, eligibility, asked, domainGroupId }: FiguresProps) {
  const { eligibility: texts } = words.rounds.pairings
  const { truly_active, total } = statusCounts
  const excluded = reasons.filter(({ people }) => people > 0)
  const hrefOf = (readiness: Readiness) => inChosen(peopleHref(readiness, domainGroupId))
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <Count label={texts.total} count={total} />
        <Count label={texts.ready} count={truly_active} href={hrefOf('ready')} />
        <Count label={texts.excluded} count={total - truly_active} />
      </dl>
      {asked && (
        <p className="figures mt-2 text-muted text-sm">{texts.asked(asked.asked, asked.yes, asked.silent)}</p>
      )}
      {excluded.length > 0 && (
        <details className="mt-2 text-sm">
          {/* Under the people whom it explains. */}
          <summary className="ms-[calc(200%/3)] min-h-9 w-fit py-1.5 text-muted hover:text-text pointer-coarse:min-h-11">
            {texts.why}
          </summary>
          <ul className="flex flex-wrap gap-x-4">
            {excluded.map(({ reason, people }) => (
              <li key={reason}>
                <Link className={LINK} href={hrefOf(reason)}>
                  <span className="figures">{words.rounds.reasons[reason](people)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {excluded.map(
        ({ reason }) =>
          (reason === 'meets-nobody' || (reason === 'no-group' && !domainGroupId)) && (
            <p key={reason} className="mt-1 text-muted text-sm">
              {reason === 'no-group' ? texts.noGroup : texts.meetsNobody}
            </p>
          ),
      )}
      <dl className="mt-3 flex flex-col gap-2 border-line border-t pt-3">
        <Check label={texts.minimum}>
          <Badge tone={eligibility.hasMinimumUsers ? 'success' : 'danger'}>
            {eligibility.hasMinimumUsers
              ? texts.met(eligibility.minimumRequired)
              : texts.notMet(eligibility.minimumRequired)}
          </Badge>
        </Check>
        {eligibility.hasEvenNumbers !== null && (
          <Check label={texts.evenNumbers}>
            <Badge tone={eligibility.hasEvenNumbers ? 'success' : 'warning'}>
              {eligibility.hasEvenNumbers ? texts.yes : texts.no}
            </Badge>
            <span className="text-muted text-sm">
              {eligibility.hasEvenNumbers ? texts.even(truly_active) : texts.odd(truly_active)}
            </span>
          </Check>
        )}
      </dl>
    </>
  )
}

function Count({ label, count, href }: { label: string; count: number; href?: string | undefined }) {
  const figure = formats().digits(count)
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm leading-tight">{label}</dt>
      <dd className="figures flex items-center font-display text-2xl pointer-coarse:min-h-11">
        {href ? (
          <Link className={`${LINK} -my-0.5`} href={href}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </dd>
    </div>
  )
}

function Check({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </div>
  )
}
