import type { RoundChange } from '../../../shared/contract/pairing-changes'
import { personName } from '../../../shared/person-name'
import { cn } from '../../ui/cn'
import { type Box, crossingOf, MOST_DRAWN, rowsOf } from './changing.rules'
import { words } from '../../words'

/** In pixels: a person's line, and what is between two boxes. */
const ROW = 28
const GAP = 12
const heightOf = (boxes: Box[]) => boxes.reduce((sum, box) => sum + rowsOf(box) * ROW + GAP, -GAP)
const middleOf = ({ box, row }: { box: number; row: number }) => row * ROW + box * GAP + ROW / 2

/** The matches before and after with a line for each person. For the eye: the words say the same. */
export function Crossing({ changes }: { changes: readonly RoundChange[] }) {
  const { preview: texts } = words.rounds.changing
  const { before, after, lines } = crossingOf(changes)
  const height = Math.max(heightOf(before), heightOf(after))
  return (
    <div aria-hidden>
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)]">
        <Side title={texts.before} boxes={before} />
        <svg
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="mt-6 w-full fill-none stroke-primary rtl:-scale-x-100"
          style={{ height }}
        >
          {lines.map(({ id, from, to }) => (
            <path
              key={id}
              d={`M0 ${middleOf(from)}C50 ${middleOf(from)} 50 ${middleOf(to)} 100 ${middleOf(to)}`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Side title={texts.after} boxes={after} isAfter />
      </div>
      {changes.length > MOST_DRAWN && (
        <p className="mt-2 text-muted text-sm">{texts.more(changes.length - MOST_DRAWN)}</p>
      )}
    </div>
  )
}

function Side({ title, boxes, isAfter = false }: { title: string; boxes: Box[]; isAfter?: boolean }) {
  return (
    <div>
      <p className="h-6 text-muted text-sm">{title}</p>
      <div className="flex flex-col gap-3">
        {boxes.map(({ people, alone }) => (
          <div
            key={people[0]?.id}
            className={cn(
              'rounded-control px-2.5 text-sm leading-7 outline-1 -outline-offset-1',
              alone ? 'outline-control outline-dashed' : 'outline-control outline-solid',
              isAfter && !alone && 'bg-primary-soft',
            )}
          >
            {people.map((person) => (
              <p key={person.id} className="truncate">
                <bdi>{personName(person)}</bdi>
              </p>
            ))}
            {alone && <p className="text-muted">{alone}</p>}
          </div>
        ))}
      </div>
    </div>
  )
}
