import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import { getMonth } from '../../shared/contract/month'
import { changed, queryOf } from '../api/query-client'
import { SENDING } from '../newsletters/use-send-newsletter'
import { readAgainAfter } from './use-month.rules'

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
