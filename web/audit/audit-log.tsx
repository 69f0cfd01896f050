import { useInfiniteQuery } from '@tanstack/react-query'
import { AUDIT_ACTIONS, AUDIT_COLUMNS, type AuditEntry, getAuditLog } from '../../shared/contract/audit'
import { LoadFailed } from '../kit/load-failed'
import { sortIn } from '../kit/sort.rules'
import { useAddress } from '../kit/use-address'
import { useAddressSearch } from '../kit/use-address-search'
import { counted } from '../../shared/counted'
import { momentInWords } from '../kit/words.rules'
import { pagesOf } from '../api/query-client'
import { ShowMore } from '../ui/lists/show-more'
import { Card, CardHeader } from '../ui/card'
import { SkeletonLines } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input, SearchInput, Select } from '../ui/input'
import { AuditCheck } from './audit-check'
import { actionInWords, changesOf, dayIn } from './audit.rules'

const PAGE = 25

/** 'Audit Log': who did what, when, and what it changed; filtered and sorted on the server. Both are in the address. */
export function AuditLog() {
  const { read, change } = useAddress()
  const { typed, find, search } = useAddressSearch('audit')
  const action = AUDIT_ACTIONS.find((known) => known === read('action')) ?? ''
  const [from, to] = [dayIn(read('from')), dayIn(read('to'))]
  const sort = sortIn(read('by'), AUDIT_COLUMNS) ?? '-at'
  const list = useInfiniteQuery({
    ...pagesOf(getAuditLog, {
      query: { search, action, from: from || undefined, to: to || undefined, sort, limit: PAGE },
    }),
    placeholderData: (before) => before,
  })
  const entries = list.data?.pages.flatMap(({ items }) => items)
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <Card aria-labelledby="audit-log">
      <CardHeader id="audit-log" title="Audit Log" />
      <AuditCheck />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_13rem_9.5rem_9.5rem_10rem]">
        <SearchInput
          label="Search the audit log"
          placeholder="Person, thing or value"
          value={typed}
          onChange={find}
          className="self-end"
        />
        <Field label="Action">
          <Select value={action} onChange={(event) => change({ action: event.target.value })}>
            <option value="">All actions</option>
            {AUDIT_ACTIONS.map((known) => (
              <option key={known} value={known}>
                {actionInWords(known)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From">
          <Input
            type="date"
            value={from}
            max={to}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label="To">
          <Input type="date" value={to} min={from} onChange={(event) => change({ to: event.target.value })} />
        </Field>
        <Field label="Order">
          <Select value={sort} onChange={(event) => change({ by: event.target.value })}>
            <option value="-at">Newest first</option>
            <option value="at">Oldest first</option>
            <option value="actor">By person</option>
            <option value="action">By action</option>
          </Select>
        </Field>
      </div>
      <p aria-live="polite" className="figures mt-3 text-muted text-sm">
        {entries && counted(total, 'entry', 'entries')}
      </p>
      {list.isError && !entries ? (
        <LoadFailed error={list.error} otherwise="The audit log could not be read." onRetry={list.refetch} />
      ) : !entries ? (
        <SkeletonLines lines={5} />
      ) : entries.length === 0 ? (
        <p className="py-8 text-center text-muted">Nothing found.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <ShowMore list={list} className="mt-4" />
    </Card>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  return (
    <li className="py-3">
      <p className="break-words">
        <span className="font-semibold">{actionInWords(entry.action)}</span>
        {entry.subjectLabel && `: ${entry.subjectLabel}`}
      </p>
      <p className="break-words text-muted text-sm">
        {momentInWords(entry.at)} · {entry.actorEmail}
      </p>
      {changes.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="min-h-6 w-fit text-primary pointer-coarse:py-3">
            {counted(changes.length, 'change')}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {changes.map(({ field, before, after }) => (
              <li key={field} className="line-clamp-4 break-words">
                <span className="font-semibold">{field}</span>: <span className="text-muted">{before}</span> →{' '}
                {after}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
