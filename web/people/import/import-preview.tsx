import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainGroup } from '../../../shared/contract/directory'
import {
  IMPORT_FIELDS,
  IMPORT_OUTCOMES,
  type ImportColumn,
  type ImportField,
  type ImportOutcome,
  type ImportPreview as Preview,
} from '../../../shared/contract/imports'
import { getProgrammes } from '../../../shared/contract/programme'
import { LANGUAGES } from '../../../shared/languages/languages'
import { queryOf } from '../../api/query-client'
import { useMeets } from '../../kit/who-meets-whom'
import { LanguageField } from '../../kit/language-field'
import { EndingMatches } from '../participation/ending-matches'
import { AwayFromField } from '../participation/pause-end'
import { useIsManager } from '../../sign-in/may'
import { Checkbox } from '../../ui/choice'
import { Alert } from '../../ui/feedback'
import { cn } from '../../ui/cn'
import { Choices, Field, Options, Select } from '../../ui/input'
import { ScrollArea, Table, Td, Th, Tr } from '../../ui/lists/table'
import {
  choiceOf,
  isName,
  linesInWords,
  type Plan,
  type UnknownName,
  type Upload,
  withColumn,
} from './import.rules'
import { ImportNames } from './import-names'
import { Leavers } from './leavers'
import { formats, isolated, words } from '../../words'

interface ImportPreviewProps {
  file: Upload
  plan: Plan
  /** Missing until a column holds the addresses. */
  preview: Preview | null
  /** All unknown names so far. */
  names: UnknownName[]
  isPending: boolean
  groups: readonly DomainGroup[]
  onPlan: (plan: Plan) => void
  /** Another line names the columns. */
  onHeaderLine: (line: number) => void
}

/** The second step: the file and what its columns hold, what is to be chosen, and then what the import would do. */
export function ImportPreview({ preview, isPending, names, onHeaderLine, ...rest }: ImportPreviewProps) {
  const texts = words.people.import.found
  const { file, plan, groups, onPlan } = rest
  const isManager = useIsManager()
  const problems = preview?.problems ?? []
  const unknown = names.filter(
    (one) =>
      choiceOf(plan, one) !== '' || problems.some(({ kind, name }) => kind === one.kind && name === one.name),
  )
  return (
    <div className="flex flex-col gap-6">
      {!preview && (
        <Alert tone="warning" title={texts.noAddress.title}>
          {texts.noAddress.text}
        </Alert>
      )}
      <div className="flex flex-col gap-3">
        {file.top.length > 1 && (
          <Field label={texts.headerLine}>
            <Select
              small
              disabled={isPending}
              value={file.headerLine}
              onChange={({ target }) => onHeaderLine(Number(target.value))}
            >
              <option value={0}>{texts.noHeader}</option>
              {file.top.map(({ line, text }) => (
                <option key={line} value={line}>
                  {texts.lineOf(formats().digits(line), isolated(text))}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <ImportSheet {...rest} />
        <GroupsFrom file={file} column={plan.mapping.group} />
        <ul className="text-muted text-sm empty:hidden">
          {file.columns.map(({ name, instead }, column) => {
            const taken = instead && file.columns[plan.mapping[instead] ?? -1]?.name
            return (
              taken &&
              taken !== name &&
              !Object.values(plan.mapping).includes(column) && (
                <li key={name} className="break-words">
                  {texts.instead(words.people.import.sheet.fields[instead], isolated(taken), isolated(name))}
                </li>
              )
            )
          })}
        </ul>
      </div>
      {unknown.length > 0 && <ImportNames {...rest} names={unknown} />}
      {preview && preview.onLeave.paired > 0 && (
        <section aria-label={texts.onLeave} className="flex flex-col gap-4">
          <EndingMatches reach={preview.onLeave} />
          <AwayFromField from={plan.from ?? 'after'} onChoose={(from) => onPlan({ ...plan, from })} />
        </section>
      )}
      {preview && !isManager && (
        <Leavers
          leavers={preview.leavers}
          takeOut={plan.takeOut ?? []}
          onChoose={(takeOut) => onPlan({ ...plan, takeOut })}
        >
          <EndingMatches reach={preview.takenOut} />
        </Leavers>
      )}
      {/* Who manages one group imports into it. */}
      {(!isManager || groups.length > 1) && (
        <Field label={texts.group} hint={texts.groupHint}>
          <Select
            value={plan.domainGroupId ?? ''}
            onChange={(event) => onPlan({ ...plan, domainGroupId: event.target.value || null })}
          >
            <option value="">{isManager ? texts.chooseGroup : words.dashboard.choices.unassigned}</option>
            <Options of={groups} />
          </Select>
        </Field>
      )}
      <LanguageField
        hint={texts.languageHint}
        none={texts.noLanguage}
        value={plan.language ?? ''}
        onChange={({ target }) =>
          onPlan({ ...plan, language: LANGUAGES.find((code) => code === target.value) })
        }
      />
      {preview && (
        <div
          aria-live="polite"
          aria-busy={isPending}
          className={cn('flex flex-col gap-3 transition-opacity', isPending && 'opacity-50')}
        >
          <Outcome preview={preview} plan={plan} onPlan={onPlan} />
        </div>
      )}
    </div>
  )
}

/** What is said of rows that come in all the same. */
const PROBLEMS: Partial<Record<Preview['problems'][number]['kind'], 'unread' | 'again'>> = {
  manager: 'unread',
  language: 'unread',
  day: 'unread',
  deleted: 'again',
}

/** The four counts, each of which opens its rows, and what to know before importing. Before anything is chosen there is nothing to count. */
function Outcome({
  preview,
  plan,
  onPlan,
}: { preview: Preview } & Pick<ImportPreviewProps, 'plan' | 'onPlan'>) {
  const { newPeople = [] } = plan
  const texts = words.people.import.found
  const { waiting, whitelisted, withoutGroup, neverHere, problems, rows } = preview
  const [opened, setOpened] = useState<ImportOutcome | null>(null)
  const isCounted = waiting === 0 || preview.new + preview.changed + preview.unchanged > 0
  const listed = opened ? rows[opened] : []
  return (
    <>
      {waiting > 0 && (
        <Alert tone="info" title={texts.waiting.title(waiting)}>
          {texts.waiting.text}
        </Alert>
      )}
      {isCounted && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {IMPORT_OUTCOMES.map((outcome) => (
            <button
              key={outcome}
              type="button"
              aria-expanded={opened === outcome}
              disabled={preview[outcome] === 0}
              onClick={() => setOpened(opened === outcome ? null : outcome)}
              className="rounded-card border border-line bg-surface px-4 py-3 text-start enabled:hover:border-primary aria-expanded:border-primary aria-expanded:bg-primary-soft"
            >
              <span className="figures block font-display text-2xl">
                {formats().digits(preview[outcome])}
              </span>{' '}
              <span className="text-muted text-sm">{texts.outcomes[outcome]}</span>
            </button>
          ))}
        </div>
      )}
      {isCounted && opened && listed.length > 0 && (
        <ScrollArea label={texts.rows[opened]} className="max-h-72 rounded-card border border-line px-4 py-1">
          <ul className="text-sm">
            {listed.map(({ line, email, text }) => (
              <li
                key={`${line} ${email}`}
                className="flex flex-wrap gap-x-3 border-line border-b py-2 last:border-b-0"
              >
                <span className="figures text-muted">{linesInWords([line], 1)}</span>
                {email && <span className="break-all">{email}</span>}
                <span className="min-w-0 break-words text-muted">{text}</span>
              </li>
            ))}
          </ul>
          {preview[opened] > listed.length && (
            <p className="figures py-2 text-muted text-sm">{texts.first(listed.length, preview[opened])}</p>
          )}
        </ScrollArea>
      )}
      {whitelisted > 0 && <p className="figures text-muted">{texts.whitelisted(whitelisted)}</p>}
      {neverHere > 0 && <p className="figures text-muted">{texts.neverHere(neverHere)}</p>}
      {withoutGroup > 0 && <Alert tone="warning">{texts.withoutGroup(withoutGroup)}</Alert>}
      <ul className="empty:hidden">
        {problems
          .filter((problem) => !isName(problem))
          .map(({ kind, name, text, rows: times, lines }) => (
            <li key={`${kind} ${text}`} className="border-line border-b py-3 last:border-b-0">
              <p className="figures break-words">
                {kind === 'former' ? text : texts[PROBLEMS[kind] ?? 'problem'](text, times)}
              </p>
              {kind === 'former' && (
                <Checkbox
                  label={texts.newPerson}
                  checked={newPeople.includes(name)}
                  onChange={({ target }) => {
                    const others = newPeople.filter((other) => other !== name)
                    onPlan({ ...plan, newPeople: target.checked ? [...others, name] : others })
                  }}
                />
              )}
              <p className="figures text-muted text-sm">{linesInWords(lines, times)}</p>
            </li>
          ))}
      </ul>
    </>
  )
}

/** What a column of groups means: whom its people meet, by the first names that it has. */
function GroupsFrom({ file, column }: { file: Upload; column: number | undefined }) {
  const programmes = useQuery(queryOf(getProgrammes, { query: { archived: 'true' } })).data
  const meets = useMeets()
  const found = column === undefined ? undefined : file.columns[column]
  const scope = programmes?.find(({ isDefault }) => isDefault)?.scope
  if (!found || !scope) return null
  const { found: texts } = words.people.import
  const { title, settings } = words.rounds.programme
  const names = [...new Set(found.samples.filter(Boolean))]
  return (
    <p className="break-words text-muted text-sm">
      {texts.groupsFrom(isolated(found.name), meets(scope, names))}{' '}
      {scope === 'per-group' && texts.toMix(settings.scope.choices.across.label, title)}
    </p>
  )
}

interface ImportSheetProps {
  file: Upload
  plan: Plan
  onPlan: (plan: Plan) => void
}

/**
 * The file as a sheet on a table: its first rows, and over each column the label that says what it holds. A label is moved
 * by choosing it at another column: a list needs no dragging, which neither keyboards nor a sheet that scrolls under a
 * finger have.
 */
function ImportSheet({ file, plan, onPlan }: ImportSheetProps) {
  const texts = words.people.import.sheet
  const names = new Map(file.attributes.map(({ field, name }) => [field, name]))
  const all: ImportColumn[] = [...IMPORT_FIELDS, ...names.keys()]
  const fields = file.columns.map((_, column) => all.find((field) => plan.mapping[field] === column))
  const isUsed = (column: number) => fields[column] !== undefined
  /** A field, and the other column that holds it now. */
  const labelOf = (field: ImportColumn, column: number) => {
    const now = plan.mapping[field]
    const label = names.get(field) ?? texts.fields[field as ImportField]
    return now === undefined || now === column
      ? label
      : texts.now(label, isolated(file.columns[now]?.name ?? ''))
  }
  const shown = file.columns[0]?.samples ?? []
  return (
    <section aria-label={texts.label} className="rounded-card bg-sunken p-3 sm:p-5">
      <div className="land rounded-small border border-line bg-surface shadow-raised">
        <Table caption={texts.caption} className="w-auto min-w-full">
          <thead>
            <tr>
              {file.columns.map(({ name }, column) => (
                // Two columns may have one name.
                // oxlint-disable-next-line react/no-array-index-key
                <Th key={column} className="min-w-40 max-w-60 bg-surface pt-3 align-bottom">
                  <Select
                    small
                    aria-label={texts.holds(isolated(name))}
                    className={cn(
                      isUsed(column) &&
                        '[&>select]:border-primary [&>select]:bg-primary-soft [&>select]:font-semibold',
                    )}
                    value={fields[column] ?? ''}
                    onChange={({ target }) =>
                      onPlan(
                        withColumn(
                          plan,
                          column,
                          all.find((field) => field === target.value),
                        ),
                      )
                    }
                  >
                    <option value="">{texts.leftOut}</option>
                    <Choices of={all} called={(field) => labelOf(field, column)} />
                  </Select>
                  <span className="mt-1.5 block truncate px-3" title={name}>
                    {name}
                  </span>
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((_, row) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Tr key={row}>
                {file.columns.map(({ samples }, column) => (
                  <Td
                    // oxlint-disable-next-line react/no-array-index-key
                    key={column}
                    className={cn('max-w-60 truncate px-5', !isUsed(column) && 'text-muted line-through')}
                  >
                    {samples[row]}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}
