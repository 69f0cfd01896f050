import { Ban, CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type AllowedEmail,
  type DomainGroup,
  deleteAllowedEmail,
  updateAllowedEmail,
} from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Badge, ColourDot } from '../ui/badge'
import { Tick } from '../ui/choice'
import { Options, Select } from '../ui/input'
import { Menu } from '../ui/lists/menu'
import { EntryQuestion, hasPaired } from './entry-question'
import { May, useMay, useIsManager } from '../sign-in/may'
import { previewEntriesChange } from '../../shared/contract/bulk'
import { formats, isolated, words } from '../words'

interface AllowedEmailRowProps {
  entry: AllowedEmail
  groups: readonly DomainGroup[]
  isSelected: boolean
  onSelect: () => void
}

/** One entry: what it lets in, its group (changed in place), whether it is active, and its removal. */
export function AllowedEmailRow({ entry, groups, isSelected, onSelect }: AllowedEmailRowProps) {
  const { id, email } = entry
  const { whitelist } = words.tools
  const { buttons, choices } = words.dashboard
  const may = useMay()
  const isManager = useIsManager()
  const [question, setQuestion] = useState<'bar' | 'remove' | { domainGroupId: string | null } | null>(null)
  const assign = useAction({
    run: (domainGroupId: string | null) =>
      call(updateAllowedEmail, { params: { id }, body: { domainGroupId } }),
    done: ({ domainGroup }) =>
      domainGroup ? whitelist.belongs(email, domainGroup.displayName) : whitelist.isUnassigned(email),
    failed: whitelist.notChanged,
  })
  const activate = useAction({
    run: (isActive: boolean) => call(updateAllowedEmail, { params: { id }, body: { isActive } }),
    done: ({ isActive }) => (isActive ? whitelist.isActive(email) : whitelist.isBarred(email)),
    failed: whitelist.notChanged,
  })
  const remove = useAction({
    run: () => call(deleteAllowedEmail, { params: { id } }),
    failed: whitelist.remove.failed,
  })
  // The group changes at once, unless that puts somebody out of an active pairing.
  const askToAssign = async (domainGroupId: string | null) => {
    if (await hasPaired(entry)) setQuestion({ domainGroupId })
    else assign.mutate(domainGroupId)
  }
  const groupId = assign.isPending ? assign.variables : entry.domainGroupId
  const isActive = activate.isPending ? activate.variables : entry.isActive
  const group = groups.find((one) => one.id === groupId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
      <May call={previewEntriesChange}>
        {/* Away from the edge, where the list would cut off what a finger may press. */}
        <Tick
          className="pointer-coarse:ms-3"
          aria-label={buttons.of.select(email)}
          checked={isSelected}
          onChange={onSelect}
        />
      </May>
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="break-all font-semibold">{email}</bdi>
          {!isActive && <Badge tone="danger">{whitelist.barred}</Badge>}
        </p>
        <p className="break-words text-muted text-sm">
          {entry.reason
            ? whitelist.addedFor(isolated(entry.reason), entry.addedBy, formats().shortDate(entry.createdAt))
            : whitelist.added(entry.addedBy, formats().shortDate(entry.createdAt))}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
        <ColourDot color={group?.color ?? 'transparent'} />
        <Select
          small
          aria-label={whitelist.groupOf(email)}
          className="min-w-0 flex-1 sm:w-44 sm:flex-none"
          disabled={!may(updateAllowedEmail)}
          value={groupId ?? ''}
          onChange={(event) => void askToAssign(event.target.value || null)}
        >
          {!isManager && <option value="">{choices.unassigned}</option>}
          <Options of={groups} />
        </Select>
        <Menu
          label={buttons.of.more(email)}
          items={[
            may(updateAllowedEmail) && {
              label: isActive ? whitelist.bar.action : whitelist.activate,
              icon: isActive ? Ban : CircleCheck,
              run: () => (isActive ? setQuestion('bar') : activate.mutate(true)),
            },
            may(deleteAllowedEmail) && {
              label: whitelist.remove.action,
              icon: Trash2,
              danger: true,
              run: () => setQuestion('remove'),
            },
          ]}
        />
      </div>
      {question && (
        <EntryQuestion
          entry={entry}
          change={typeof question === 'string' ? question : 'group'}
          onClose={() => setQuestion(null)}
          onConfirm={() =>
            question === 'bar'
              ? activate.settle(false)
              : question === 'remove'
                ? remove.settle()
                : assign.settle(question.domainGroupId)
          }
        />
      )}
    </div>
  )
}
