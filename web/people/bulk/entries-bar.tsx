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
import { Field } from '../../ui/field'
import { Options, Select } from '../../ui/input'
import { useIsManager } from '../../sign-in/may'
import { BulkBar } from './bulk-bar'
import { BulkDialog } from './bulk-dialog'
import { ENDS_THEM } from '../participation/ending.rules'
import { ENTRIES } from './bulk.rules'
import type { Selected } from './use-selection'

interface EntriesBarProps {
  selected: Selected
  these: TheseEntries
  groups: readonly DomainGroup[]
}

const ACTS = {
  bar: {
    label: 'Bar',
    title: 'Bar whitelist entries',
    effect: 'People who are covered by these entries alone are signed out, can’t sign in and are not paired.',
    ifPaired: ENDS_THEM,
    danger: true,
    change: { isActive: false },
  },
  activate: { label: 'Activate', title: 'Activate whitelist entries', change: { isActive: true } },
  remove: {
    label: 'Remove',
    title: 'Remove whitelist entries',
    effect: 'People who are covered by these entries alone are signed out, can’t sign in and are not paired.',
    ifPaired: ENDS_THEM,
    danger: true,
    change: { remove: true },
  },
} as const

/** What can be done with the selected whitelist entries. */
export function EntriesBar({ selected, these, groups }: EntriesBarProps) {
  // Managers only take entries off.
  const isManager = useIsManager()
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
  const act = asking && asking !== 'group' ? ACTS[asking] : null
  return (
    <>
      <BulkBar selected={selected} noun={ENTRIES}>
        {!isManager && (
          <Button variant="secondary" size="small" onClick={() => setAsking('group')}>
            Group
          </Button>
        )}
        {(isManager ? (['remove'] as const) : (['bar', 'activate', 'remove'] as const)).map((what) => (
          <Button key={what} variant="secondary" size="small" onClick={() => setAsking(what)}>
            {ACTS[what].label}
          </Button>
        ))}
      </BulkBar>
      {act && <BulkDialog {...shared} {...act} verb={act.label} />}
      {asking === 'group' && (
        <BulkDialog
          {...shared}
          title="Change the group"
          verb="Move"
          ifPaired="This does not undo their match."
          change={group ? { domainGroupId: group === 'unassigned' ? null : group } : undefined}
        >
          <Field label="Domain group">
            <Select {...form.register('group')}>
              <option value="">Choose one</option>
              <option value="unassigned">Unassigned</option>
              <Options of={groups} />
            </Select>
          </Field>
        </BulkDialog>
      )}
    </>
  )
}
