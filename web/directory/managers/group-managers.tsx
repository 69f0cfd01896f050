import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { plainEmail } from '../../../shared/characters'
import type { DomainGroup } from '../../../shared/contract/directory'
import {
  getGroupManagers,
  type GroupManagers as Named,
  setGroupManagers,
} from '../../../shared/contract/people'
import type { BodyOf } from '../../../shared/endpoint'
import { personName } from '../../../shared/person-name'
import { ADMIN_EMAIL, MAIL_DOMAIN, plainDomain } from '../../../shared/text-rules'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { AddOne } from '../parts/add-one'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'
import { Loaded } from '../../kit/loaded'

/** Who manages a group, and the domains whose addresses they may put on its whitelist. */
export function GroupManagers({ group }: { group: DomainGroup }) {
  const said = words.tools.managers
  const named = useQuery(queryOf(getGroupManagers, { params: { id: group.id } }))
  return (
    <section aria-labelledby="managers-of-group" className="mt-6 border-line border-t pt-5">
      <h3 id="managers-of-group" className="text-lg">
        {said.title}
      </h3>
      <p className="mb-3 max-w-prose text-muted">{said.text}</p>
      <Loaded query={named} otherwise={said.failed}>
        {(data) => <Lists group={group} named={data} />}
      </Loaded>
    </section>
  )
}

function Lists({ group, named: { managers, emails, domains } }: { group: DomainGroup; named: Named }) {
  const said = words.tools.managers
  const change = useAction({
    run: ({ body }: { body: BodyOf<typeof setGroupManagers>; done: string }) =>
      call(setGroupManagers, { params: { id: group.id }, body }),
    done: (_, { done }) => done,
    failed: said.notChanged,
  })
  const save = (body: BodyOf<typeof setGroupManagers>, done: string) => change.mutateAsync({ body, done })
  return (
    <div className="flex flex-col gap-5">
      <Names
        label={said.people.add}
        placeholder={said.people.example}
        button={said.people.action}
        fault={faultIn(ADMIN_EMAIL)}
        isPending={change.isPending}
        items={managers.map((one) => ({ text: one.email, note: personName(one) }))}
        none={said.people.none}
        onAdd={(typed) => {
          const email = plainEmail(typed)
          return save({ emails: [...emails, email] }, said.people.added(email, group.displayName))
        }}
        onRemove={(email) =>
          save(
            { emails: emails.filter((one) => one !== email) },
            said.people.removed(email, group.displayName),
          )
        }
      />
      <Names
        label={said.domains.add}
        placeholder={said.domains.example}
        button={said.domains.action}
        fault={faultIn(MAIL_DOMAIN)}
        isPending={change.isPending}
        items={domains.map((domain) => ({ text: domain }))}
        none={said.domains.none}
        onAdd={(typed) => {
          const domain = plainDomain(typed)
          return save({ domains: [...domains, domain] }, said.domains.added(domain))
        }}
        onRemove={(domain) =>
          save({ domains: domains.filter((one) => one !== domain) }, said.domains.removed(domain))
        }
      />
    </div>
  )
}

interface NamesProps extends Pick<ComponentProps<typeof AddOne>, 'label' | 'placeholder' | 'button'> {
  fault: (text: string) => string | undefined
  isPending: boolean
  items: { text: string; note?: string }[]
  none: string
  onAdd: (typed: string) => Promise<unknown>
  onRemove: (text: string) => Promise<unknown>
}

/** A list of names: a field that adds one, and a button at each that removes it. */
function Names({ items, none, onRemove, ...add }: NamesProps) {
  const { buttons } = words.dashboard
  return (
    <div>
      <AddOne {...add} variant="secondary" pendingLabel={buttons.saving} />
      {items.length === 0 && <p className="mt-2 text-muted text-sm">{none}</p>}
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {items.map(({ text, note }) => (
          <li key={text} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1 break-all">
              {text} {note && <span className="text-muted text-sm">{note}</span>}
            </span>
            <Button
              icon={X}
              variant="ghost"
              size="icon-small"
              aria-label={buttons.of.remove(text)}
              onClick={() => void onRemove(text).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
