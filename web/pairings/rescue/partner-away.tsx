import { useQuery } from '@tanstack/react-query'
import { getStranding } from '../../../shared/contract/rescue'
import { queryOf } from '../../api/query-client'
import { Badge } from '../../ui/badge'

/** Whether the other person of a match can't make it, so that there is nothing to plan. */
export function usePartnerAway(matchId: string): boolean {
  const stranding = useQuery(queryOf(getStranding)).data?.stranding
  return stranding?.matchId === matchId && stranding.state !== 'back'
}

export const AwayBadge = () => <Badge tone="warning">Can’t make it</Badge>
