import type { Context } from '../context/context'

/**
 * Does something for each of some pairings, one after the other: what fails for one is reported, and keeps nobody of the
 * others waiting. Returns what it brought for those where it worked.
 * @throws when all are done, if it failed for any: the job has failed
 */
export async function forEachPairing<Result>(
  { log }: Pick<Context, 'log'>,
  what: string,
  pairingIds: Iterable<string>,
  work: (pairingId: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failed: unknown[] = []
  for (const pairing of pairingIds) {
    try {
      results.push(await work(pairing))
    } catch (error) {
      log.error({ pairing, err: error }, `${what}: failed for a pairing`)
      failed.push(error)
    }
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `${what}: failed for ${failed.length} of ${failed.length + results.length} pairings. ${String(failed[0])}`,
    )
  return results
}
