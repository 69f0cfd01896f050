import { inDigits } from '../../shared/counted'
import { Alert } from '../ui/feedback'
import { ScrollArea } from '../ui/lists/scroll-area'
import { listed } from '../kit/words.rules'
import { saidAfterValidation, type Validation } from './newsletter.rules'

const tones = { valid: 'success', warning: 'warning', error: 'danger' } as const
const SHOWN = 50

/** What validation found: the figures, and each issue in words. */
export function ValidationPanel({ result }: { result: Validation }) {
  const { details, message, validation } = result
  const figures = [
    { label: 'People', value: inDigits(details.totalUsers) },
    { label: 'With a match', value: inDigits(details.usersWithMatches) },
    { label: 'Without', value: inDigits(details.usersWithoutMatches) },
    { label: 'Invalid matches', value: inDigits(details.invalidMatches) },
    { label: 'Success rate', value: `${Math.round(details.matchSuccessRate)} %` },
  ]
  return (
    <Alert
      tone={tones[validation.validationLevel] ?? 'danger'}
      title={saidAfterValidation(result).title}
      aria-label="Validation result"
    >
      <p>{message}</p>
      <p className="mt-1 text-sm">
        {result.newsletter.title} ({result.newsletter.month}) with{' '}
        {listed(result.pairings.map(({ name, group }) => `${name} (${group})`))}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm">{label}</dt>
            <dd className="figures font-display text-xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <Issues title="Probably a mistake" issues={result.dangers} />
      <Issues title="Critical issues" issues={details.criticalErrors} />
      <Issues title="Missing matches" issues={details.matchingErrors} />
    </Alert>
  )
}

function Issues({ title, issues }: { title: string; issues: readonly string[] }) {
  if (issues.length === 0) return null
  return (
    <details open={issues.length <= 5} className="mt-3">
      <summary className="min-h-6 w-fit font-semibold pointer-coarse:py-2.5">
        {title} ({inDigits(issues.length)})
      </summary>
      <ScrollArea label={title} className="mt-1 max-h-60">
        <ul className="list-disc pl-5">
          {issues.slice(0, SHOWN).map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      </ScrollArea>
      {issues.length > SHOWN && <p className="mt-1">and {issues.length - SHOWN} more</p>}
    </details>
  )
}
