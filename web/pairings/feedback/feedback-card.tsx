import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getFeedback } from '../../../shared/contract/metrics'
import { inDigits } from '../../../shared/counted'
import type { ResponseOf } from '../../../shared/endpoint'
import { queryOf } from '../../api/query-client'
import { CompanyOrGroup } from '../../directory/company-or-group'
import { monthInWords } from '../../kit/words.rules'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback'
import { Select } from '../../ui/input'
import { ScrollArea } from '../../ui/lists/scroll-area'
import { QueryPart } from '../../ui/query-part'

type Shown = ResponseOf<typeof getFeedback>

/** What people gave after they met in one of these months (the newest first), without names. */
export function FeedbackCard({ months }: { months: readonly string[] }) {
  const [chosen, setMonth] = useState('')
  const [group, setGroup] = useState('')
  const month = months.includes(chosen) ? chosen : (months[0] ?? '')
  const feedback = useQuery({
    ...queryOf(getFeedback, { query: { month, domainGroupId: group || undefined } }),
    placeholderData: (before: Shown | undefined) => before,
  })
  return (
    <Card
      title="Feedback"
      description="What people said after they met: one to five beans and a line of text. It is anonymous. Answers are shown five or more at a time, so the latest may be missing."
      actions={
        <>
          <Select small aria-label="Month" value={month} onChange={(event) => setMonth(event.target.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthInWords(one)}
              </option>
            ))}
          </Select>
          <CompanyOrGroup label="People" value={group} onChange={setGroup} />
        </>
      }
    >
      <QueryPart query={feedback} failure="The feedback could not be loaded." lines={3}>
        {(data) => <ShownFeedback {...data} isOfGroup={group !== ''} />}
      </QueryPart>
    </Card>
  )
}

function ShownFeedback({ given, mean, lines, isOfGroup }: Shown & { isOfGroup: boolean }) {
  if (mean === null)
    return (
      <EmptyState title="Shown from five on">
        {isOfGroup
          ? 'Fewer than five answers of this group can be shown together so far. The first five of a month may count for the whole company only.'
          : 'Fewer than five answers can be shown together so far.'}
      </EmptyState>
    )
  return (
    <>
      <p className="figures font-display text-2xl leading-tight">
        {mean.toFixed(1)}{' '}
        <span className="font-sans text-muted text-sm">of 5 beans, by {inDigits(given)}</span>
      </p>
      {lines.length > 0 && (
        <ScrollArea label="Lines" className="mt-4 max-h-96">
          <ul className="divide-y divide-line">
            {lines.map((line, place) => (
              // Two may have written the same.
              <li key={`${place} ${line}`} className="wrap-anywhere py-2.5 [unicode-bidi:plaintext]">
                {line}
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </>
  )
}
