import { inDigits } from '../../../shared/counted'
import { useQuery } from '@tanstack/react-query'
import { getLastImport } from '../../../shared/contract/imports'
import { IMPORT_SIZES, MOST } from '../../../shared/limits'
import { queryOf } from '../../api/query-client'
import { momentInWords } from '../../kit/words.rules'
import { Field } from '../../ui/field'
import { FilePicker } from '../../ui/file-picker'
import { Textarea } from '../../ui/input'
import { figuresInWords } from './import.rules'
import { AfterImport } from './import-result'

interface ChoosePeopleProps {
  text: string
  onText: (text: string) => void
  isPending: boolean
  onFile: (file: File) => void
}

/** The first step: a file or a pasted list; and the last import, which can still be taken back. */
export function ChoosePeople({ text, onText, isPending, onFile }: ChoosePeopleProps) {
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
