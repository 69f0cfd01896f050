import { useMutation } from '@tanstack/react-query'
import {
  completeMatch,
  getCurrentMatch,
  getMatchHistory,
  getNextPairing,
  setConnectionStatus,
} from '../../../shared/contract/pairings'
import { CallError, call } from '../../api/call'
import { queryOf, refresh } from '../../api/query-client'
import { sayFailure } from '../../api/say-failure'
import { toast } from '../../ui/toast'

export const currentMatchQuery = queryOf(getCurrentMatch)
/** At one match a month, 500 are everyone's whole history. */
export const matchHistoryQuery = queryOf(getMatchHistory, { query: { limit: 500 } })
export const nextPairingQuery = queryOf(getNextPairing)

const succeeded = (description: string) => toast({ title: 'Success', description, tone: 'success' })

/** Says why it failed; a 409 means that it was done in a mail or another tab, so the matches are read anew. */
function failed(error: unknown, otherwise: string): Promise<void> | undefined {
  sayFailure(error, otherwise)
  return error instanceof CallError && error.status === 409
    ? refresh(getCurrentMatch, getMatchHistory)
    : undefined
}

/** Answers "did you meet?" for one's own side. */
export function useConnectionAnswer(id: string) {
  return useMutation({
    mutationFn: (status: 'confirmed' | 'not_confirmed') =>
      call(setConnectionStatus, { params: { id }, body: { status } }),
    onSuccess: async () => {
      await refresh(getCurrentMatch, getMatchHistory)
      succeeded('Connection status updated!')
    },
    onError: (error) => failed(error, 'Failed to update connection status'),
  })
}

/** Marks one's own match as completed. */
export function useMatchCompletion(id: string) {
  return useMutation({
    mutationFn: () => call(completeMatch, { params: { id } }),
    onSuccess: async () => {
      await refresh(getCurrentMatch, getMatchHistory)
      succeeded('Coffee chat marked as completed!')
    },
    onError: (error) => failed(error, 'Failed to complete match'),
  })
}
