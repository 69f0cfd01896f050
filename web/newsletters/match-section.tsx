import { useMutation, useQuery } from '@tanstack/react-query'
import { SearchCheck } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Newsletter, validateNewsletter } from '../../shared/contract/newsletters'
import { getPairingGroups } from '../../shared/contract/pairings'
import { sayFailure } from '../kit/say'
import { counted, inDigits } from '../../shared/counted'
import { dayInWords, listed } from '../kit/words.rules'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { Field } from '../ui/field'
import { Select } from '../ui/input'
import { toast } from '../ui/toast'
import {
  byMonth,
  filesOf,
  forWhom,
  type NewsletterForm,
  pairingsOfOtherGroups,
  saidAfterValidation,
  type Validation,
} from './newsletter.rules'
import { Section, TextField } from './newsletter-fields'
import { Alert } from '../ui/feedback'
import { ScrollArea } from '../ui/lists/scroll-area'

/** 'Your Match': which pairing the mails name matches from, and whether it still fits the people. */
export function MatchSection({ newsletter }: { newsletter: Newsletter }) {
  const { id } = newsletter
  const { register, setFocus, setValue, control } = useFormContext<NewsletterForm>()
  const [pairingFile, alsoFor] = useWatch({ control, name: ['pairingFile', 'alsoFor'] })
  const chosen = filesOf({ pairingFile, alsoFor })
  const groups = useQuery({ ...queryOf(getPairingGroups), staleTime: 0 })
  const validate = useMutation({
    mutationFn: (pairingFiles: string[]) =>
      call(validateNewsletter, { params: { id }, body: { pairingFiles } }),
    onSuccess: (answer) => {
      toast(saidAfterValidation(answer))
    },
    onError: (error) => sayFailure(error, 'Failed to validate newsletter', 'Validation Error'),
  })
  // Another pairing, another result: what was validated before says nothing about it.
  const result: Validation | undefined =
    String(validate.variables) === String(chosen) ? validate.data : undefined
  const run = () => {
    if (pairingFile) validate.mutate(chosen)
    else {
      toast({ title: 'Error', description: 'Please select a pairing file first', tone: 'danger' })
      setFocus('pairingFile')
    }
  }
  const categories = byMonth(groups.data ?? {}, newsletter)
  const isListed = categories.some(([, files]) => files.some(({ fileName }) => fileName === pairingFile))
  const linkableWith = (file: string) => pairingsOfOtherGroups(groups.data ?? {}, newsletter, file)
  const chooseAlso = (files: string[]) => setValue('alsoFor', files, { shouldDirty: true })
  const others = linkableWith(pairingFile)
  const linked = Object.values(groups.data ?? {})
    .flat()
    .filter(({ fileName }) => chosen.includes(fileName))
  const problem = groups.isError
    ? `Error loading pairing groups: ${messageOf(groups.error, 'Authentication required')}`
    : groups.data && categories.length === 0
      ? 'No pairing groups available'
      : undefined
  return (
    <Section title="Your Match">
      <Field
        label="Linked Pairing Group"
        error={problem}
        hint="Make sure you are logged in as an admin to access pairing groups."
      >
        {/* Its value is set at every render: the options come later, and a browser drops the choice when its option is replaced. */}
        <Select
          {...register('pairingFile', {
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              const fit = new Set(linkableWith(target.value).map(({ fileName }) => fileName))
              chooseAlso(alsoFor.filter((file) => fit.has(file)))
            },
          })}
          value={pairingFile}
        >
          <option value="">No pairing group linked</option>
          {pairingFile && !isListed && <option value={pairingFile}>{pairingFile}</option>}
          {categories.map(([category, files]) => (
            <optgroup key={category} label={category}>
              {files.map(({ fileName, groupName, totalPairs, mailedOn }) => (
                <option key={fileName} value={fileName}>
                  {groupName} ({counted(totalPairs, 'pair')}
                  {mailedOn && `, mailed on ${dayInWords(mailedOn)}`})
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Also for</legend>
          <p className="text-muted text-sm">
            {forWhom(linked)}. Each group has its own send and its own log.
          </p>
          <div className="mt-1 grid sm:grid-cols-2">
            {others.map(({ fileName, group, people, mailedOn }) => (
              <Checkbox
                key={fileName}
                checked={chosen.includes(fileName)}
                label={group}
                hint={`${counted(people, 'person', 'people')}${mailedOn ? `, mailed on ${dayInWords(mailedOn)}` : ''}`}
                onChange={({ currentTarget: { checked } }) =>
                  chooseAlso(checked ? [...alsoFor, fileName] : alsoFor.filter((file) => file !== fileName))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div>
        <Button
          icon={SearchCheck}
          variant="secondary"
          pending={validate.isPending}
          pendingLabel="Validating..."
          onClick={run}
        >
          Validate Matches
        </Button>
      </div>
      {result && <ValidationPanel result={result} />}
      <TextField
        name="matchPlaceholder"
        label="Placeholder Text"
        hint="Read by people who have no match this month."
        rows={3}
      />
    </Section>
  )
}

const tones = { valid: 'success', warning: 'warning', error: 'danger' } as const
const SHOWN = 50

/** What validation found: the figures, and each issue in words. */
function ValidationPanel({ result }: { result: Validation }) {
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
