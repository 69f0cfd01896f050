import type { Fault } from '../../../shared/languages/faults'
import { words } from '../../words'

/** What is wrong with a value by its rule, in the words of the page: for `validate` of a form's field. */
export const faultIn =
  <Value>({ fault }: { fault: (value: Value) => Fault | undefined }) =>
  (value: Value): string | undefined =>
    fault(value)?.(words.rules)
