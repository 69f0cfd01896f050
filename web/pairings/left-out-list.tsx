import type { ReactNode } from 'react'
import { VirtualList } from '../ui/lists/virtual-list'

interface LeftOutListProps<Person> {
  people: readonly Person[]
  keyOf: (person: Person, index: number) => string
  /** Beside the name: the address, or the group. */
  beside: (person: Person) => ReactNode
  onEnd?: () => void
}

/** People who were left out of a round, with the reasons. */
export function LeftOutList<Person extends { name: string; reason: string }>({
  people,
  keyOf,
  beside,
  onEnd,
}: LeftOutListProps<Person>) {
  return (
    <VirtualList
      label="People left out, and why"
      items={people}
      keyOf={keyOf}
      rowHeight={72}
      className={people.length > 3 ? 'h-64' : 'h-auto'}
      {...(onEnd && { onEnd })}
    >
      {(person) => (
        <div className="border-line border-t py-2.5">
          <p>
            <span className="font-semibold">{person.name}</span>{' '}
            <span className="break-all text-muted text-sm">{beside(person)}</span>
          </p>
          <p className="text-muted text-sm">{person.reason}</p>
        </div>
      )}
    </VirtualList>
  )
}
