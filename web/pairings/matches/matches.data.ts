import { useMutation, useQuery } from '@tanstack/react-query'
import {
  completeMatch,
  getCurrentMatch,
  getMatchHistory,
  getNextPairing,
  getOpenMatches,
  type OwnMatch,
  setConnectionStatus,
} from '../../../shared/contract/pairings'
import { type ConnectionAnswer, UNDO_MS } from '../../../shared/limits'
import { call } from '../../api/call'
import { queryOf, whenFresh } from '../../api/query-client'
import { sayFailure } from '../../kit/use-action'
import { matchWords } from '../../kit/words.rules'
import { toast } from '../../ui/toast'
import { words } from '../../words'

export const currentMatchQuery = queryOf(getCurrentMatch)
/** Of all programmes, the soonest meeting first. */
export const openMatchesQuery = queryOf(getOpenMatches)
/** At one match a month, 500 are everyone's whole history. */
export const matchHistoryQuery = queryOf(getMatchHistory, { query: { limit: 500 } })

/** Whether the rounds of the default programme are those of months; they are until it is known. */
export const useIsMonthly = (): boolean => useQuery(queryOf(getNextPairing)).data?.isMonthly !== false

interface AnswerBody {
  status: ConnectionAnswer
  change?: boolean
}

/** Says that an answer is stored; for ten seconds it can be taken back here. */
function succeeded(id: string, description: string): void {
  const { matches } = words.member
  const undo = async () => {
    try {
      await call(setConnectionStatus, { params: { id }, body: { status: 'pending', change: true } })
      await whenFresh()
      toast({ title: matches.takenBack.title, description: matches.takenBack.text })
    } catch (error) {
      sayFailure(error, matches.notAnswered)
    }
  }
  toast({
    title: words.shell.said.success,
    description,
    tone: 'success',
    duration: UNDO_MS,
    action: { label: matches.undo, run: () => void undo() },
  })
}

function useAnswer<Body = void>(
  id: string,
  run: (body: Body) => Promise<unknown>,
  done: string,
  failed: string,
) {
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await whenFresh()
      succeeded(id, done)
    },
    onError: (error) => sayFailure(error, failed),
    onSettled: whenFresh,
  })
}

/** Answers "did you meet?" for one's own side, or changes the answer. */
export const useConnectionAnswer = (id: string) =>
  useAnswer(
    id,
    (body: AnswerBody) => call(setConnectionStatus, { params: { id }, body }),
    words.member.matches.answered,
    words.member.matches.notAnswered,
  )

/** Says that the two met, and closes the match for oneself. */
export const useMatchCompletion = ({ id, ...of }: OwnMatch) =>
  useAnswer(
    id,
    () => call(completeMatch, { params: { id } }),
    matchWords(of).matches.complete.done,
    words.member.matches.complete.failed,
  )
