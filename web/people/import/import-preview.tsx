import { counted, inDigits } from '../../../shared/counted'
import type { DomainGroup } from '../../../shared/contract/directory'
import type { ImportPreview as Preview } from '../../../shared/contract/imports'
import { Alert } from '../../ui/feedback'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/field'
import { Options, Select } from '../../ui/input'
import {
  CREATE,
  FIELDS,
  linesInWords,
  type Plan,
  type Upload,
  withAll,
  withChoice,
  withColumn,
} from './import.rules'

interface ImportPreviewProps {
  file: Upload
  plan: Plan
  /** Missing until a column holds the addresses. */
  preview: Preview | null
  isPending: boolean
  groups: readonly DomainGroup[]
  onPlan: (plan: Plan) => void
}

const FIGURES = [
  ['new', 'New'],
  ['changed', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['refused', 'Refused'],
] as const

/** The second step: what the file would do, what is wrong with it, and which column holds what. */
export function ImportPreview({ file, plan, preview, isPending, groups, onPlan }: ImportPreviewProps) {
  return (
    <div className="flex flex-col gap-6">
      {preview ? (
        <div
          aria-live="polite"
          aria-busy={isPending}
          className={cn('transition-opacity', isPending && 'opacity-50')}
        >
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {FIGURES.map(([key, label]) => (
              <div key={key} className="rounded-card border border-line bg-surface px-4 py-3">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="figures font-display text-2xl">{inDigits(preview[key])}</dd>
              </div>
            ))}
          </dl>
          {preview.whitelisted > 0 && (
            <p className="figures mt-3 text-muted">
              {counted(preview.whitelisted, 'entry is', 'entries are')} added to the whitelist.
            </p>
          )}
          {preview.withoutGroup > 0 && (
            <Alert tone="warning" className="mt-3">
              {counted(preview.withoutGroup, 'person', 'people')} will belong to no domain group, so pairings
              of groups will leave them out. Choose a group for new entries below, or a column that names one.
            </Alert>
          )}
        </div>
      ) : (
        <Alert tone="warning" title="Which column holds the addresses?">
          No column has such a name. Choose one below.
        </Alert>
      )}
      {preview &&
        preview.problems.length + (plan.departments?.length ?? 0) + (plan.groups?.length ?? 0) > 0 && (
          <Problems {...{ file, plan, groups, onPlan }} problems={preview.problems} />
        )}
      <Columns file={file} plan={plan} onPlan={onPlan} />
      <Field
        label="Domain group of new whitelist entries"
        hint="For rows that name no group, if their domain’s entry has none either"
      >
        <Select
          value={plan.domainGroupId ?? ''}
          onChange={(event) => onPlan({ ...plan, domainGroupId: event.target.value || null })}
        >
          <option value="">Unassigned</option>
          <Options of={groups} />
        </Select>
      </Field>
    </div>
  )
}

interface ProblemsProps extends Pick<ImportPreviewProps, 'file' | 'plan' | 'groups' | 'onPlan'> {
  problems: Preview['problems']
}

function Problems({ file, plan, groups, onPlan, problems }: ProblemsProps) {
  const decided = (['department', 'group'] as const)
    .flatMap((kind) =>
      (plan[`${kind}s`] ?? []).map(({ name, into }) => ({ kind, name, into: into ?? CREATE })),
    )
    .filter(({ kind, name }) => !problems.some((one) => one.kind === kind && one.name === name))
  const choice = (kind: 'department' | 'group', name: string, value: string) => (
    <Select
      small
      aria-label={`People of ${name}`}
      className="sm:w-64"
      value={value}
      onChange={(event) => onPlan(withChoice(plan, kind, name, event.target.value))}
    >
      <option value="">Leave these rows out</option>
      <option value={CREATE}>Create it</option>
      <optgroup label="Put them in">
        {kind === 'department'
          ? file.departments.map((department) => <option key={department}>{department}</option>)
          : groups.map((group) => (
              <option key={group.id} value={group.name}>
                {group.displayName}
              </option>
            ))}
      </optgroup>
    </Select>
  )
  const line = 'flex flex-col gap-2 border-line border-b py-3 sm:flex-row sm:items-center sm:justify-between'
  const unknown = problems.flatMap(({ kind, name }) =>
    kind === 'department' || kind === 'group' ? [{ kind, name }] : [],
  )
  return (
    <section aria-labelledby="import-problems">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="import-problems" className="text-lg">
          {problems.length > 0 ? 'Problems' : 'Decided'}
        </h3>
        {unknown.length > 1 && (
          <Button size="small" variant="secondary" onClick={() => onPlan(withAll(plan, unknown))}>
            Create all {inDigits(unknown.length)}
          </Button>
        )}
      </div>
      <ul className="mt-1">
        {problems.map(({ kind, name, text, rows, lines }) => (
          <li key={`${kind} ${text}`} className={line}>
            <div className="min-w-0">
              <p className="figures break-words">
                {text}: {counted(rows, 'row', 'rows')}
                {kind === 'manager' && ', imported without a manager'}
              </p>
              <p className="figures text-muted text-sm">{linesInWords(lines, rows)}</p>
            </div>
            {(kind === 'department' || kind === 'group') && choice(kind, name, '')}
          </li>
        ))}
        {decided.map(({ kind, name, into }) => (
          <li key={`${kind} ${name}`} className={line}>
            <p className="break-words">
              {kind === 'group' ? 'Group' : 'Department'} '{name}'
            </p>
            {choice(kind, name, into)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Columns({ file, plan, onPlan }: Pick<ImportPreviewProps, 'file' | 'plan' | 'onPlan'>) {
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className="text-lg">
        Columns
      </h3>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {FIELDS.map(([field, label]) => {
          const index = plan.mapping[field]
          const samples = index === undefined ? [] : (file.columns[index]?.samples ?? [])
          return (
            <Field key={field} label={label} hint={samples.length > 0 ? samples.join(' · ') : undefined}>
              <Select
                value={index ?? ''}
                onChange={(event) =>
                  onPlan(
                    withColumn(
                      plan,
                      field,
                      event.target.value === '' ? undefined : Number(event.target.value),
                    ),
                  )
                }
              >
                <option value="">Not in the file</option>
                {file.columns.map(({ name }, place) => (
                  // Two columns may have one name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )
        })}
      </div>
    </section>
  )
}
