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
import { RowAction } from '../../kit/row-button'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'
import { Loaded } from '../../kit/loaded'

/** Who manages a group, and the domains whose addresses they may put on its whitelist. */
export function GroupManagers({ group }: { group: DomainGroup }) {
  const texts = words.tools.managers
  const named = useQuery(queryOf(getGroupManagers, { params: { id: group.id } }))
  return (
    <section aria-labelledby="managers-of-group" className="mt-6 border-line border-t pt-5">
      <h3 id="managers-of-group" className="text-lg">
        {texts.title}
      </h3>
      <p className="mb-3 max-w-prose text-muted">{texts.text}</p>
      <Loaded query={named} otherwise={texts.failed}>
        {(data) => <Lists group={group} named={data} />}
      </Loaded>
    </section>
  )
}

function Lists({ group, named: { managers, emails, domains } }: { group: DomainGroup; named: Named }) {
  const texts = words.tools.managers
  const save = (body: BodyOf<typeof setGroupManagers>) =>
    call(setGroupManagers, { params: { id: group.id }, body })
  return (
    <div className="flex flex-col gap-5">
      <Names
        label={texts.people.add}
        placeholder={texts.people.example}
        button={texts.people.action}
        fault={faultIn(ADMIN_EMAIL)}
        items={managers.map((one) => ({ text: one.email, note: personName(one) }))}
        none={texts.people.none}
        run={(typed) => save({ emails: [...emails, plainEmail(typed)] })}
        done={(_, typed) => texts.people.added(plainEmail(typed), group.displayName)}
        onRemove={(email) => save({ emails: emails.filter((one) => one !== email) })}
        removed={(email) => texts.people.removed(email, group.displayName)}
      />
      <Names
        label={texts.domains.add}
        placeholder={texts.domains.example}
        button={texts.domains.action}
        fault={faultIn(MAIL_DOMAIN)}
        items={domains.map((domain) => ({ text: domain }))}
        none={texts.domains.none}
        run={(typed) => save({ domains: [...domains, plainDomain(typed)] })}
        done={(_, typed) => texts.domains.added(plainDomain(typed))}
        onRemove={(domain) => save({ domains: domains.filter((one) => one !== domain) })}
        removed={texts.domains.removed}
      />
    </div>
  )
}

interface NamesProps extends Omit<ComponentProps<typeof AddOne<Named>>, 'pendingLabel' | 'failed'> {
  items: { text: string; note?: string }[]
  none: string
  onRemove: (text: string) => Promise<Named>
  /** What is said then. */
  removed: (text: string) => string
}

/** A list of names: a field that adds one, and a button at each that removes it. */
function Names({ items, none, onRemove, removed, ...add }: NamesProps) {
  const { buttons } = words.dashboard
  const failed = words.tools.managers.notChanged
  return (
    <div>
      <AddOne {...add} variant="secondary" pendingLabel={buttons.saving} failed={failed} />
      {items.length === 0 && <p className="mt-2 text-muted text-sm">{none}</p>}
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {items.map(({ text, note }) => (
          <li key={text} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1 break-all">
              {text} {note && <span className="text-muted text-sm">{note}</span>}
            </span>
            <RowAction
              icon={X}
              size="icon-small"
              name={buttons.of.remove(text)}
              run={() => onRemove(text)}
              done={() => removed(text)}
              failed={failed}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
