import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPairingPeople } from '../../../shared/contract/pairing-changes'
import { personName } from '../../../shared/person-name'
import { queryOf } from '../../api/query-client'
import { LoadFailed } from '../../kit/load-failed'
import { useSettled } from '../../kit/use-settled'
import { RadioGroup } from '../../ui/choice'
import { SearchInput } from '../../ui/input'
import type { Someone } from './changing.rules'

const MOST_SHOWN = 6

interface ChoosePersonProps {
  pairingId: string
  /** Who can't be chosen. */
  except: readonly string[]
  chosen: Someone | undefined
  onChoose: (person: Someone) => void
}

/** One of the people of a pairing, found by name. */
export function ChoosePerson({ pairingId, except, chosen, onChoose }: ChoosePersonProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, error, refetch } = useQuery({
    ...queryOf(getPairingPeople, { params: { id: pairingId }, query: { search, limit: MOST_SHOWN + 2 } }),
    placeholderData: (before) => before,
  })
  const found = (data ?? []).filter(({ id }) => !except.includes(id)).slice(0, MOST_SHOWN)
  return (
    <div className="flex flex-col gap-3">
      <SearchInput label="Search for a person in this round" value={typed} onChange={setTyped} />
      {error && !data ? (
        <LoadFailed error={error} otherwise="Failed to load people" onRetry={refetch} />
      ) : data && found.length === 0 ? (
        <p className="text-muted">{`Nobody in this round matches "${search}".`}</p>
      ) : (
        <RadioGroup
          legend="With whom?"
          name="with-whom"
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => {
            const person = found.find(({ id }) => id === currentTarget.value)
            if (person) onChoose(person)
          }}
          choices={found.map((person) => ({
            value: person.id,
            label: personName(person),
            hint: person.partnerId === null ? `${person.email} · left out` : person.email,
          }))}
        />
      )}
    </div>
  )
}
