import type { Context } from '../context/context'
import { contextForProgramme } from '../context/programmes'

/**
 * Does something for each of some pairings, one after the other: what fails for one is reported, and keeps nobody of the
 * others waiting. Returns what it brought for those where it worked.
 * @throws when all are done, if it failed for any: the job has failed
 */
export const forEachPairing = <Result>(
  context: Pick<Context, 'log'>,
  what: string,
  pairingIds: Iterable<string>,
  work: (pairingId: string) => Promise<Result>,
): Promise<Result[]> => forEach(context, { what, of: 'pairing' }, pairingIds, work)

/** Runs work for each running programme in its own context; adds up the results. @throws as forEachPairing does */
export async function forEachProgramme(
  context: Context,
  what: string,
  work: (context: Context) => Promise<number>,
  isDue: (id: string) => boolean = () => true,
): Promise<number> {
  const ids = context.programmes().flatMap(({ id }) => (isDue(id) ? id : []))
  const counts = await forEach(context, { what, of: 'programme' }, ids, (id) =>
    work(contextForProgramme(context, id)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Runs work for each programme that one query over all of them finds due; `work` checks again by itself. */
export async function forEachDueProgramme(
  context: Context,
  what: string,
  findDue: (context: Context) => Promise<{ programmeId: string }[]>,
  work: (context: Context) => Promise<number>,
): Promise<number> {
  const due = new Set((await findDue(context)).map(({ programmeId }) => programmeId))
  return forEachProgramme(context, what, work, (id) => due.has(id))
}

async function forEach<Result>(
  { log }: Pick<Context, 'log'>,
  { what, of }: { what: string; of: 'pairing' | 'programme' },
  ids: Iterable<string>,
  work: (id: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failed: unknown[] = []
  for (const id of ids) {
    try {
      results.push(await work(id))
    } catch (error) {
      log.error({ [of]: id, err: error }, `${what}: failed for a ${of}`)
      failed.push(error)
    }
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `${what}: failed for ${failed.length} of ${failed.length + results.length} ${of}s. ${String(failed[0])}`,
    )
  return results
}
