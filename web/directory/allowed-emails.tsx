import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { getAllowedEmails, getDomainGroups } from '../../shared/contract/directory'
import { LoadFailed } from '../admin/load-failed'
import { useSettled } from '../admin/use-settled'
import { counted } from '../admin/words.rules'
import { pagesOf, queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { EmptyState, SkeletonLines } from '../ui/feedback'
import { SearchInput } from '../ui/input'
import { AddEmailForm } from './add-email-form'
import { AllowedEmailRow } from './allowed-email-row'
import { PasteDialog } from './paste-dialog'

const PAGE = 50

/** 'Email Whitelist': add an entry, find one, assign it, remove it. */
export function AllowedEmails() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState(address.get('search') ?? '')
  const [pasting, setPasting] = useState(false)
  const search = useSettled(typed.trim())
  const list = useInfiniteQuery({
    ...pagesOf(getAllowedEmails, { query: { search, limit: PAGE } }),
    placeholderData: (before) => before,
  })
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const find = (text: string) => {
    setTyped(text)
    setAddress(text ? { tab: 'email-whitelist', search: text } : { tab: 'email-whitelist' }, {
      replace: true,
    })
  }
  return (
    <Card aria-labelledby="email-whitelist">
      <CardHeader
        id="email-whitelist"
        title="Email Whitelist"
        actions={
          <Button variant="secondary" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden />
            Paste a list
          </Button>
        }
      />
      <p className="-mt-2 mb-5 max-w-prose text-muted">
        *@domain lets in a whole domain, an address only itself; an address goes before its domain. With no
        entries no one can sign up.
      </p>
      <AddEmailForm groups={groups} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
        <h3 className="text-lg">Whitelisted emails</h3>
        <SearchInput
          label="Search whitelist"
          placeholder="Address, reason or group"
          value={typed}
          onChange={find}
          className="w-full sm:w-72"
        />
      </div>
      <p aria-live="polite" className="figures mt-2 text-muted text-sm">
        {list.data &&
          (search ? `${counted(total, 'entry', 'entries')} found` : counted(total, 'entry', 'entries'))}
      </p>
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} otherwise="The whitelist could not be read." onRetry={list.refetch} />
      ) : !list.data ? (
        <SkeletonLines lines={6} />
      ) : entries.length === 0 ? (
        search ? (
          <p className="py-8 text-center text-muted">Nothing is found by "{search}".</p>
        ) : (
          <EmptyState title="No one can sign up yet">
            Add your company's domain, for example *@company.com, to let everyone of it in.
          </EmptyState>
        )
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {entries.map((entry) => (
            <AllowedEmailRow key={entry.id} entry={entry} groups={groups} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {pasting && <PasteDialog groups={groups} onClose={() => setPasting(false)} />}
    </Card>
  )
}
