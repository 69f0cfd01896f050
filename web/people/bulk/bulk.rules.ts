import type { BulkReach } from '../../../shared/contract/bulk'
import { counted, inDigits } from '../../../shared/counted'

/** Which rows of a list are selected: those by their ids, or all that its filters find. */
export interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
}

export const NOTHING: Selection = { ids: new Set(), isAll: false }

/** The selection with a row more or less. Out of all, those stay that the list has loaded. */
export function toggled({ ids, isAll }: Selection, id: string, loaded: readonly string[]): Selection {
  const next = new Set(isAll ? loaded : ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, isAll: false }
}

/** What a change does, before it is done: "Changes 2,790 of 2,814 users." and whom it refuses. */
export function reachInWords(
  { changed, refused, people }: BulkReach,
  selected: number,
  noun: Noun,
): string[] {
  const these = counted(selected, noun.one, noun.many)
  const lines = [
    changed === 0 ? `None of ${these} needs a change.` : `Changes ${inDigits(changed)} of ${these}.`,
  ]
  if (noun === ENTRIES && changed > 0)
    lines.push(`They cover ${counted(people, 'person', 'people')} with an account.`)
  if (refused > 0)
    lines.push(`${counted(refused, 'person has', 'people have')} no such department on their list.`)
  return lines
}

interface Noun {
  one: string
  many: string
}
export const USERS: Noun = { one: 'user', many: 'users' }
export const ENTRIES: Noun = { one: 'entry', many: 'entries' }
