import type { RoundChange, whatIf } from '../../../shared/contract/pairing-changes'
import type { ResponseOf } from '../../../shared/endpoint'
import { CallError, messageOf } from '../../api/call'
import { Checkbox } from '../../ui/choice'
import { Alert } from '../../ui/feedback'
import { ScrollArea } from '../../ui/lists/table'
import { Loading } from '../../ui/spinner'
import { type Box, changeInWords, crossingOf, MOST_DRAWN, nameOf, rowsOf } from './changing.rules'
import { sentence, words } from '../../words'
import { personName } from '../../../shared/person-name'
import { cn } from '../../ui/cn'

const MOST_FIGURES = 4

interface WhatIfPreviewProps {
  /** Missing while it is looked for. */
  shown: ResponseOf<typeof whatIf> | undefined
  error: unknown
  overrule: boolean
  onOverrule: (overrule: boolean) => void
  isTables: boolean
}

/** What would change for which people, and its price; or why it can't be. */
export function WhatIfPreview({ shown, error, overrule, onOverrule, isTables }: WhatIfPreviewProps) {
  const { preview: texts, atTables } = words.rounds.changing
  const breaksRule = overrule || isOverrulable(error)
  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Alert tone="warning" title={texts.impossible}>
          {messageOf(error, texts.failed)}
        </Alert>
      ) : shown ? (
        <Changed {...shown} />
      ) : (
        <Loading label={texts.looking} className="py-6" />
      )}
      {breaksRule && (
        <Checkbox
          label={texts.overrule}
          hint={isTables ? atTables.overruleHint : texts.overruleHint}
          checked={overrule}
          onChange={({ currentTarget }) => onOverrule(currentTarget.checked)}
        />
      )}
    </div>
  )
}

function isOverrulable(error: unknown): boolean {
  if (!(error instanceof CallError) || typeof error.body !== 'object' || error.body === null) return false
  return 'overrulable' in error.body && error.body.overrulable === true
}

function Changed({ changes, figures, ...found }: ResponseOf<typeof whatIf>) {
  const { priceInWords, certificate, overruled } = found
  const { preview: texts } = words.rounds.changing
  const told = changes.map(changeInWords)
  return (
    <>
      {overruled.map(({ pair, rules }) => (
        <Alert key={pair[0].id} tone="warning" title={texts.against(pair.map(nameOf))}>
          {rules.join(' ')}
        </Alert>
      ))}
      {changes.length > 0 && <Crossing changes={changes} />}
      <section aria-label={texts.cost}>
        {figures.length === 0 ? (
          <p className="font-semibold text-success">{priceInWords}</p>
        ) : (
          <>
            <p className="text-muted text-sm">{texts.compared}</p>
            <ul className="mt-1.5 flex flex-wrap gap-2">
              {figures.slice(0, MOST_FIGURES).map(({ by, inWords }) => (
                <li key={inWords} className="rounded-control bg-sunken px-3 py-1.5 font-semibold">
                  <span aria-hidden>{by > 0 ? '+' : '−'} </span>
                  {inWords}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-2 text-muted text-sm">{certificate.statement}</p>
      </section>
      {told.length > 0 && (
        <details>
          <summary className="min-h-9 font-semibold text-primary text-sm underline-offset-4 hover:underline pointer-coarse:py-3">
            {texts.inWords}
          </summary>
          <ScrollArea label={texts.whose} className="max-h-72 rounded-card border border-line">
            <ul>
              {told.map(({ name, was, is }) => (
                <li
                  key={name + was}
                  className="wrap-anywhere border-line border-t px-4 py-2.5 first:border-t-0"
                >
                  <bdi className="font-semibold">{name}</bdi>
                  <span className="block text-muted text-sm">
                    {sentence(texts.wasAndIs(was, <span className="text-text">{is}</span>))}
                  </span>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </details>
      )}
    </>
  )
}

/** In pixels: a person's line, and what is between two boxes. */
const ROW = 28
const GAP = 12
const heightOf = (boxes: Box[]) => boxes.reduce((sum, box) => sum + rowsOf(box) * ROW + GAP, -GAP)
const middleOf = ({ box, row }: { box: number; row: number }) => row * ROW + box * GAP + ROW / 2

/** The matches before and after with a line for each person. For the eye: the words say the same. */
function Crossing({ changes }: { changes: readonly RoundChange[] }) {
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
