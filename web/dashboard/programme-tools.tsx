import { Database, FileSpreadsheet, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { seedUsers, syncEmployeeData } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { PairAllGroups } from '../pairings/pair-all-groups'
import { SyncReport, type SyncReportData } from '../pairings/sync-employees'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { ConfirmDialog } from '../ui/dialog'

/** Tools for occasional use: pairings for all groups at once, accounts from the employee file, sample people. */
export function ProgrammeTools() {
  const isEvaluation = usePublicSettings()?.evaluation === true
  const [isSeeding, setIsSeeding] = useState(false)
  const [report, setReport] = useState<SyncReportData | null>(null)
  const sync = useAction({
    run: () => call(syncEmployeeData),
    done: (answer) => {
      if (answer.problems.length === 0) return answer.message
      setReport(answer)
      return undefined
    },
    failed: 'Failed to sync employee data',
  })
  const seed = useAction({
    run: () => call(seedUsers),
    done: ({ message }) => message,
    failed: 'Failed to seed users',
  })
  return (
    <Card aria-labelledby="programme-tools">
      <CardHeader id="programme-tools" title="Programme Tools" />
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <PairAllGroups variant="secondary">
          <Shuffle aria-hidden />
          Create Pairings for All Groups
        </PairAllGroups>
        <Button
          variant="secondary"
          pending={sync.isPending}
          pendingLabel="Syncing..."
          onClick={() => sync.mutate()}
        >
          <FileSpreadsheet aria-hidden />
          Sync Employee Data
        </Button>
        {isEvaluation && (
          <Button variant="secondary" onClick={() => setIsSeeding(true)}>
            <Database aria-hidden />
            Seed Sample Users
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isSeeding}
        onOpenChange={setIsSeeding}
        title="Add 100 sample users?"
        effect="Adds a sample company with its history to your people. Meant for trying things out."
        confirm="Add sample users"
        pendingLabel="Adding..."
        danger={false}
        onConfirm={() => seed.settle()}
      />
      {report && <SyncReport report={report} onClose={() => setReport(null)} />}
    </Card>
  )
}
