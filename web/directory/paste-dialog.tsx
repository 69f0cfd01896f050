import { useState } from 'react'
import { addAllowedEmail, type DomainGroup } from '../../shared/contract/directory'
import { counted } from '../admin/words.rules'
import { CallError, call, messageOf } from '../api/call'
import { refresh } from '../api/query-client'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ProgressBar } from '../ui/feedback'
import { Field } from '../ui/field'
import { Select, Textarea } from '../ui/input'
import { Table, Td, Th, Tr } from '../ui/table'
import { type PastedLine, domainOf, pastedLines } from './whitelist.rules'
import { afterWhitelistChange } from './directory-state'

interface PasteDialogProps {
  groups: readonly DomainGroup[]
  onClose: () => void
}

interface Run {
  done: number
  total: number
  added: number
  problems: PastedLine[]
  isOver: boolean
}

/** A whole list at once: the good lines are added, each bad one is named. */
export function PasteDialog({ groups, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [groupId, setGroupId] = useState('')
  const [run, setRun] = useState<Run | null>(null)
  const lines = pastedLines(text)
  const good = lines.filter(({ problem }) => problem === null)

  const addAll = async () => {
    const state: Run = {
      done: 0,
      total: good.length,
      added: 0,
      problems: lines.filter(({ problem }) => problem !== null),
      isOver: false,
    }
    setRun({ ...state })
    for (const line of good) {
      try {
        await call(addAllowedEmail, {
          body: { email: line.text, domain: domainOf(line.text), domainGroupId: groupId || null },
        })
        state.added += 1
      } catch (error) {
        state.problems.push({ ...line, problem: messageOf(error, 'Failed to add email') })
        // Nothing more can come of it: the session has ended, or nobody answers.
        if (error instanceof CallError && (error.status === 401 || error.isOutage)) break
      }
      state.done += 1
      setRun({ ...state })
    }
    setRun({ ...state, isOver: true })
    await refresh(...afterWhitelistChange)
  }
  const isRunning = run !== null && !run.isOver
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isRunning || onClose()}
      width="medium"
      title="Paste a list"
      description="One address or *@domain a line. Good lines are added, each bad one is named."
      footer={
        run?.isOver ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} aria-disabled={isRunning}>
              Cancel
            </Button>
            <Button
              pending={isRunning}
              pendingLabel="Adding..."
              disabled={good.length === 0}
              onClick={() => void addAll()}
            >
              Add {counted(good.length, 'entry', 'entries')}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <div className="flex flex-col gap-4">
          <ProgressBar label="Adding to the whitelist" value={run.done} max={run.total} />
          <output className="figures block">
            {counted(run.added, 'entry', 'entries')} added
            {run.problems.length > 0 && `, ${counted(run.problems.length, 'line')} skipped`}
          </output>
          {run.problems.length > 0 && <Problems lines={run.problems} />}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Field
            label="Emails"
            hint={
              lines.length > 0
                ? `${counted(good.length, 'good entry', 'good entries')}${lines.length > good.length ? `, ${counted(lines.length - good.length, 'line')} to be skipped` : ''}`
                : undefined
            }
          >
            <Textarea
              rows={8}
              spellCheck={false}
              className="font-mono text-sm"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Field label="Domain Group">
            <Select value={groupId} onChange={(event) => setGroupId(event.target.value)}>
              <option value="">Unassigned</option>
              {groups.map(({ id, displayName }) => (
                <option key={id} value={id}>
                  {displayName}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </Dialog>
  )
}

function Problems({ lines }: { lines: readonly PastedLine[] }) {
  return (
    <Table caption="Lines that were skipped" height="max-h-64">
      <thead>
        <tr>
          <Th>Line</Th>
          <Th>Entry</Th>
          <Th>What is wrong</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, text, problem }) => (
          <Tr key={`${line} ${text} ${problem}`}>
            <Td className="figures">{line}</Td>
            <Td className="break-all">{text}</Td>
            <Td>{problem}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
