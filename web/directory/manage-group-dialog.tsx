import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Trash2, Unlink, X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ADMIN_EMAIL, MAIL_DOMAIN, plainDomain, WHITELIST_ENTRY } from '../../shared/text-rules'
import { personName } from '../../shared/person-name'
import { plainEmail } from '../../shared/characters'
import {
  addAllowedEmail,
  type AllowedEmail,
  deleteDomainGroup,
  type DomainGroup,
  getAllowedEmails,
  getUsers,
  updateAllowedEmail,
} from '../../shared/contract/directory'
import { AddOne } from './parts/add-one'
import { Rows } from '../kit/rows'
import { RowAction, RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { useSettled } from '../kit/searched'
import { call, CallError, callPage } from '../api/call'
import { listOf, pagesOf, queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { ConfirmDialog, Dialog } from '../ui/dialog'
import { SearchInput } from '../ui/input'
import { EntryQuestion, hasPaired } from './entry-question'
import { domainOf, unassignedInWords } from './whitelist.rules'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'
import { getGroupManagers, type GroupManagers as Named, setGroupManagers } from '../../shared/contract/people'
import type { BodyOf } from '../../shared/endpoint'
import { Loaded } from '../kit/loaded'

/** Puts an address into a group; one that is on the whitelist already changes its group. */
async function putIntoGroup(email: string, domainGroupId: string): Promise<AllowedEmail> {
  try {
    return await call(addAllowedEmail, { body: { email, domain: domainOf(email), domainGroupId } })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'already_exists') throw error
    const { items } = await callPage(getAllowedEmails, { query: { search: email, limit: 500 } })
    const known = items.find((entry) => entry.email === email)
    if (!known) throw error
    return call(updateAllowedEmail, { params: { id: known.id }, body: { domainGroupId } })
  }
}

/** Of the people of a group that is deleted. */
const MOST_NAMED = 5

interface ManageGroupDialogProps {
  group: DomainGroup
  onClose: () => void
}

/** A group's addresses and managers, to add and remove; and deleting the group. */
export function ManageGroupDialog({ group, onClose }: ManageGroupDialogProps) {
  const texts = words.tools.groups
  const [deleting, setDeleting] = useState(false)
  const remove = useAction({
    run: () => call(deleteDomainGroup, { params: { id: group.id } }),
    failed: texts.remove.failed,
  })
  const one = { domainGroupId: group.id, limit: 1 }
  const entries = useInfiniteQuery({ ...pagesOf(getAllowedEmails, { query: one }), enabled: deleting })
  const some = { ...one, limit: MOST_NAMED }
  const people = useInfiniteQuery({ ...pagesOf(getUsers, { query: some }), enabled: deleting }).data?.pages[0]
  const concerned = unassignedInWords(
    entries.data?.pages[0]?.total,
    people && { total: people.total, names: people.items.map(personName) },
  )
  return (
    <Dialog
      onClose={onClose}
      width="medium"
      title={texts.manageOne(group.displayName)}
      description={group.description || group.name}
      footer={
        <>
          <Button
            icon={Trash2}
            variant="ghost"
            className="text-danger sm:me-auto"
            onClick={() => setDeleting(true)}
          >
            {texts.remove.action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <AddToGroup group={group} />
      <GroupManagers group={group} />
      <GroupEmails group={group} />
      {deleting && (
        <ConfirmDialog
          onClose={() => setDeleting(false)}
          title={texts.remove.title(group.displayName)}
          effect={texts.remove.effect(concerned)}
          confirm={texts.remove.action}
          pendingLabel={words.dashboard.buttons.deleting}
          onConfirm={() => remove.mutateAsync().then(onClose, () => undefined)}
        />
      )}
    </Dialog>
  )
}

function AddToGroup({ group }: { group: DomainGroup }) {
  const { groups, whitelist } = words.tools
  return (
    <AddOne
      label={groups.emails.add}
      placeholder={groups.emails.addExample}
      button={groups.emails.addAction}
      pendingLabel={words.dashboard.buttons.adding}
      fault={faultIn(WHITELIST_ENTRY.email)}
      run={(address) => putIntoGroup(plainEmail(address), group.id)}
      done={({ email }) => whitelist.belongs(email, group.displayName)}
      failed={groups.emails.notAdded}
    />
  )
}

function GroupEmails({ group }: { group: DomainGroup }) {
  const { groups, whitelist } = words.tools
  const said = groups.emails
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const query = { domainGroupId: group.id, search, limit: 50 }
  const list = useInfiniteQuery(listOf(getAllowedEmails, { query }))
  const total = list.data?.total ?? 0
  const unassign = useAction({
    run: ({ id }: AllowedEmail) =>
      call(updateAllowedEmail, { params: { id }, body: { domainGroupId: null } }),
    done: ({ email }) => whitelist.isUnassigned(email),
    failed: whitelist.notChanged,
  })
  const [asking, setAsking] = useState<AllowedEmail | null>(null)
  const askToUnassign = async (entry: AllowedEmail) =>
    (await hasPaired(entry)) ? setAsking(entry) : unassign.mutate(entry)
  return (
    <section aria-label={said.of(group.displayName)} className="mt-5">
      <h3 className="mb-2 text-lg">{said.title}</h3>
      {(search !== '' || total > 10) && (
        <SearchInput label={said.search} value={typed} onChange={setTyped} className="mb-2" />
      )}
      <p aria-live="polite" className="figures text-muted text-sm">
        {total > 0 && words.dashboard.entries(total)}
      </p>
      <Rows query={list} otherwise={whitelist.failed} lines={4} search={search} none={said.none}>
        {(entry) => (
          <li key={entry.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1 break-all">
              <bdi>{entry.email}</bdi>
            </span>
            <RowButton
              icon={Unlink}
              name={said.unassignOne(entry.email)}
              onClick={() => void askToUnassign(entry)}
            >
              {said.unassign}
            </RowButton>
          </li>
        )}
      </Rows>
      {asking && (
        <EntryQuestion
          entry={asking}
          change="group"
          onClose={() => setAsking(null)}
          onConfirm={() => unassign.settle(asking)}
        />
      )}
    </section>
  )
}

/** Who manages a group, and the domains whose addresses they may put on its whitelist. */
function GroupManagers({ group }: { group: DomainGroup }) {
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
