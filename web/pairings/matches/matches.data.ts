import { useMutation } from '@tanstack/react-query'
import {
  completeMatch,
  getCurrentMatch,
  getMatchHistory,
  setConnectionStatus,
} from '../../../shared/contract/pairings'
import type { ConnectionAnswer } from '../../../shared/limits'
import { call } from '../../api/call'
import { queryOf, whenFresh } from '../../api/query-client'
import { sayFailure } from '../../kit/say'
import { toast } from '../../ui/toast'

export const currentMatchQuery = queryOf(getCurrentMatch)
/** At one match a month, 500 are everyone's whole history. */
export const matchHistoryQuery = queryOf(getMatchHistory, { query: { limit: 500 } })

const succeeded = (description: string) => toast({ title: 'Success', description, tone: 'success' })

/** Answers "did you meet?" for one's own side. */
export function useConnectionAnswer(id: string) {
  return useMutation({
    mutationFn: (status: ConnectionAnswer) => call(setConnectionStatus, { params: { id }, body: { status } }),
    onSuccess: async () => {
      await whenFresh()
      succeeded('Connection status updated!')
    },
    onError: (error) => sayFailure(error, 'Failed to update connection status'),
    onSettled: whenFresh,
  })
}

/** Marks one's own match as completed. */
export function useMatchCompletion(id: string) {
  return useMutation({
    mutationFn: () => call(completeMatch, { params: { id } }),
    onSuccess: async () => {
      await whenFresh()
      succeeded('Coffee chat marked as completed!')
    },
    onError: (error) => sayFailure(error, 'Failed to complete match'),
    onSettled: whenFresh,
  })
}
