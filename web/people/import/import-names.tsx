import type { DomainGroup } from '../../../shared/contract/directory'
import { IMPORT_STATUSES } from '../../../shared/contract/imports'
import { useIsManager } from '../../sign-in/may'
import { Button } from '../../ui/button'
import { Choices, Select } from '../../ui/input'
import {
  CREATE,
  choiceOf,
  linesInWords,
  type Plan,
  type UnknownName,
  type Upload,
  withChoice,
} from './import.rules'
import { formats, isolated, sentence, words } from '../../words'

interface ImportNamesProps {
  file: Upload
  plan: Plan
  /** The unknown names of the file, also those for which something is chosen. */
  names: UnknownName[]
  groups: readonly DomainGroup[]
  onPlan: (plan: Plan) => void
}

/** What becomes of the departments and groups that only the file knows: made, merged with another, or left out; and what its statuses mean. */
export function ImportNames({ file, plan, names, groups, onPlan }: ImportNamesProps) {
  const texts = words.people.import.names
  const isManager = useIsManager()
  // Managers make no groups.
  const canMake = (kind: UnknownName['kind']) => kind === 'department' || (kind === 'group' && !isManager)
  const open = names.filter((one) => choiceOf(plan, one) === '')
  const clear = open.filter(({ kind, near }) => near === null && canMake(kind))
  const near = open.filter((one) => one.near !== null)
  return (
    <section aria-labelledby="import-names">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="import-names" className="text-lg">
          {open.length > 0 ? texts.open : texts.chosen}
        </h3>
        {open.length > 1 && clear.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onPlan(clear.reduce((so, one) => withChoice(so, one, CREATE, names), plan))}
          >
            {texts.createAll(clear.length)}
          </Button>
        )}
      </div>
      {near.length > 0 && (
        <p className="mt-1 break-words text-muted text-sm">
          {texts.notWithAll(
            formats().itemised(near.map((one) => texts.near(isolated(one.name), isolated(one.near ?? '')))),
          )}
        </p>
      )}
      <ul className="mt-1">
        {names.map((one) => {
          const { kind, name, rows, lines } = one
          const isStatus = kind === 'status'
          const known = kind === 'department' ? file.departments : groups.map((group) => group.displayName)
          const fromFile = names.filter(
            (other) =>
              other !== one &&
              other.kind === kind &&
              canMake(kind) &&
              ['', CREATE].includes(choiceOf(plan, other)),
          )
          const others = [...fromFile.map((other) => other.name), ...known]
          return (
            <li
              key={`${kind} ${name}`}
              className="flex flex-col gap-2 border-line border-b py-3 sm:flex-row sm:items-center sm:justify-between"
            >
              <div className="min-w-0">
                <p className="figures break-words">
                  {sentence(
                    texts[kind](
                      <bdi className="font-medium">{name}</bdi>,
                      rows,
                      one.near && isolated(one.near),
                    ),
                  )}
                </p>
                <p className="figures text-muted text-sm">{linesInWords(lines, rows)}</p>
              </div>
              <Select
                small
                aria-label={texts.people(isolated(name))}
                className="shrink-0 sm:w-64"
                value={choiceOf(plan, one)}
                onChange={({ target }) => onPlan(withChoice(plan, one, target.value, names))}
              >
                <option value="">{isStatus ? texts.noStatus : texts.leaveOut}</option>
                {canMake(kind) && <option value={CREATE}>{texts.create}</option>}
                {one.near && <option value={one.near}>{texts.into(isolated(one.near))}</option>}
                {isStatus ? (
                  <Choices of={IMPORT_STATUSES} called={(status) => texts.statuses[status]} />
                ) : (
                  <optgroup label={texts.intoOther}>
                    <Choices of={[...new Set(others)].filter((other) => other !== one.near)} />
                  </optgroup>
                )}
              </Select>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
