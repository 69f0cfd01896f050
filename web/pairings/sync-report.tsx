import { useState } from 'react'
import type { syncEmployeeStatus } from '../../shared/contract/directory'
import type { ResponseOf } from '../../shared/endpoint'
import type { TakenOut } from '../../shared/limits'
import { Leavers } from '../people/import/leavers'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Table, Td, Th, Tr } from '../ui/lists/table'
import { words } from '../words'

export type Report = ResponseOf<typeof syncEmployeeStatus>

interface SyncReportProps {
  report: Report
  isPending: boolean
  onTakeOut: (takeOut: TakenOut[]) => void
  onClose: () => void
}

/** What the employee file changed, the lines that could not be used, and who leaves or is not in it. */
export default function SyncReport({ report, isPending, onTakeOut, onClose }: SyncReportProps) {
  const { sync: texts } = words.rounds.pairings
  const [chosen, setChosen] = useState<TakenOut[]>([])
  const takeOut = chosen.filter((one) => report.leavers[one].total > 0)
  return (
    <Dialog
      onClose={onClose}
      width="medium"
      title={texts.title}
      description={report.message}
      footer={
        <>
          {takeOut.length > 0 && (
            <Button variant="secondary" pending={isPending} onClick={() => onTakeOut(takeOut)}>
              {words.people.import.found.leavers.press}
            </Button>
          )}
          <Button onClick={onClose}>{words.shell.close}</Button>
        </>
      }
    >
      <p className="figures mb-4">{texts.summary(report.updated, report.created, report.unchanged)}</p>
      <ul className="mb-4 empty:hidden">
        {report.unknown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {report.problems.length > 0 && (
        <>
          <h3 className="mb-2 text-lg">{texts.skipped(report.skipped)}</h3>
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
        </>
      )}
      <Leavers leavers={report.leavers} takeOut={takeOut} onChoose={setChosen} />
    </Dialog>
  )
}
