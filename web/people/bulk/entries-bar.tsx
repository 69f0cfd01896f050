import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  changeEntries,
  type EntryChange,
  previewEntriesChange,
  type TheseEntries,
} from '../../../shared/contract/bulk'
import type { DomainGroup } from '../../../shared/contract/directory'
import { call } from '../../api/call'
import { Button } from '../../ui/button'
import { Options, Select, Field } from '../../ui/input'
import { useIsManager } from '../../sign-in/may'
import { BulkBar, ENTRIES, type Selected } from './bulk-bar'
import { BulkDialog } from './bulk-dialog'
import { words } from '../../words'

interface EntriesBarProps {
  selected: Selected
  these: TheseEntries
  groups: readonly DomainGroup[]
}

const ACTS = {
  bar: { danger: true, change: { isActive: false } },
  activate: { change: { isActive: true } },
  remove: { danger: true, change: { remove: true } },
} as const

/** What can be done with the selected whitelist entries. */
export function EntriesBar({ selected, these, groups }: EntriesBarProps) {
  // Managers only take entries off.
  const isManager = useIsManager()
  const texts = words.tools.entries
  const { ending } = words.dashboard
  const [asking, setAsking] = useState<'group' | keyof typeof ACTS | null>(null)
  const form = useForm({ defaultValues: { group: '' } })
  const { group = '' } = useWatch({ control: form.control })
  const close = () => {
    setAsking(null)
    form.reset()
  }
  const shared = {
    selected,
    noun: ENTRIES,
    form,
    onClose: close,
    preview: (change: EntryChange) => call(previewEntriesChange, { body: { ...these, change } }),
    run: (change: EntryChange) => call(changeEntries, { body: { ...these, change } }),
  }
  const act = asking && asking !== 'group' ? { ...ACTS[asking], ...texts[asking] } : null
  return (
    <>
      <BulkBar selected={selected} noun={ENTRIES}>
        {!isManager && (
          <Button variant="secondary" size="small" onClick={() => setAsking('group')}>
            {texts.group.label}
          </Button>
        )}
        {(isManager ? (['remove'] as const) : (['bar', 'activate', 'remove'] as const)).map((what) => (
          <Button key={what} variant="secondary" size="small" onClick={() => setAsking(what)}>
            {texts[what].label}
          </Button>
        ))}
      </BulkBar>
      {act && (
        <BulkDialog {...shared} {...act} ifPaired={asking === 'activate' ? undefined : ending.endsThem} />
      )}
      {asking === 'group' && (
        <BulkDialog
          {...shared}
          title={texts.group.title}
          submit={texts.group.submit}
          ifPaired={ending.staysAsItIs}
          change={group ? { domainGroupId: group === 'unassigned' ? null : group } : undefined}
        >
          <Field label={words.dashboard.domainGroup}>
            <Select {...form.register('group')}>
              <option value="">{texts.group.choose}</option>
              <option value="unassigned">{words.dashboard.choices.unassigned}</option>
              <Options of={groups} />
            </Select>
          </Field>
        </BulkDialog>
      )}
    </>
  )
}
