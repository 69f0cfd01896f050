import { parentPort, workerData } from 'node:worker_threads'
import { changeLarge, type ChangeResult, matchLarge } from '../../matching'
import { optionsOf, peopleOf, toColumns, toMade, type Work, withTrios } from './run-matching'

const { input, change } = workerData as Work
const instance = { ...input, people: peopleOf(input) }
const meetings = toColumns(input.meetings)
parentPort?.postMessage(
  change
    ? withoutPairs(
        withTrios(
          changeLarge(instance, meetings, change.base, change.wishes, optionsOf(change)),
          { ...instance, history: [] },
          change,
          meetings,
        ),
      )
    : toMade(matchLarge(instance, meetings), input.ids),
)

/** To tell another thread all pairs takes longer than to say which are different. */
function withoutPairs(result: ChangeResult) {
  if (!result.ok) return result
  const { pairs: _, unmatched: __, ...round } = result.round
  return { ok: true, round }
}
