import { useQuery } from '@tanstack/react-query'
import { getProgramme } from '../../shared/contract/programme'
import { queryOf } from '../api/query-client'
import { useMay } from '../sign-in/may'

const WORDS = {
  'at-once': 'People see their match on their page at once.',
  'with-newsletter':
    'People see their match when the newsletter goes out, or when you press "Show the matches now".',
}

/** When people see the matches of a pairing that is made now; empty for managers, who don't see the programme. */
export function useWhenShown(): string {
  const may = useMay()
  const publish = useQuery({ ...queryOf(getProgramme), enabled: may(getProgramme) }).data?.publish
  return publish ? WORDS[publish] : ''
}
