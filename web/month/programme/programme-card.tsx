import { useQuery } from '@tanstack/react-query'
import { getProgramme } from '../../../shared/contract/programme'
import { queryOf } from '../../api/query-client'
import { Card, CardHeader } from '../../ui/card'
import { QueryPart } from '../../ui/query-part'
import { ProgrammeForm } from './programme-form'

/** 'Programme': when the cycle runs and how far it goes, and what else the people team decides. */
export function ProgrammeCard() {
  const programme = useQuery(queryOf(getProgramme))
  return (
    <Card aria-labelledby="programme">
      <CardHeader
        id="programme"
        title="Programme"
        description="How the monthly cycle runs. Changes take effect everywhere within a minute. A run that has already started keeps its old settings."
      />
      <QueryPart query={programme} failure="The programme could not be loaded." lines={6}>
        {(data) => <ProgrammeForm programme={data} />}
      </QueryPart>
    </Card>
  )
}
