import type { Instance, Round } from '../model'

/** To be replaced by the independent checker: see the issue. */
export function check(
  instance: Instance,
  round: Pick<Round, 'pairs' | 'unmatched' | 'certificate'>,
): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const id of [...round.pairs.flat(), ...round.unmatched]) {
    if (seen.has(id)) faults.push(`${id} stands twice in the round`)
    seen.add(id)
  }
  for (const { id } of instance.people) if (!seen.has(id)) faults.push(`${id} is missing from the round`)
  return faults
}
