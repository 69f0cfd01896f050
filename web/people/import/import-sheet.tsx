import { cn } from '../../ui/cn'
import { Select } from '../../ui/input'
import { Table, Td, Th, Tr } from '../../ui/lists/table'
import { FIELDS, type Plan, type Upload, withColumn } from './import.rules'

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
  const fields = file.columns.map(
    (_, column) => FIELDS.find(([field]) => plan.mapping[field] === column)?.[0],
  )
  const isUsed = (column: number) => fields[column] !== undefined
  const placeOf = (column: number | undefined) =>
    column === undefined ? '' : ` (now "${file.columns[column]?.name}")`
  const shown = file.columns[0]?.samples ?? []
  return (
    <section aria-label="The file" className="rounded-card bg-sunken p-3 sm:p-5">
      <div className="land rounded-small border border-line bg-surface shadow-raised">
        <Table caption="The first rows of the file" className="w-auto min-w-full">
          <thead>
            <tr>
              {file.columns.map(({ name }, column) => (
                // Two columns may have one name.
                // oxlint-disable-next-line react/no-array-index-key
                <Th key={column} className="min-w-40 max-w-60 bg-surface pt-3 align-bottom">
                  <Select
                    small
                    aria-label={`What "${name}" holds`}
                    className={cn(
                      isUsed(column) &&
                        '[&>select]:border-primary [&>select]:bg-primary-soft [&>select]:font-semibold',
                    )}
                    value={fields[column] ?? ''}
                    onChange={({ target }) =>
                      onPlan(withColumn(plan, column, FIELDS.find(([field]) => field === target.value)?.[0]))
                    }
                  >
                    <option value="">Left out</option>
                    {FIELDS.map(([field, label]) => (
                      <option key={field} value={field}>
                        {label}
                        {plan.mapping[field] !== column && placeOf(plan.mapping[field])}
                      </option>
                    ))}
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
