import { inDigits } from '../../../shared/counted'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../../shared/contract/directory'
import { applyImport, getLastImport, previewImport, uploadImport } from '../../../shared/contract/imports'
import { call } from '../../api/call'
import { sayFailure } from '../../kit/say'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { figuresInWords, peopleInWords, type Plan, planOf } from './import.rules'
import { ImportPreview } from './import-preview'
import { AfterImport, ImportResult } from './import-result'
import { IMPORT_SIZES, MOST } from '../../../shared/limits'
import { queryOf } from '../../api/query-client'
import { momentInWords } from '../../kit/words.rules'
import { Field } from '../../ui/field'
import { FilePicker } from '../../ui/file-picker'
import { Textarea } from '../../ui/input'

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

interface ChoosePeopleProps {
  text: string
  onText: (text: string) => void
  isPending: boolean
  onFile: (file: File) => void
}

/** The first step: a file or a pasted list; and the last import, which can still be taken back. */
function ChoosePeople({ text, onText, isPending, onFile }: ChoosePeopleProps) {
  const last = useQuery(queryOf(getLastImport)).data?.last
  return (
    <div className="flex flex-col gap-4">
      <FilePicker
        label={isPending ? 'Reading...' : 'Choose a CSV file, or drop it here'}
        accept=".csv,.tsv,.txt,text/csv"
        hint={`At most ${IMPORT_SIZES.largest} and ${inDigits(MOST.importRows)} rows; UTF-8 or Windows-1252; comma, semicolon or tab`}
        file={null}
        disabled={isPending}
        onPick={(file) => file && onFile(file)}
      />
      <Field label="Or paste a list" hint="Rows of a spreadsheet, or one address or *@domain per line">
        <Textarea
          rows={5}
          spellCheck={false}
          className="font-mono text-sm"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      {last && (
        <section aria-labelledby="last-import" className="border-line border-t pt-4">
          <h3 id="last-import" className="text-lg">
            Last import
          </h3>
          <p className="figures mt-1 mb-3 break-words text-muted">
            {last.fileName}, {momentInWords(last.appliedAt)}: {figuresInWords(last)}
            {last.undoneAt && `. Taken back ${momentInWords(last.undoneAt)}`}
          </p>
          <AfterImport {...last} isUndone={last.undoneAt !== null} />
        </section>
      )}
    </div>
  )
}
