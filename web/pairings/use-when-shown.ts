import { useQuery } from '@tanstack/react-query'
import { getProgramme } from '../../shared/contract/programme'
import { queryOf } from '../api/query-client'
import { useMay } from '../sign-in/may'
import { words } from '../words'

/** When people see the matches of a pairing that is made now; empty for managers, who don't see the programme. */
export function useWhenShown(): string {
  const may = useMay()
  const publish = useQuery({ ...queryOf(getProgramme), enabled: may(getProgramme) }).data?.publish
  return publish ? words.rounds.pairings.generate.shown[publish] : ''
}
