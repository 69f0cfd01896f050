import { useQuery } from '@tanstack/react-query'
import { getOneProgramme, getProgramme } from '../../shared/contract/programme'
import { queryOf } from '../api/query-client'
import { useProgramme } from '../kit/use-programme'
import { useMay } from '../sign-in/may'

/** The settings of the programme that is shown; undefined while they load, and for managers, who don't see them. */
export function useProgrammeSettings() {
  const may = useMay()
  const { programme: other } = useProgramme().query
  const ofFirst = useQuery({ ...queryOf(getProgramme), enabled: other === undefined && may(getProgramme) })
  const ofOther = useQuery({
    ...queryOf(getOneProgramme, { params: { id: other ?? '' } }),
    enabled: other !== undefined && may(getOneProgramme),
  })
  return (other === undefined ? ofFirst : ofOther).data
}
