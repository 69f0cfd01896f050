import { useQuery } from '@tanstack/react-query'
import { Eye, RefreshCw, Shuffle } from 'lucide-react'
import { type DomainGroup, syncEmployeeStatus } from '../../shared/contract/directory'
import { getCurrentPairings, generateGroupPairing } from '../../shared/contract/pairings'
import { queryOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { Choices, Select, Field } from '../ui/input'
import { AnnounceRound } from './announce-round'
import { EligibilityBox } from './eligibility-box'
import { GenerateDialog } from './generate-dialog'
import { groupChoice } from './pairings.rules'
import { SyncEmployees } from './sync-employees'
import { May, useIsManager } from '../sign-in/may'
import { announceRound } from '../../shared/contract/cycle'
import { lazyPart } from '../ui/on-demand'
import { words } from '../words'

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
  const { isPerGroup, isMonthly } = useProgrammes()
  const { actions: texts, round } = words.rounds.pairings
  return (
    <Card className="in-turn" title={texts.title}>
      {isPerGroup && (
        <Field label={words.dashboard.domainGroup}>
          <Select value={group?.id ?? ''} onChange={(event) => onGroup(event.target.value)}>
            {!isManager && <option value="">{words.rounds.pairings.companyWideChoice}</option>}
            <Choices of={groups} by={({ id }) => id} called={groupChoice} />
          </Select>
        </Field>
      )}
      <EligibilityBox domainGroupId={group?.id} />
      <div className="mt-5 flex flex-col gap-2">
        <May call={generateGroupPairing}>
          <DialogTrigger renderDialog={(close) => <GenerateDialog group={group} onClose={close} />}>
            <Button icon={Shuffle} variant="secondary">
              {isMonthly ? texts.generate : round.generate}
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
