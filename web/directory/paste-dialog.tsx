import { useState } from 'react'
import { type DomainGroup, importAllowedEmails } from '../../shared/contract/directory'
import type { ResponseOf } from '../../shared/endpoint'
import { pasteFault } from '../../shared/whitelist-entries'
import { useAction } from '../kit/use-action'
import { counted } from '../kit/words.rules'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Select, Textarea } from '../ui/input'
import { VirtualList } from '../ui/lists/virtual-list'
import { countPasted } from './whitelist.rules'

interface PasteDialogProps {
  groups: readonly DomainGroup[]
  onClose: () => void
}

type Report = ResponseOf<typeof importAllowedEmails>

/** A whole list at once: the valid lines are added together, the others are listed. */
export function PasteDialog({ groups, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const [groupId, setGroupId] = useState('')
  const { good, skipped } = countPasted(text)
  const fault = pasteFault(text, good + skipped)
  const add = useAction({
    run: () => call(importAllowedEmails, { body: { text, domainGroupId: groupId || null } }),
    failed: 'Failed to add email',
  })
  const report = add.data
  return (
    <Dialog
      open
      onOpenChange={(open) => open || add.isPending || onClose()}
      width="medium"
      title="Paste a list"
      description="One address or *@domain per line. Valid lines are added, invalid ones are listed."
      footer={
        report ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
              Cancel
            </Button>
            <Button
              pending={add.isPending}
              pendingLabel="Adding..."
              disabled={good === 0 || fault !== undefined}
              onClick={() => add.mutate()}
            >
              Add {counted(good, 'entry', 'entries')}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <ReportByLine report={report} />
      ) : (
        <div className="flex flex-col gap-4">
          <Field
            label="Emails"
            error={fault}
            hint={
              good + skipped > 0
                ? `${counted(good, 'good entry', 'good entries')}${skipped > 0 ? `, ${counted(skipped, 'line')} to be skipped` : ''}`
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

function ReportByLine({ report }: { report: Report }) {
  const skipped = report.lines
    .filter(({ result }) => result !== 'added')
    .map((line, place) => ({ ...line, place }))
  return (
    <div className="flex flex-col gap-4">
      <output className="figures block">
        {counted(report.added, 'entry', 'entries')} added
        {skipped.length > 0 && `, ${counted(skipped.length, 'line')} skipped`}
      </output>
      {skipped.length > 0 && (
        <VirtualList
          label="Lines that were skipped"
          items={skipped}
          keyOf={({ place }) => String(place)}
          rowHeight={62}
          className="h-64 rounded-card border border-line"
        >
          {({ line, text, message }) => (
            <div className="border-line border-b px-3 py-2">
              <p className="break-all">
                <span className="figures text-muted">Line {line}:</span> {text}
              </p>
              <p className="text-muted text-sm">{message}</p>
            </div>
          )}
        </VirtualList>
      )}
    </div>
  )
}
