import type { whatIf } from '../../../shared/contract/pairing-changes'
import type { ResponseOf } from '../../../shared/endpoint'
import { personName } from '../../../shared/person-name'
import { CallError, messageOf } from '../../api/call'
import { Checkbox } from '../../ui/choice'
import { Alert } from '../../ui/feedback'
import { ScrollArea } from '../../ui/lists/scroll-area'
import { Loading } from '../../ui/spinner'
import { changeInWords } from './changing.rules'
import { Crossing } from './crossing'

const MOST_FIGURES = 4

interface WhatIfPreviewProps {
  /** Missing while it is looked for. */
  shown: ResponseOf<typeof whatIf> | undefined
  error: unknown
  overrule: boolean
  onOverrule: (overrule: boolean) => void
}

/** What would change for whom, and its price; or why it can't be. */
export function WhatIfPreview({ shown, error, overrule, onOverrule }: WhatIfPreviewProps) {
  const breaksRule = overrule || isOverrulable(error)
  return (
    <div className="flex flex-col gap-4">
      {error ? (
        <Alert tone="warning" title="This can't be done">
          {messageOf(error, 'Failed to compute the changed round')}
        </Alert>
      ) : shown ? (
        <Changed {...shown} />
      ) : (
        <Loading label="Looking for the best round..." className="py-6" />
      )}
      {breaksRule && (
        <Checkbox
          label="Do it anyway, against this rule"
          hint="This is permanently shown with the pair."
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

function Changed({ changes, threesInWords, figures, ...found }: ResponseOf<typeof whatIf>) {
  const { priceInWords, certificate, overruled } = found
  const told = changes.map(changeInWords)
  return (
    <>
      {overruled.map(({ pair, rules }) => (
        <Alert
          key={pair[0].id}
          tone="warning"
          title={`Against a rule: ${pair.map(personName).join(' and ')}`}
        >
          {rules.join(' ')}
        </Alert>
      ))}
      {changes.length > 0 && <Crossing changes={changes} />}
      <section aria-label="What it costs">
        {figures.length === 0 ? (
          <p className="font-semibold text-success">{priceInWords}</p>
        ) : (
          <>
            <p className="text-muted text-sm">Compared with the round as it was first made</p>
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
      {(told.length > 0 || threesInWords.length > 0) && (
        <details open={told.length === 0}>
          <summary className="min-h-9 font-semibold text-primary text-sm underline-offset-4 hover:underline pointer-coarse:py-3">
            What changes, in words
          </summary>
          <ScrollArea label="Whose match changes" className="max-h-72 rounded-card border border-line">
            <ul>
              {threesInWords.map((text) => (
                <li key={text} className="wrap-anywhere border-line border-t px-4 py-2.5 first:border-t-0">
                  {text}
                </li>
              ))}
              {told.map(({ name, was, is }) => (
                <li
                  key={name + was}
                  className="wrap-anywhere border-line border-t px-4 py-2.5 first:border-t-0"
                >
                  <span className="font-semibold">{name}</span>
                  <span className="block text-muted text-sm">
                    was {was}, now <span className="text-text">{is}</span>
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
