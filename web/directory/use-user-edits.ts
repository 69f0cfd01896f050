import { useEffect, useState } from 'react'
import type { AdminUser } from '../../shared/contract/directory'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { inTabStorage } from '../kit/forms/tab-storage'
import { useOpenDraft } from '../kit/forms/use-draft'
import type { AwayFrom } from '../../shared/limits'

/** What was changed in a user's row and is not saved yet. */
export interface UserEdit {
  participationStatus?: AdminUser['participationStatus']
  pauseEndDate?: string
  /** Since when they are away: after their open match, or now. */
  from?: AwayFrom
  department?: string
}

/** Unsaved changes by the user's id. */
type UserEdits = Readonly<Record<string, UserEdit>>

/** The edits with one more; a value set back to the stored one is no change. */
export function withEdit(edits: UserEdits, user: AdminUser, change: UserEdit): UserEdits {
  const edit: UserEdit = { ...edits[user.id], ...change }
  if (edit.participationStatus === user.participationStatus) delete edit.participationStatus
  if (edit.department === (user.department ?? '')) delete edit.department
  const { [user.id]: _, ...others } = edits
  return Object.keys(edit).length === 0 ? others : { ...others, [user.id]: edit }
}

/** The edits without those of one user. */
export function withoutEdit(edits: UserEdits, id: string): UserEdits {
  const { [id]: _, ...others } = edits
  return others
}

/** The edits kept in the browser's tab; unreadable text counts as no edits. */
export function parseEdits(kept: string | null): UserEdits {
  if (!kept) return {}
  try {
    const value: unknown = JSON.parse(kept)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this page alone
    return typeof value === 'object' && value !== null ? (value as UserEdits) : {}
  } catch {
    return {}
  }
}

/** Whether saving a change asks first: a pause for its end, and whatever puts somebody out of an active pairing. */
export const needsDialog = (
  { currentMatch }: AdminUser,
  { participationStatus: status }: UserEdit,
): boolean => status === 'paused' || (status === 'opted_out' && currentMatch !== null)

/** Begins like the drafts of the forms, so that it is forgotten with them at sign-out. */
const KEY = 'draft:users'

/** Changes not saved yet: kept in the tab, so that neither another tab of the dashboard nor a new sign-in loses them. */
export function useUserEdits() {
  const [edits, setEdits] = useState(() => parseEdits(inTabStorage((storage) => storage.getItem(KEY))))
  const count = Object.keys(edits).length
  useLeaveGuard(count > 0)
  useOpenDraft(KEY)
  useEffect(() => {
    inTabStorage((storage) =>
      Object.keys(edits).length > 0 ? storage.setItem(KEY, JSON.stringify(edits)) : storage.removeItem(KEY),
    )
  }, [edits])
  return {
    edits,
    count,
    edit: (user: AdminUser, change: UserEdit) => setEdits((before) => withEdit(before, user, change)),
    forget: (id: string) => setEdits((before) => withoutEdit(before, id)),
  }
}
