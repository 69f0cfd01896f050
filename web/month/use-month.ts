import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import { getMonth, type MonthStep } from '../../shared/contract/month'
import { changed, queryOf } from '../api/query-client'
import { SENDING } from '../newsletters/use-send-newsletter'
import { useAddress } from '../kit/searched'

export const monthOf = (group: DomainGroup | undefined) =>
  queryOf(getMonth, { query: group ? { domainGroupId: group.id } : {} })

/**
 * The month of a group, or of the company. Its sending is followed live, also when it was begun on another dashboard;
 * when it begins and when it ends, everything else on the screen is read again.
 */
export function useMonth(group: DomainGroup | undefined) {
  const isSentHere = useIsMutating({ mutationKey: [SENDING] }) > 0
  const month = useQuery({
    ...monthOf(group),
    // Another scope's steps keep the place: the buttons beneath would move away from under the pointer.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => readAgainAfter(state.data?.steps, isSentHere),
  })
  const isSending = month.data && month.data.steps.some(({ progress }) => progress !== undefined)
  const before = useRef(isSending)
  useEffect(() => {
    if (before.current !== undefined && isSending !== undefined && before.current !== isSending) changed()
    before.current = isSending
  }, [isSending])
  return month
}

/** Opens the editor of a newsletter, by the page's address. */
export function useEditor() {
  const { change } = useAddress()
  return (id: string) => change({ edit: id })
}

const WHILE_SENDING_MS = 1000
/** Within this time a dashboard shows a send that somebody else has begun. */
const BEFORE_SENDING_MS = 10_000

/** After how many milliseconds a month is read again: often while mails are sent, now and then while that is due. */
export function readAgainAfter(steps: readonly MonthStep[] | undefined, isSentHere: boolean): number | false {
  const state = steps?.find(({ key }) => key === 'sending')?.state
  if (isSentHere || state === 'running') return WHILE_SENDING_MS
  return state === 'due' || state === 'problem' ? BEFORE_SENDING_MS : false
}

/** Whether steps are those of a month, as they are until they are known, and not of a round of a day. */
export const isOfMonth = (known: { period: string } | undefined): boolean =>
  (known?.period.length ?? 0) <= 'YYYY-MM'.length
