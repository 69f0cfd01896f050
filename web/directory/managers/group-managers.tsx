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
import { LoadFailed } from '../../kit/load-failed'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { SkeletonLines } from '../../ui/feedback'

/** Who manages a group, and the domains whose addresses they may put on its whitelist. */
export function GroupManagers({ group }: { group: DomainGroup }) {
  const { data, error, refetch } = useQuery(queryOf(getGroupManagers, { params: { id: group.id } }))
  if (error && !data)
    return <LoadFailed error={error} otherwise="The managers could not be read." onRetry={refetch} />
  return (
    <section aria-labelledby="managers-of-group" className="mt-6 border-line border-t pt-5">
      <h3 id="managers-of-group" className="text-lg">
        Managers
      </h3>
      <p className="mb-3 max-w-prose text-muted">
        They see and run the programme for this group only. They are told by mail; their rights end as soon as
        you remove them here.
      </p>
      {data ? <Lists group={group} named={data} /> : <SkeletonLines lines={3} />}
    </section>
  )
}

function Lists({ group, named: { managers, emails, domains } }: { group: DomainGroup; named: Named }) {
  const change = useAction({
    run: ({ body }: { body: BodyOf<typeof setGroupManagers>; done: string }) =>
      call(setGroupManagers, { params: { id: group.id }, body }),
    done: (_, { done }) => done,
    failed: 'Failed to change the managers',
  })
  const save = (body: BodyOf<typeof setGroupManagers>, done: string) => change.mutateAsync({ body, done })
  return (
    <div className="flex flex-col gap-5">
      <Names
        label="Add a manager"
        placeholder="Their address"
        button="Name"
        fault={ADMIN_EMAIL.fault}
        isPending={change.isPending}
        items={managers.map((one) => ({ text: one.email, note: personName(one) }))}
        none="Nobody manages this group yet."
        onAdd={(typed) => {
          const email = plainEmail(typed)
          return save({ emails: [...emails, email] }, `${email} manages ${group.displayName}`)
        }}
        onRemove={(email) =>
          save(
            { emails: emails.filter((one) => one !== email) },
            `${email} no longer manages ${group.displayName}`,
          )
        }
      />
      <Names
        label="Domains they may allow"
        placeholder="company.com"
        button="Allow"
        fault={MAIL_DOMAIN.fault}
        isPending={change.isPending}
        items={domains.map((domain) => ({ text: domain }))}
        none="None: managers can't change the whitelist."
        onAdd={(typed) => {
          const domain = plainDomain(typed)
          return save({ domains: [...domains, domain] }, `Managers may allow addresses at ${domain}`)
        }}
        onRemove={(domain) =>
          save(
            { domains: domains.filter((one) => one !== domain) },
            `Managers may no longer allow addresses at ${domain}`,
          )
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
  return (
    <div>
      <AddOne {...add} variant="secondary" pendingLabel="Saving..." />
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
              aria-label={`Remove ${text}`}
              onClick={() => void onRemove(text).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
