import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { generateNewsletter, getNewsletterMonths } from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { Button } from '../ui/button'
import { Choices, Select } from '../ui/input'
import { words } from '../words'
import { monthOf } from './newsletter.rules'

/**
 * A draft with starter content for a chosen month: this one, or one of the next. The server says which these are,
 * since its time zone may be another; until it has, its default is taken. Where rounds are not those of months, it is for the
 * present one.
 */
export function CreateNewsletter({ onEdit }: { onEdit: (id: string) => void }) {
  const { create: its } = words.newsletters
  const { isMonthly } = useProgrammes()
  const months = useQuery(queryOf(getNewsletterMonths)).data ?? []
  const [place, setPlace] = useState(0)
  const create = useAction({
    run: () => call(generateNewsletter, { body: (isMonthly && months[place]) || {} }),
    done: (newsletter) => ({
      title: its.done,
      description:
        newsletter.pairings.length > 0
          ? its.textLinked(
              newsletter.title,
              newsletter.pairings.map(({ name }) => name),
            )
          : its.text(newsletter.title),
      tone: 'success' as const,
      action: { label: its.edit, run: () => onEdit(newsletter.id) },
    }),
    failed: its.failed,
  })
  return (
    <>
      {isMonthly && (
        <Select
          aria-label={its.month}
          className="w-fit min-w-44"
          value={place}
          disabled={months.length === 0}
          onChange={(event) => setPlace(Number(event.target.value))}
        >
          <Choices of={months} by={(_, index) => index} called={monthOf} />
        </Select>
      )}
      <Button icon={Plus} variant="secondary" does={create} pendingLabel={its.pending}>
        {its.action}
      </Button>
    </>
  )
}
