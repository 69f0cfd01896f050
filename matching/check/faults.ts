/** The most faults worth listing. */
export const MOST_FAULTS = 20

/** The fault, if something says another figure than there is. */
export function compare(what: string, given: unknown, is: unknown, by: string): string[] {
  return given === is ? [] : [`${what}: says ${String(given)}, ${by} ${String(is)}`]
}
