import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
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
import { LoadFailed } from '../../kit/load-failed'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { SkeletonLines } from '../../ui/feedback'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'

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
        They see and run the programme for this group only. A mail tells them; their rights end as soon as you
        remove them here.
      </p>
      {data ? <Lists group={group} named={data} /> : <SkeletonLines lines={3} />}
    </section>
  )
}

function Lists({ group, named: { managers, domains } }: { group: DomainGroup; named: Named }) {
  const emails = managers.map(({ email }) => email)
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
        label="Name a manager"
        placeholder="Their address"
        button="Name"
        fault={ADMIN_EMAIL.fault}
        isBusy={change.isPending}
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
        label="Domains they may let in"
        placeholder="company.com"
        button="Allow"
        fault={MAIL_DOMAIN.fault}
        isBusy={change.isPending}
        items={domains.map((domain) => ({ text: domain }))}
        none="None: managers can't change the whitelist."
        onAdd={(typed) => {
          const domain = plainDomain(typed)
          return save({ domains: [...domains, domain] }, `Managers may let in addresses at ${domain}`)
        }}
        onRemove={(domain) =>
          save(
            { domains: domains.filter((one) => one !== domain) },
            `Managers may no longer let in addresses at ${domain}`,
          )
        }
      />
    </div>
  )
}

/** A list of names: a field that adds one, and a button beside each that removes it. */
function Names({ items, none, onRemove, ...add }: AddOneProps & RemovableProps) {
  return (
    <div>
      <AddOne {...add} />
      <Removable items={items} none={none} onRemove={onRemove} />
    </div>
  )
}

interface AddOneProps {
  label: string
  placeholder: string
  button: string
  fault: ((text: string) => string | undefined) | undefined
  isBusy: boolean
  onAdd: (typed: string) => Promise<unknown>
}

/** A field and its button; what was typed stays until it is stored. */
function AddOne({ label, placeholder, button, fault, isBusy, onAdd }: AddOneProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = fault?.(typed)
    setProblem(found)
    if (!found)
      void onAdd(typed).then(
        () => setTyped(''),
        () => undefined,
      )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field label={label} error={problem} className="min-w-0 flex-1 basis-full sm:basis-52">
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:mt-7.75"
        pending={isBusy}
        pendingLabel="Saving..."
      >
        {button}
      </Button>
    </form>
  )
}

interface RemovableProps {
  items: { text: string; note?: string }[]
  none: string
  onRemove: (text: string) => Promise<unknown>
}

function Removable({ items, none, onRemove }: RemovableProps) {
  if (items.length === 0) return <p className="mt-2 text-muted text-sm">{none}</p>
  return (
    <ul className="mt-1 divide-y divide-line">
      {items.map(({ text, note }) => (
        <li key={text} className="flex items-center gap-2 py-1.5">
          <span className="min-w-0 flex-1 break-all">
            {text} {note && <span className="text-muted text-sm">{note}</span>}
          </span>
          <Button
            variant="ghost"
            size="icon-small"
            aria-label={`Remove ${text}`}
            onClick={() => void onRemove(text).catch(() => undefined)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
