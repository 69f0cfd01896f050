import { useQuery } from '@tanstack/react-query'
import { getProgramme } from '../../shared/contract/programme'
import { queryOf } from '../api/query-client'

const WORDS = {
  'at-once': 'People see their match on their page at once.',
  'with-newsletter':
    'People see their match when the newsletter goes out, or when you press "Show the matches now".',
}

/** When people see the matches of a pairing that is made now. */
export function useWhenShown(): string {
  const publish = useQuery(queryOf(getProgramme)).data?.publish
  return publish ? WORDS[publish] : ''
}
