import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../../shared/contract/directory'
import {
  applyImport,
  getLastImport,
  getRefusedRows,
  previewImport,
  undoImport,
  uploadImport,
} from '../../../shared/contract/imports'
import { call, pathOf } from '../../api/call'
import { useAction, sayFailure, WorkProgress } from '../../kit/use-action'
import { Button, LinkButton } from '../../ui/button'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { figuresInWords, namesOf, type Plan, planOf, type UnknownName } from './import.rules'
import { ImportPreview } from './import-preview'
import { IMPORT_SIZES, MOST } from '../../../shared/limits'
import { queryOf } from '../../api/query-client'
import { FilePicker } from '../../ui/file-picker'
import { Textarea, Field } from '../../ui/input'
import type { ResponseOf } from '../../../shared/endpoint'
import { Alert } from '../../ui/feedback'
import { VirtualList } from '../../ui/lists/virtual'
import { formats, isolated, words } from '../../words'

interface ImportDialogProps {
  groups: readonly DomainGroup[]
  onClose: () => void
}

/** People from a file or a pasted list, in three steps: the file, what it would do, what it did. */
export default function ImportDialog({ groups, onClose }: ImportDialogProps) {
  const texts = words.people.import
  const [text, setText] = useState('')
  const [plan, setPlan] = useState<Plan | null>(null)
  const [names, setNames] = useState<UnknownName[]>([])
  const [given, setGiven] = useState<Blob | null>(null)
  const upload = useAction({
    run: ({ file: chosen, headerLine }: { file: Blob; headerLine?: number }, onProgress) => {
      const body = new FormData()
      body.set('file', chosen, chosen instanceof File ? chosen.name : texts.pasted)
      setGiven(chosen)
      return call(uploadImport, { body, query: { headerLine }, onProgress })
    },
    done: (answer) => {
      previewChange.reset()
      setPlan(planOf(answer))
      setNames(namesOf([], answer.preview))
      return undefined
    },
    failed: texts.notRead,
  })
  const file = plan ? upload.data : undefined
  const previewChange = useMutation({
    mutationFn: (body: Plan) => call(previewImport, { params: { id: file?.id ?? '' }, body }),
    onSuccess: (next) => setNames(namesOf(names, next)),
    onError: (error) => sayFailure(error, texts.notRead),
  })
  const apply = useAction({
    run: (body: Plan, onProgress) => call(applyImport, { params: { id: file?.id ?? '' }, body, onProgress }),
    done: () => undefined,
    failed: texts.failed,
  })
  const preview = plan?.mapping.email === undefined ? null : (previewChange.data ?? file?.preview)
  const count = preview ? preview.new + preview.changed : 0
  const out = preview ? (plan?.takeOut ?? []).reduce((sum, one) => sum + preview.leavers[one].total, 0) : 0
  const isBusy = upload.isPending || apply.isPending
  return (
    <Dialog
      onClose={onClose}
      isBusy={isBusy}
      width="wide"
      title={texts.title}
      description={apply.data ? undefined : file ? texts.nothingSaved(file.rows) : texts.text}
      footer={
        apply.data ? (
          <Button onClick={onClose}>{words.shell.close}</Button>
        ) : file && plan ? (
          <>
            <Button variant="secondary" onClick={() => setPlan(null)} disabled={isBusy}>
              {texts.back}
            </Button>
            <Button
              pending={apply.isPending}
              pendingLabel={texts.importing}
              disabled={count + out === 0 || previewChange.isPending}
              onClick={() => apply.mutate(plan)}
            >
              {out > 0 ? texts.submitOut(count, out) : texts.submit(count)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {words.shell.cancel}
            </Button>
            <Button
              pending={upload.isPending}
              pendingLabel={texts.reading}
              disabled={text.trim() === ''}
              onClick={() => upload.mutate({ file: new Blob([text]) })}
            >
              {texts.preview}
            </Button>
          </>
        )
      }
    >
      <WorkProgress of={upload.progress ?? apply.progress} className="mb-5" />
      {apply.data ? (
        <ImportResult result={apply.data} />
      ) : file && plan ? (
        <ImportPreview
          file={file}
          plan={plan}
          preview={preview ?? null}
          names={names}
          isPending={previewChange.isPending || upload.isPending}
          groups={groups}
          onHeaderLine={(headerLine) => given && upload.mutate({ file: given, headerLine })}
          onPlan={(next) => {
            setPlan(next)
            if (next.mapping.email !== undefined) previewChange.mutate(next)
          }}
        />
      ) : (
        <ChoosePeople
          text={text}
          onText={setText}
          isPending={upload.isPending}
          onFile={(chosen) => upload.mutate({ file: chosen })}
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
  const { choose: texts, reading } = words.people.import
  const last = useQuery(queryOf(getLastImport)).data?.last
  return (
    <div className="flex flex-col gap-4">
      <FilePicker
        label={isPending ? reading : texts.file}
        accept=".csv,.tsv,.txt,text/csv"
        hint={texts.fileHint(IMPORT_SIZES.largest, MOST.importRows)}
        file={null}
        disabled={isPending}
        onPick={(file) => file && onFile(file)}
      />
      <Field label={texts.paste} hint={texts.pasteHint}>
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
            {texts.last}
          </h3>
          <p className="figures mt-1 mb-3 break-words text-muted">
            {texts.lastState(
              isolated(last.fileName),
              formats().moment(last.appliedAt),
              figuresInWords(last),
              last.undoneAt && formats().moment(last.undoneAt),
            )}
          </p>
          <AfterImport {...last} isUndone={last.undoneAt !== null} />
        </section>
      )}
    </div>
  )
}

/** The third step: what was imported, the refused rows, and the way back. */
function ImportResult({ result }: { result: ResponseOf<typeof applyImport> }) {
  const texts = words.people.import.done
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={result.message}>
        {result.whitelisted > 0 && texts.whitelisted(result.whitelisted)}
      </Alert>
      {result.new > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">{texts.newPeople}</p>
          <LinkButton href="/admin?tab=admin-tools&open=invite">{texts.invite}</LinkButton>
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
function AfterImport({ id, refused, isUndone, ...counts }: AfterImportProps) {
  const { done, undo: texts } = words.people.import
  const undo = useAction({
    run: () => call(undoImport, { params: { id } }),
    done: () => undefined,
    failed: texts.failed,
  })
  const report = undo.data
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row">
        {refused > 0 && (
          <LinkButton variant="secondary" href={pathOf(getRefusedRows, { params: { id } })} download>
            {done.refusedRows}
          </LinkButton>
        )}
        {!isUndone && !report && (
          <ConfirmTrigger
            title={texts.question}
            effect={texts.effect(counts.new + counts.changed)}
            confirm={texts.confirm}
            pendingLabel={texts.undoing}
            onConfirm={() => undo.settle()}
          >
            <Button variant="secondary">{texts.action}</Button>
          </ConfirmTrigger>
        )}
      </div>
      {report && (
        <div className="mt-4 flex flex-col gap-3">
          <Alert tone="info" title={report.message} />
          {report.kept.length > 0 && (
            <VirtualList
              label={done.kept}
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
    </>
  )
}
