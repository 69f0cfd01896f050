import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  AUDIT_ACTIONS,
  AUDIT_COLUMNS,
  type AuditEntry,
  checkAuditLog,
  getAuditLog,
} from '../../shared/contract/audit'
import { Rows } from '../kit/rows'
import { AddressSelect, useAddress, useAddressSearch } from '../kit/use-address-search'
import { sortIn } from '../kit/sort.rules'
import { listOf } from '../api/list-of'
import { queryOf } from '../api/query-client'
import { Card } from '../ui/card'
import { Field } from '../ui/field'
import { Input, SearchInput } from '../ui/input'
import { actionInWords, changesOf, dayIn } from './audit.rules'
import { ShieldCheck } from 'lucide-react'
import { May } from '../sign-in/may'
import { CopyButton } from '../ui/copy-button'
import { Alert, Skeleton } from '../ui/feedback'
import { formats, sentence, words } from '../words'
import { LoadFailed } from '../ui/query-part'
import { messageOf } from '../api/call'

const PAGE = 25
/** How the person who runs the server checks a saved end. */
const VERIFY = 'npm run audit -- verify --since'

/** 'Audit Log': who did what, when, and what it changed; filtered and sorted on the server. Both are in the address. */
export default function AuditLog() {
  const said = words.tools.audit
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
      <May call={checkAuditLog}>
        <AuditCheck />
      </May>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_13rem_9.5rem_9.5rem_10rem]">
        <SearchInput
          label={said.search}
          placeholder={said.searchExample}
          value={typed}
          onChange={find}
          className="self-end"
        />
        <Field label={said.action}>
          <AddressSelect name="action" value={action}>
            <option value="">{said.allActions}</option>
            {AUDIT_ACTIONS.map((known) => (
              <option key={known} value={known} lang="en">
                {actionInWords(known)}
              </option>
            ))}
          </AddressSelect>
        </Field>
        <Field label={said.from}>
          <Input
            type="date"
            value={from}
            max={to}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={said.to}>
          <Input type="date" value={to} min={from} onChange={(event) => change({ to: event.target.value })} />
        </Field>
        <Field label={said.order}>
          <AddressSelect name="by" value={sort}>
            <option value="-at">{choices.newestFirst}</option>
            <option value="at">{choices.oldestFirst}</option>
            <option value="actor">{said.byPerson}</option>
            <option value="action">{said.byAction}</option>
          </AddressSelect>
        </Field>
      </div>
      <p aria-live="polite" className="figures mt-3 text-muted text-sm">
        {list.data && entries(list.data.total)}
      </p>
      <Rows query={list} otherwise={said.failed} lines={5} none={said.none}>
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

/** Whether the audit log is as it was written, and what to do if it is not. */
function AuditCheck() {
  const { check, end } = words.tools.audit
  const { data, isError, error, refetch } = useQuery(queryOf(checkAuditLog))
  if (isError && !data) return <LoadFailed title={messageOf(error, check.failed)} onRetry={refetch} />
  if (!data) return <Skeleton className="mb-4 h-5 w-3/5" />
  const { entries, checkedAt, head, fault } = data
  if (fault)
    return (
      <Alert
        tone="danger"
        title={fault.entryId === null ? check.broken(fault.what) : check.brokenAt(fault.entryId, fault.what)}
        className="mb-4"
      >
        {check.brokenText(entries)}
      </Alert>
    )
  return (
    <div className="mb-4 text-sm">
      <p className="figures flex items-start gap-2">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        {check.whole(entries, formats().moment(checkedAt))}
      </p>
      {head && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit text-primary pointer-coarse:py-3">{end.title}</summary>
          <p className="mt-1 max-w-prose text-muted">
            {sentence(
              end.text(
                <code dir="ltr" className="break-words">
                  {VERIFY}
                </code>,
              ),
            )}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <code className="min-w-0 break-all">{head}</code>
            <CopyButton text={head} copied={end.copied} aria-label={end.copy} />
          </p>
        </details>
      )}
    </div>
  )
}
