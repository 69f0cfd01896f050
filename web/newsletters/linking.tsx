import { useMutation, useQuery } from '@tanstack/react-query'
import { SearchCheck } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Newsletter, validateNewsletter } from '../../shared/contract/newsletters'
import { getPairingGroups } from '../../shared/contract/pairings'
import { sayFailure } from '../kit/use-action'
import { call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { Choices, Select, Field } from '../ui/input'
import { toast } from '../ui/toast'
import { formats, words } from '../words'
import {
  byMonth,
  filesOf,
  forWhom,
  type NewsletterForm,
  pairingsOfOtherGroups,
  saidAfterValidation,
  type Validation,
  VALIDATION_TONES,
} from './newsletter.rules'
import { Alert } from '../ui/feedback'
import { ScrollArea } from '../ui/lists/table'

/** Of 'Your Match': which pairing the mails name matches from, and whether it still fits the people. */
export function Linking({ newsletter }: { newsletter: Newsletter }) {
  const { id } = newsletter
  const { linking, validation } = words.newsletters
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
    onError: (error) => sayFailure(error, validation.failed, validation.error),
  })
  // Another pairing, another result: what was validated before says nothing about it.
  const result: Validation | undefined =
    String(validate.variables) === String(chosen) ? validate.data : undefined
  const run = () => {
    if (pairingFile) validate.mutate(chosen)
    else {
      toast({
        title: validation.chooseFirst.title,
        description: validation.chooseFirst.text,
        tone: 'danger',
      })
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
    ? linking.failed(messageOf(groups.error, linking.notSignedIn))
    : groups.data && categories.length === 0
      ? linking.noneThere
      : undefined
  return (
    <>
      <Field label={linking.label} error={problem} hint={linking.hint}>
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
          <option value="">{linking.none}</option>
          {pairingFile && !isListed && <option value={pairingFile}>{pairingFile}</option>}
          {categories.map(([category, files]) => (
            <optgroup key={category} label={category}>
              <Choices
                of={files}
                by={({ fileName }) => fileName}
                called={({ groupName, totalPairs, mailedOn }) =>
                  mailedOn
                    ? linking.mailedOption(groupName, totalPairs, formats().shortDate(mailedOn))
                    : linking.option(groupName, totalPairs)
                }
              />
            </optgroup>
          ))}
        </Select>
      </Field>
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{linking.alsoFor}</legend>
          <p className="text-muted text-sm">{linking.alsoForHint(forWhom(linked))}</p>
          <div className="mt-1 grid sm:grid-cols-2">
            {others.map(({ fileName, group, people, mailedOn }) => (
              <Checkbox
                key={fileName}
                checked={chosen.includes(fileName)}
                label={group}
                hint={
                  mailedOn
                    ? linking.peopleMailed(people, formats().shortDate(mailedOn))
                    : linking.people(people)
                }
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
          pendingLabel={validation.pending}
          onClick={run}
        >
          {validation.action}
        </Button>
      </div>
      {result && <ValidationPanel result={result} />}
    </>
  )
}

const SHOWN = 50

/** What validation found: the figures, and each issue in words. */
function ValidationPanel({ result }: { result: Validation }) {
  const { details, message, validation } = result
  const its = words.newsletters.validation
  const { digits, percent } = formats()
  const figures = [
    { label: its.figures.people, value: digits(details.totalUsers) },
    { label: its.figures.matched, value: digits(details.usersWithMatches) },
    { label: its.figures.unmatched, value: digits(details.usersWithoutMatches) },
    { label: its.figures.invalid, value: digits(details.invalidMatches) },
    { label: its.figures.rate, value: percent(Math.round(details.matchSuccessRate)) },
  ]
  return (
    <Alert
      tone={VALIDATION_TONES[validation.validationLevel] ?? 'danger'}
      title={saidAfterValidation(result).title}
      aria-label={its.result}
    >
      <p>{message}</p>
      <p className="mt-1 text-sm">
        {its.what(
          result.newsletter.title,
          result.newsletter.month,
          formats().listed(result.pairings.map(({ name, group }) => its.pairing(name, group))),
        )}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm">{label}</dt>
            <dd className="figures font-display text-xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <Issues title={its.dangers} issues={result.dangers} />
      <Issues title={its.critical} issues={details.criticalErrors} />
      <Issues title={its.missing} issues={details.matchingErrors} />
    </Alert>
  )
}

function Issues({ title, issues }: { title: string; issues: readonly string[] }) {
  if (issues.length === 0) return null
  return (
    <details open={issues.length <= 5} className="mt-3">
      <summary className="min-h-6 w-fit font-semibold pointer-coarse:py-2.5">
        {words.newsletters.validation.issues(title, issues.length)}
      </summary>
      <ScrollArea label={title} className="mt-1 max-h-60">
        <ul className="list-disc ps-5">
          {issues.slice(0, SHOWN).map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      </ScrollArea>
      {issues.length > SHOWN && (
        <p className="mt-1">{words.newsletters.validation.more(issues.length - SHOWN)}</p>
      )}
    </details>
  )
}
