import { DomainGroups } from './domain-groups'
import { May, useIsManager } from '../sign-in/may'
import { plugins } from '../plugins'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import {
  addAllowedEmail,
  type DomainGroup,
  getAllowedEmails,
  getDomainGroups,
  WHITELIST_COLUMNS,
} from '../../shared/contract/directory'
import { EntriesBar } from '../people/bulk/entries-bar'
import { useSelection } from '../people/bulk/bulk-bar'
import { AddressSelect, useAddress, useAddressSearch } from '../kit/searched'
import { Rows } from '../kit/rows'
import { sortIn } from '../kit/sort.rules'
import { listOf, queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Tick } from '../ui/choice'
import { Field, Input, Options, SearchInput, Select } from '../ui/input'
import { onDemand } from '../ui/on-demand'
import { AllowedEmailRow } from './allowed-email-row'
import { uploadImport } from '../../shared/contract/imports'
import { previewEntriesChange } from '../../shared/contract/bulk'
import { useForm } from 'react-hook-form'
import { WHITELIST_ENTRY } from '../../shared/text-rules'
import { plainEmail } from '../../shared/characters'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { withWords, words } from '../words'
import { domainOf } from './whitelist.rules'
import { faultIn, showErrors } from '../kit/forms/faults'

/** Who may join, and the groups they belong to. */
export default function EmailWhitelistTab() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <AllowedEmails />
      <div className="grid gap-6">
        <DomainGroups />
        {plugins.map(
          ({ besideGroups: card }) =>
            card && (
              <May key={card.call.path} call={card.call}>
                <card.Component />
              </May>
            ),
        )}
      </div>
    </div>
  )
}

const ImportDialog = onDemand(() => withWords(import('../people/import/import-dialog'), 'people', 'rounds'))

const PAGE = 50

/** 'Email Whitelist': add an entry, find one, assign it, remove it. */
function AllowedEmails() {
  const texts = words.tools.whitelist
  const { choices, entries, tabs } = words.dashboard
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const isManager = useIsManager()
  const { read, change } = useAddress()
  const { typed, find, search } = useAddressSearch('search')
  const group = read('group')
  const sort = sortIn(read('sort'), WHITELIST_COLUMNS) ?? 'email'
  const list = useInfiniteQuery(
    listOf(getAllowedEmails, { query: { search, domainGroupId: group, sort, limit: PAGE } }),
  )
  const found = { search, ...(group && { domainGroupId: group }) }
  const selected = useSelection(found, list.data)
  const hasEntries = list.data !== undefined && list.data.items.length > 0
  return (
    <Card
      title={tabs['email-whitelist']}
      actions={
        <May call={uploadImport}>
          <Button icon={FileSpreadsheet} variant="secondary" onClick={() => change({ open: 'import' })}>
            {texts.import}
          </Button>
        </May>
      }
    >
      <p className="-mt-2 mb-5 max-w-prose text-muted">{texts.text}</p>
      <May call={addAllowedEmail}>
        {(!isManager || groups.length > 0) && <AddEmailForm groups={groups} />}
      </May>
      <h3 className="mt-6 border-line border-t pt-5 text-lg">{texts.list}</h3>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchExample}
          value={typed}
          onChange={find}
          className="sm:col-span-2"
        />
        <AddressSelect name="group" aria-label={choices.byGroup}>
          <option value="">{choices.allGroups}</option>
          {!isManager && <option value="unassigned">{choices.unassigned}</option>}
          <Options of={groups} />
        </AddressSelect>
        <AddressSelect name="sort" aria-label={texts.sort.label} value={sort}>
          <option value="email">{texts.sort.email}</option>
          <option value="-email">{texts.sort.backwards}</option>
          <option value="-added">{choices.newestFirst}</option>
          <option value="added">{choices.oldestFirst}</option>
        </AddressSelect>
      </div>
      <div className="my-3 flex items-center gap-4">
        {hasEntries && (
          <May call={previewEntriesChange}>
            <Tick
              className="pointer-coarse:ms-3"
              aria-label={texts.selectAll}
              checked={selected.areLoaded}
              onChange={({ currentTarget }) => selected.toggleLoaded(currentTarget.checked)}
            />
          </May>
        )}
        <p aria-live="polite" className="figures text-muted text-sm first-letter:uppercase">
          {list.data && (search || group ? texts.found(list.data.total) : entries(list.data.total))}
        </p>
      </div>
      {hasEntries && (
        <May call={previewEntriesChange}>
          <EntriesBar
            selected={selected}
            these={selected.isAll ? { all: true, ...found } : { ids: [...selected.ids] }}
            groups={groups}
          />
        </May>
      )}
      <Rows
        query={list}
        otherwise={texts.failed}
        lines={6}
        search={search}
        none={group ? texts.noneHere : texts.none}
        inBox={{
          label: texts.list,
          keyOf: ({ id }) => id,
          rowHeight: 77,
          className: 'mt-1 max-h-[70dvh]',
        }}
      >
        {(entry) => (
          <AllowedEmailRow
            entry={entry}
            groups={groups}
            isSelected={selected.isSelected(entry.id)}
            onSelect={() => selected.toggle(entry.id)}
          />
        )}
      </Rows>
      {read('open') === 'import' && <ImportDialog groups={groups} onClose={() => change({ open: '' })} />}
    </Card>
  )
}

const empty = { email: '', reason: '', domainGroupId: '' }

/** Adds one address or one domain. */
function AddEmailForm({ groups }: { groups: readonly DomainGroup[] }) {
  const texts = words.tools.whitelist.add
  const isManager = useIsManager()
  // A manager's entries are always of a group of theirs.
  const domainGroupId = isManager ? (groups[0]?.id ?? '') : ''
  const form = useForm({ defaultValues: { ...empty, domainGroupId } })
  const { errors } = form.formState
  const add = useAction({
    run: ({ email, reason, domainGroupId: group }: typeof empty) =>
      call(addAllowedEmail, {
        body: {
          email: plainEmail(email),
          domain: domainOf(email),
          reason,
          domainGroupId: group || null,
        },
      }),
    done: ({ email }) => texts.done(email),
    failed: texts.failed,
  })
  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      // The group often stays the same for the next one.
      onSuccess: () => {
        form.reset({ ...empty, domainGroupId: values.domainGroupId })
        form.setFocus('email')
      },
      onError: (error) => showErrors(form, error),
    }),
  )
  return (
    <form
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      <Field label={texts.email} required error={errors.email?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          dir="ltr"
          {...form.register('email', { validate: faultIn(WHITELIST_ENTRY.email) })}
        />
      </Field>
      <Field label={texts.group} error={errors.domainGroupId?.message}>
        <Select {...form.register('domainGroupId')}>
          {!isManager && <option value="">{words.dashboard.choices.unassigned}</option>}
          <Options of={groups} />
        </Select>
      </Field>
      <Field label={texts.reason} optional error={errors.reason?.message}>
        <Input {...form.register('reason', { validate: faultIn(WHITELIST_ENTRY.reason) })} />
      </Field>
      <Button
        type="submit"
        className="sm:mt-7.75 sm:w-fit"
        pending={add.isPending}
        pendingLabel={words.dashboard.buttons.adding}
      >
        {texts.action}
      </Button>
    </form>
  )
}
