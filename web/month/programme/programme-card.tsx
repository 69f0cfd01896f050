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
        description="How the monthly cycle runs. A change is in force everywhere within a minute; a run that is under way ends as it began."
      />
      <QueryPart query={programme} failure="The programme could not be read." lines={6}>
        {(data) => <ProgrammeForm programme={data} />}
      </QueryPart>
    </Card>
  )
}
