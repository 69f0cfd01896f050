import { IMPORT_FIELDS, type ImportField } from '../../../shared/contract/imports'
import { cn } from '../../ui/cn'
import { Choices, Select } from '../../ui/input'
import { Table, Td, Th, Tr } from '../../ui/lists/table'
import { type Plan, type Upload, withColumn } from './import.rules'
import { isolated, words } from '../../words'

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
export function ImportSheet({ file, plan, onPlan }: ImportSheetProps) {
  const texts = words.people.import.sheet
  const fields = file.columns.map((_, column) =>
    IMPORT_FIELDS.find((field) => plan.mapping[field] === column),
  )
  const isUsed = (column: number) => fields[column] !== undefined
  /** A field, and the other column that holds it now. */
  const labelOf = (field: ImportField, column: number) => {
    const now = plan.mapping[field]
    const label = texts.fields[field]
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
                          IMPORT_FIELDS.find((field) => field === target.value),
                        ),
                      )
                    }
                  >
                    <option value="">{texts.leftOut}</option>
                    <Choices of={IMPORT_FIELDS} called={(field) => labelOf(field, column)} />
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
