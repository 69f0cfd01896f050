import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getFeedback } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import { queryOf } from '../../api/query-client'
import { CompanyOrGroup } from '../../directory/company-or-group'
import { Card } from '../../ui/card'
import { EmptyState, QueryPart } from '../../ui/feedback'
import { Choices, Select } from '../../ui/input'
import { ScrollArea } from '../../ui/lists/table'
import { formats, sentence, words } from '../../words'

type Shown = ResponseOf<typeof getFeedback>

/** What people gave after they met in one of these months (the newest first), without names. */
export function FeedbackCard({ months }: { months: readonly string[] }) {
  const { feedback: texts } = words.rounds
  const [chosen, setMonth] = useState('')
  const [group, setGroup] = useState('')
  const month = months.includes(chosen) ? chosen : (months[0] ?? '')
  const feedback = useQuery({
    ...queryOf(getFeedback, { query: { month, domainGroupId: group || undefined } }),
    placeholderData: (before: Shown | undefined) => before,
  })
  return (
    <Card
      title={texts.title}
      actions={
        <>
          <Select
            small
            aria-label={texts.month}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          >
            <Choices of={months} called={formats().month} />
          </Select>
          <CompanyOrGroup label={texts.people} value={group} onChange={setGroup} />
        </>
      }
    >
      <QueryPart query={feedback} failure={texts.failed} lines={3}>
        {(data) => <ShownFeedback {...data} isOfGroup={group !== ''} />}
      </QueryPart>
    </Card>
  )
}

function ShownFeedback({ given, mean, lines, isOfGroup }: Shown & { isOfGroup: boolean }) {
  const { feedback: texts } = words.rounds
  if (mean === null)
    return (
      <EmptyState title={texts.tooFew.title}>
        {isOfGroup ? texts.tooFew.group : texts.tooFew.company}
      </EmptyState>
    )
  return (
    <>
      <p className="figures font-display text-2xl leading-tight">
        {sentence(
          texts.given(
            formats().tenths(mean),
            (text) => <span className="font-sans text-muted text-sm">{text}</span>,
            given,
          ),
        )}
      </p>
      {lines.length > 0 && (
        <ScrollArea label={texts.lines} className="mt-4 max-h-96">
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
