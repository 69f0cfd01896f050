import { useEffect, useState } from 'react'
import type { AdminUser } from '../../shared/contract/directory'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { inTabStorage } from '../kit/forms/tab-storage'
import { useOpenDraft } from '../kit/forms/use-draft'
import { parseEdits, type UserEdit, withEdit, withoutEdit } from './user-edits.rules'

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
