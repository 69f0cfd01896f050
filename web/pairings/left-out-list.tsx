import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { VirtualList } from '../ui/lists/virtual'
import { isolated, words } from '../words'

interface LeftOutListProps<Person> {
  people: readonly Person[]
  keyOf: (person: Person, index: number) => string
  /** Next to the name: the address, or the group. */
  detail: (person: Person) => ReactNode
  /** Somebody is to be brought together with another person; without it there is no button. */
  onBring?: (person: Person) => void
  onEnd?: () => void
}

/** People who were left out of a round, with the reasons. */
export function LeftOutList<Person extends { name: string; reason: string }>({
  people,
  keyOf,
  detail,
  onBring,
  onEnd,
}: LeftOutListProps<Person>) {
  const { left: texts } = words.rounds.pairings
  return (
    <VirtualList
      label={texts.label}
      items={people}
      keyOf={keyOf}
      rowHeight={72}
      className={people.length > 3 ? 'h-64' : 'h-auto'}
      {...(onEnd && { onEnd })}
    >
      {(person) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2.5">
          <div className="min-w-0 flex-1 basis-60">
            <p>
              <bdi className="font-semibold">{person.name}</bdi>{' '}
              <span className="break-all text-muted text-sm">{detail(person)}</span>
            </p>
            <p className="text-muted text-sm">{person.reason}</p>
          </div>
          {onBring && (
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.bringThis(isolated(person.name))}
              onClick={() => onBring(person)}
            >
              {texts.bring}
            </Button>
          )}
        </div>
      )}
    </VirtualList>
  )
}
