import { useState } from 'react'
import { type applyImport, getRefusedRows, undoImport } from '../../../shared/contract/imports'
import type { ResponseOf } from '../../../shared/endpoint'
import { call, pathOf } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { counted } from '../../../shared/counted'
import { Button, LinkButton } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { Alert } from '../../ui/feedback'
import { VirtualList } from '../../ui/lists/virtual-list'

/** The third step: what was imported, the refused rows, and the way back. */
export function ImportResult({ result }: { result: ResponseOf<typeof applyImport> }) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={result.message}>
        {result.whitelisted > 0 &&
          `${counted(result.whitelisted, 'entry was', 'entries were')} added to the whitelist.`}
      </Alert>
      {result.new > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">
            Whoever is new takes part once they have signed in and set up their profile.
          </p>
          <LinkButton href="/admin?tab=admin-tools&readiness=never-invited">Invite them</LinkButton>
        </div>
      )}
      <AfterImport {...result} isUndone={false} />
    </div>
  )
}

interface AfterImportProps {
  id: string
  new: number
  changed: number
  refused: number
  isUndone: boolean
}

/** What can be done after an import: fetch the refused rows, take it back. */
export function AfterImport({ id, refused, isUndone, ...counts }: AfterImportProps) {
  const [asks, setAsks] = useState(false)
  const undo = useAction({
    run: () => call(undoImport, { params: { id } }),
    failed: 'Failed to undo the import',
  })
  const report = undo.data
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row">
        {refused > 0 && (
          <LinkButton variant="secondary" href={pathOf(getRefusedRows, { params: { id } })} download>
            Refused rows as CSV
          </LinkButton>
        )}
        {!isUndone && !report && (
          <Button
            variant="secondary"
            pending={undo.isPending}
            pendingLabel="Undoing..."
            onClick={() => setAsks(true)}
          >
            Undo the import
          </Button>
        )}
      </div>
      {report && (
        <div className="mt-4 flex flex-col gap-3">
          <Alert tone="info" title={report.message} />
          {report.kept.length > 0 && (
            <VirtualList
              label="What stays as it is"
              items={report.kept}
              keyOf={({ email, why }) => `${email} ${why}`}
              rowHeight={62}
              className="h-48 rounded-card border border-line"
            >
              {({ email, why }) => (
                <div className="border-line border-b px-3 py-2">
                  <p className="break-all">{email}</p>
                  <p className="text-muted text-sm">{why}</p>
                </div>
              )}
            </VirtualList>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Undo the import?"
        effect={`${counted(counts.new + counts.changed, 'person goes', 'people go')} back to what was before. Accounts that it made are deleted, unless they are in use or the company’s directory has taken them over. What stays is listed, with why.`}
        confirm="Undo"
        pendingLabel="Undoing..."
        onConfirm={() => undo.settle()}
      />
    </>
  )
}
