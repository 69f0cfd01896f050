import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { generateNewsletter, getNewsletterMonths } from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Select } from '../ui/input'

/**
 * A draft with starter content for a chosen month: this one, or one of the next. The server says which these are,
 * since its time zone may be another; until it has, its default is taken.
 */
export function CreateNewsletter({ onEdit }: { onEdit: (id: string) => void }) {
  const months = useQuery(queryOf(getNewsletterMonths)).data ?? []
  const [place, setPlace] = useState(0)
  const create = useAction({
    run: () => call(generateNewsletter, { body: months[place] ?? {} }),
    done: (newsletter) => ({
      title: 'Newsletter Created',
      description: `"${newsletter.title}" is a draft with starter content${newsletter.pairings.map(({ name }) => `, linked to ${name}`).join('')}.`,
      tone: 'success' as const,
      action: { label: 'Edit it now', run: () => onEdit(newsletter.id) },
    }),
    failed: 'Failed to generate newsletter template',
  })
  return (
    <>
      <Select
        aria-label="Month of the new newsletter"
        className="w-44"
        value={place}
        disabled={months.length === 0}
        onChange={(event) => setPlace(Number(event.target.value))}
      >
        {months.map(({ month, year }, index) => (
          <option key={month} value={index}>
            {month} {year}
          </option>
        ))}
      </Select>
      <Button
        icon={Plus}
        variant="secondary"
        pending={create.isPending}
        pendingLabel="Creating..."
        onClick={() => create.mutate()}
      >
        Create Newsletter
      </Button>
    </>
  )
}
