import { type ComponentProps, useState } from 'react'
import type { syncEmployeeStatus } from '../../shared/contract/directory'
import type { ResponseOf } from '../../shared/endpoint'
import { useAction } from '../kit/use-action'
import { WorkProgress } from '../kit/work-progress'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Table, Td, Th, Tr } from '../ui/lists/table'
import { words } from '../words'

type Report = ResponseOf<typeof syncEmployeeStatus>

interface SyncEmployeesProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'children'> {
  /** Which of the two reads. */
  endpoint: typeof syncEmployeeStatus
  failed: string
}

/** A button that reads the employee file; lines that could not be used are shown by their numbers. */
export function SyncEmployees({ endpoint, failed, ...button }: SyncEmployeesProps) {
  const [report, setReport] = useState<Report | null>(null)
  const sync = useAction({
    run: (_: void, onProgress) => call(endpoint, { onProgress }),
    done: (answer) => {
      if (answer.problems.length === 0) return answer.message
      setReport(answer)
      return undefined
    },
    failed,
    step: 'people',
  })
  return (
    <>
      <Button variant="secondary" does={sync} pendingLabel={words.rounds.pairings.sync.pending} {...button} />
      <WorkProgress of={sync.progress} />
      {report && <SyncReport report={report} onClose={() => setReport(null)} />}
    </>
  )
}

/** What the employee file changed, and the lines that could not be used. */
function SyncReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { sync: texts } = words.rounds.pairings
  return (
    <Dialog
      onClose={onClose}
      width="medium"
      title={texts.title}
      description={report.message}
      footer={<Button onClick={onClose}>{words.shell.close}</Button>}
    >
      <p className="figures mb-4">{texts.summary(report.updated, report.created, report.unchanged)}</p>
      <h3 className="mb-2 text-lg">{texts.skipped(report.problems.length)}</h3>
      <Table caption={texts.caption} height="max-h-72">
        <thead>
          <tr>
            <Th>{texts.line}</Th>
            <Th>{texts.wrong}</Th>
          </tr>
        </thead>
        <tbody>
          {report.problems.map(({ line, message }) => (
            <Tr key={`${line} ${message}`}>
              <Td className="figures">{line}</Td>
              <Td>{message}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  )
}
