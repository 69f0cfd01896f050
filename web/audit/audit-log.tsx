import { useInfiniteQuery } from '@tanstack/react-query'
import {
  AUDIT_ACTIONS,
  AUDIT_COLUMNS,
  type AuditEntry,
  getAuditLog,
  type AuditAction,
} from '../../shared/contract/audit'
import { Rows } from '../kit/rows'
import { AddressSelect, useAddress, useAddressSearch } from '../kit/searched'
import { sortIn } from '../kit/sort.rules'
import { listOf } from '../api/query-client'
import { Card } from '../ui/card'
import { Input, SearchInput, Field } from '../ui/input'
import { formats, words } from '../words'

const PAGE = 25

/** 'Audit Log': who did what, when, and what it changed; filtered and sorted on the server. Both are in the address. */
export default function AuditLog() {
  const texts = words.tools.audit
  const { choices, entries, sections } = words.dashboard
  const { read, change } = useAddress()
  const { typed, find, search } = useAddressSearch('audit')
  const action = AUDIT_ACTIONS.find((known) => known === read('action')) ?? ''
  const [from, to] = [dayIn(read('from')), dayIn(read('to'))]
  const sort = sortIn(read('by'), AUDIT_COLUMNS) ?? '-at'
  const list = useInfiniteQuery(
    listOf(getAuditLog, {
      query: { search, action, from: from || undefined, to: to || undefined, sort, limit: PAGE },
    }),
  )
  return (
    <Card title={sections['audit-log']}>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_13rem_9.5rem_9.5rem_10rem]">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchExample}
          value={typed}
          onChange={find}
          className="self-end"
        />
        <Field label={texts.action}>
          <AddressSelect name="action" value={action}>
            <option value="">{texts.allActions}</option>
            {AUDIT_ACTIONS.map((known) => (
              <option key={known} value={known} lang="en">
                {actionInWords(known)}
              </option>
            ))}
          </AddressSelect>
        </Field>
        <Field label={texts.from}>
          <Input
            type="date"
            value={from}
            max={to}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={texts.to}>
          <Input type="date" value={to} min={from} onChange={(event) => change({ to: event.target.value })} />
        </Field>
        <Field label={texts.order}>
          <AddressSelect name="by" value={sort}>
            <option value="-at">{choices.newestFirst}</option>
            <option value="at">{choices.oldestFirst}</option>
            <option value="actor">{texts.byPerson}</option>
            <option value="action">{texts.byAction}</option>
          </AddressSelect>
        </Field>
      </div>
      <p aria-live="polite" className="figures mt-3 text-muted text-sm">
        {list.data && entries(list.data.total)}
      </p>
      <Rows query={list} otherwise={texts.failed} lines={5} none={texts.none}>
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </Rows>
    </Card>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  return (
    <li className="py-3">
      <p className="break-words">
        <bdi lang="en">
          <span className="font-semibold">{actionInWords(entry.action)}</span>
          {entry.subjectLabel && `: ${entry.subjectLabel}`}
        </bdi>
      </p>
      <p className="break-words text-muted text-sm">
        {formats().moment(entry.at)} · <bdi>{entry.actorEmail}</bdi>
      </p>
      {changes.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="min-h-6 w-fit text-primary pointer-coarse:py-3">
            {words.tools.audit.changes(changes.length)}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {changes.map(({ field, before, after }) => (
              <li key={field} className="line-clamp-4 break-words">
                <bdi lang="en">
                  <span className="font-semibold">{field}</span>: <span className="text-muted">{before}</span>{' '}
                  → {after}
                </bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "newsletter.send_paused" → "Newsletter send paused". */
export const actionInWords = (action: AuditAction): string => sentence(action.replace(/[._]/g, ' '))

/** "domainGroupId" → "Domain group id". */
const fieldInWords = (field: string): string =>
  sentence(
    field.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  )

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.tools.audit.nothing
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

/** A day from the address; undefined if it is not a valid one. */
export const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

interface Change {
  field: string
  before: string
  after: string
}

/** What changed, field by field; what stayed as it was is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({
      field: fieldInWords(field),
      before: valueInWords(before?.[field]),
      after: valueInWords(after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
}
