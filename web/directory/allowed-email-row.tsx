import { Ban, CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type AllowedEmail,
  type DomainGroup,
  deleteAllowedEmail,
  updateAllowedEmail,
} from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { dayInWords } from '../kit/words.rules'
import { call } from '../api/call'
import { Badge } from '../ui/badge'
import { Tick } from '../ui/choice'
import { Options, Select } from '../ui/input'
import { Menu } from '../ui/lists/menu'
import { EntryQuestion, hasPaired } from './entry-question'
import { GroupDot } from './group-dot'
import { isWholeDomain } from './whitelist.rules'
import { May, useMay, useIsManager } from '../sign-in/may'
import { previewEntriesChange } from '../../shared/contract/bulk'

interface AllowedEmailRowProps {
  entry: AllowedEmail
  groups: readonly DomainGroup[]
  isSelected: boolean
  onSelect: () => void
}

/** One entry: what it lets in, its group (changed in place), whether it is active, and its removal. */
export function AllowedEmailRow({ entry, groups, isSelected, onSelect }: AllowedEmailRowProps) {
  const { id, email } = entry
  const may = useMay()
  const isManager = useIsManager()
  const [question, setQuestion] = useState<'bar' | 'remove' | { domainGroupId: string | null } | null>(null)
  const assign = useAction({
    run: (domainGroupId: string | null) =>
      call(updateAllowedEmail, { params: { id }, body: { domainGroupId } }),
    done: ({ domainGroup }) =>
      domainGroup ? `${email} belongs to ${domainGroup.displayName}` : `${email} is unassigned`,
    failed: 'Failed to update email assignment',
  })
  const activate = useAction({
    run: (isActive: boolean) => call(updateAllowedEmail, { params: { id }, body: { isActive } }),
    done: ({ isActive }) => `${email} is ${isActive ? 'active' : 'barred'}`,
    failed: 'Failed to update email assignment',
  })
  const remove = useAction({
    run: () => call(deleteAllowedEmail, { params: { id } }),
    done: ({ message }) => message,
    failed: 'Failed to remove email',
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
          className="pointer-coarse:ml-3"
          aria-label={`Select ${email}`}
          checked={isSelected}
          onChange={onSelect}
        />
      </May>
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-all font-semibold">{email}</span>
          {isWholeDomain(email) && <Badge tone="info">whole domain</Badge>}
          {!isActive && <Badge tone="danger">barred</Badge>}
        </p>
        <p className="break-words text-muted text-sm">
          {entry.reason ? `${entry.reason} · ` : ''}added by {entry.addedBy} on {dayInWords(entry.createdAt)}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
        <GroupDot color={group?.color ?? 'transparent'} />
        <Select
          small
          aria-label={`Domain group of ${email}`}
          className="min-w-0 flex-1 sm:w-44 sm:flex-none"
          disabled={!may(updateAllowedEmail)}
          value={groupId ?? ''}
          onChange={(event) => void askToAssign(event.target.value || null)}
        >
          {!isManager && <option value="">Unassigned</option>}
          <Options of={groups} />
        </Select>
        <Menu
          label={`More for ${email}`}
          items={[
            may(updateAllowedEmail) && {
              label: isActive ? 'Bar' : 'Activate',
              icon: isActive ? Ban : CircleCheck,
              run: () => (isActive ? setQuestion('bar') : activate.mutate(true)),
            },
            may(deleteAllowedEmail) && {
              label: 'Remove',
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
