import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { getUnreachablePeople, type UnreachablePerson } from '../../../shared/contract/mail'
import { personName } from '../../../shared/person-name'
import { listOf } from '../../api/query-client'
import { Rows } from '../../kit/rows'
import { LinkButton } from '../../ui/button'
import { ListRow } from '../../ui/lists/list-row'
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
  return (
    <Card className="mb-6" aria-labelledby="unreachable">
      <CardHeader
        id="unreachable"
        level={3}
        title={words.dashboard.unreachable.title(list.data.total)}
        description={words.dashboard.unreachable.text}
      />
      <Rows query={list} otherwise="">
        {(person) => <Person key={`${person.id} ${person.problem}`} person={person} />}
      </Rows>
    </Card>
  )
}

function Person({ person }: { person: UnreachablePerson }) {
  const name = personName(person)
  return (
    <ListRow
      title={name}
      action={
        <LinkButton
          icon={UserSearch}
          variant="ghost"
          size="small"
          href={`/admin?tab=admin-tools&search=${encodeURIComponent(person.email)}`}
          aria-label={words.dashboard.unreachable.show(name)}
        >
          {words.dashboard.sections.users}
        </LinkButton>
      }
    >
      <p className="break-all">{person.email}</p>
      <p className="text-text">{unreachableInWords(person)}</p>
    </ListRow>
  )
}
