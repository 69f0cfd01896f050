import type { Fault } from '../../../shared/languages/faults'
import { words } from '../../words'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError } from '../../api/call'

/** What is wrong with a value by its rule, in the words of the page: for `validate` of a form's field. */
export const faultIn =
  <Value>({ fault }: { fault: (value: Value) => Fault | undefined }) =>
  (value: Value): string | undefined =>
    fault(value)?.(words.rules)

/**
 * Puts the server's field errors next to their fields, with the focus on the first. Returns false if it named no field
 * of the form: then show the message in a toast or an Alert.
 */
export function showErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const known = error.errors.filter(({ path }) => (path.split('.')[0] ?? '') in form.getValues())
  known.forEach(({ path, message }, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the form's own values above
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
