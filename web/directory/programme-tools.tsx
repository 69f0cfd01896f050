import { Database, FileSpreadsheet, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { seedUsers, syncEmployeeData } from '../../shared/contract/directory'
import { createPairings } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { useAction } from '../kit/use-action'
import { counted } from '../kit/words.rules'
import { call } from '../api/call'
import { SyncReport, type SyncReportData } from '../pairings/sync-employees'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { ConfirmDialog, Dialog } from '../ui/dialog'

type Created = ResponseOf<typeof createPairings>

/** Tools for occasional use: pairings for all groups at once, accounts from the employee file, sample people. */
export function ProgrammeTools() {
  const isEvaluation = usePublicSettings()?.evaluation === true
  const [asking, setAsking] = useState<'pair' | 'seed' | null>(null)
  const [created, setCreated] = useState<Created | null>(null)
  const [report, setReport] = useState<SyncReportData | null>(null)
  const pair = useAction({
    run: () => call(createPairings),
    done: (answer) => {
      if (answer.skipped.length === 0) return answer.message
      setCreated(answer)
      return undefined
    },
    failed: 'Failed to create pairings',
    failedTitle: 'Warning',
    failedMs: 8000,
  })
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
  const close = (open: boolean) => open || setAsking(null)
  return (
    <Card aria-labelledby="programme-tools">
      <CardHeader id="programme-tools" title="Programme Tools" />
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" onClick={() => setAsking('pair')}>
          <Shuffle aria-hidden />
          Create Pairings for All Groups
        </Button>
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
          <Button variant="secondary" onClick={() => setAsking('seed')}>
            <Database aria-hidden />
            Seed Sample Users
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'pair'}
        onOpenChange={close}
        title="Create pairings for all groups?"
        effect="Every domain group with enough people gets this month's pairing; people see their match at once."
        confirm="Create pairings"
        pendingLabel="Creating..."
        danger={false}
        onConfirm={() => pair.settle()}
      />
      <ConfirmDialog
        open={asking === 'seed'}
        onOpenChange={close}
        title="Add 100 sample users?"
        effect="Adds a sample company with its history to your people. Meant for trying things out."
        confirm="Add sample users"
        pendingLabel="Adding..."
        danger={false}
        onConfirm={() => seed.settle()}
      />
      {created && (
        <Dialog
          open
          onOpenChange={() => setCreated(null)}
          title="Pairings created"
          description={created.message}
          footer={<Button onClick={() => setCreated(null)}>Close</Button>}
        >
          <h3 className="mb-1 text-lg">{counted(created.skipped.length, 'group')} skipped</h3>
          <ul className="divide-y divide-line">
            {created.skipped.map(({ group, reason }) => (
              <li key={group} className="py-2">
                <span className="font-semibold">{group}</span>: {reason}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {report && <SyncReport report={report} onClose={() => setReport(null)} />}
    </Card>
  )
}
