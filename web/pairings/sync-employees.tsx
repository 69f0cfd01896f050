import { type ComponentProps, useState } from 'react'
import type { TakenOut } from '../../shared/limits'
import type { syncEmployeeStatus } from '../../shared/contract/directory'
import { useAction, WorkProgress } from '../kit/use-action'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { onDemand } from '../ui/on-demand'
import { withWords, words } from '../words'
import type { Report } from './sync-report'

const SyncReport = onDemand(() => withWords(import('./sync-report'), 'people'))

interface SyncEmployeesProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'children'> {
  /** Which of the two reads. */
  endpoint: typeof syncEmployeeStatus
  failed: string
}

/** A button that reads the employee file; lines that could not be used are shown by their numbers. */
export function SyncEmployees({ endpoint, failed, ...button }: SyncEmployeesProps) {
  const [report, setReport] = useState<Report | null>(null)
  const sync = useAction({
    run: (takeOut: TakenOut[], onProgress) => call(endpoint, { body: { takeOut }, onProgress }),
    done: (answer) => {
      const { problems, unknown, leavers } = answer
      if (problems.length + unknown.length + leavers.leaving.total + leavers.missing.total === 0) {
        setReport(null)
        return answer.message
      }
      setReport(answer)
      return undefined
    },
    failed,
    step: 'people',
  })
  return (
    <>
      <Button
        variant="secondary"
        pending={sync.isPending}
        onClick={() => sync.mutate([])}
        pendingLabel={words.rounds.pairings.sync.pending}
        {...button}
      />
      <WorkProgress of={sync.progress} />
      {report && (
        <SyncReport
          report={report}
          isPending={sync.isPending}
          onTakeOut={(takeOut) => sync.mutate(takeOut)}
          onClose={() => setReport(null)}
        />
      )}
    </>
  )
}
