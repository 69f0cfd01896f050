import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { getUnreachablePeople, type UnreachablePerson } from '../../../shared/contract/mail'
import { personName } from '../../../shared/person-name'
import { listOf } from '../../api/list-of'
import { LinkButton } from '../../ui/button'
import { ShowMore } from '../../ui/lists/show-more'
import { Card, CardHeader } from '../../ui/card'
import { Alert } from '../../ui/feedback'
import { words } from '../../words'
import { unreachableInWords } from './email-logs.rules'

const PAGE = 20

/** How many people mail does not reach, with a link to them; nothing when it reaches everybody. */
export function UnreachableNotice() {
  const { data, isPending } = useInfiniteQuery(listOf(getUnreachablePeople, { query: { limit: PAGE } }))
  if (isPending) return <span hidden data-awaited />
  if (!data || data.items.length === 0) return null
  return (
    <Alert tone="warning" title={words.dashboard.unreachable.title(data.total)}>
      <LinkButton variant="secondary" size="small" className="mt-2" href="/admin?tab=email-logs">
        {words.dashboard.unreachable.who}
      </LinkButton>
    </Alert>
  )
}

/** These people, each with what the mail server said and a link to their row. */
export function UnreachablePeople() {
  const list = useInfiniteQuery(listOf(getUnreachablePeople, { query: { limit: PAGE } }))
  if (!list.data || list.data.items.length === 0) return null
  const { items: people, total } = list.data
  return (
    <Card className="mb-6" aria-labelledby="unreachable">
      <CardHeader
        id="unreachable"
        level={3}
        title={words.dashboard.unreachable.title(total)}
        description={words.dashboard.unreachable.text}
      />
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <Person key={`${person.id} ${person.problem}`} person={person} />
        ))}
      </ul>
      <ShowMore list={list} className="mt-4" />
    </Card>
  )
}

function Person({ person }: { person: UnreachablePerson }) {
  const name = personName(person)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-all text-muted text-sm">{person.email}</p>
        <p className="break-words text-sm">{unreachableInWords(person)}</p>
      </div>
      <LinkButton
        icon={UserSearch}
        variant="ghost"
        size="small"
        href={`/admin?tab=admin-tools&search=${encodeURIComponent(person.email)}`}
        aria-label={words.dashboard.unreachable.show(name)}
      >
        {words.dashboard.sections.users}
      </LinkButton>
    </li>
  )
}
