import { inDigits } from '../../../shared/counted'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../../shared/contract/directory'
import { applyImport, previewImport, uploadImport } from '../../../shared/contract/imports'
import { call } from '../../api/call'
import { sayFailure } from '../../kit/say'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ChoosePeople } from './choose-people'
import { type Plan, peopleInWords, planOf } from './import.rules'
import { ImportPreview } from './import-preview'
import { ImportResult } from './import-result'

interface ImportDialogProps {
  groups: readonly DomainGroup[]
  onClose: () => void
}

/** People from a file or a pasted list, in three steps: the file, what it would do, what it did. */
export default function ImportDialog({ groups, onClose }: ImportDialogProps) {
  const [text, setText] = useState('')
  const [plan, setPlan] = useState<Plan | null>(null)
  const upload = useAction({
    run: (file: Blob) => {
      const body = new FormData()
      body.set('file', file, file instanceof File ? file.name : 'Pasted list')
      return call(uploadImport, { body })
    },
    done: (answer) => {
      look.reset()
      setPlan(planOf(answer))
      return undefined
    },
    failed: 'Failed to read the file',
  })
  const file = plan ? upload.data : undefined
  const look = useMutation({
    mutationFn: (body: Plan) => call(previewImport, { params: { id: file?.id ?? '' }, body }),
    onError: (error) => sayFailure(error, 'Failed to read the file'),
  })
  const apply = useAction({
    run: (body: Plan) => call(applyImport, { params: { id: file?.id ?? '' }, body }),
    failed: 'Failed to import',
  })
  const preview = plan?.mapping.email === undefined ? null : (look.data ?? file?.preview)
  const count = preview ? preview.new + preview.changed : 0
  const isBusy = upload.isPending || apply.isPending
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isBusy || onClose()}
      width="wide"
      title="Import people"
      description={
        apply.data
          ? undefined
          : file
            ? `Nothing is stored before "Import". ${inDigits(file.rows)} rows were read.`
            : 'A CSV file with one person per line: address, names, department, group, manager, status, leave.'
      }
      footer={
        apply.data ? (
          <Button onClick={onClose}>Close</Button>
        ) : file && plan ? (
          <>
            <Button variant="secondary" onClick={() => setPlan(null)} disabled={isBusy}>
              Back
            </Button>
            <Button
              pending={apply.isPending}
              pendingLabel="Importing..."
              disabled={count === 0 || look.isPending}
              onClick={() => apply.mutate(plan)}
            >
              Import {peopleInWords(count)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              Cancel
            </Button>
            <Button
              pending={upload.isPending}
              pendingLabel="Reading..."
              disabled={text.trim() === ''}
              onClick={() => upload.mutate(new Blob([text]))}
            >
              Preview
            </Button>
          </>
        )
      }
    >
      {apply.data ? (
        <ImportResult result={apply.data} />
      ) : file && plan ? (
        <ImportPreview
          file={file}
          plan={plan}
          preview={preview ?? null}
          isPending={look.isPending}
          groups={groups}
          onPlan={(next) => {
            setPlan(next)
            if (next.mapping.email !== undefined) look.mutate(next)
          }}
        />
      ) : (
        <ChoosePeople
          text={text}
          onText={setText}
          isPending={upload.isPending}
          onFile={(chosen) => upload.mutate(chosen)}
        />
      )}
    </Dialog>
  )
}
