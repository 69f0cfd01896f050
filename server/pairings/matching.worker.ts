import { parentPort, workerData } from 'node:worker_threads'
import { changeLarge, matchLarge } from '../../matching'
import { peopleOf, toColumns } from './round-input'
import { nameIn, type Work } from './run-matching'

const { input, change } = workerData as Work
const instance = { ...input, people: peopleOf(input) }
const meetings = toColumns(input.meetings)
parentPort?.postMessage(
  change
    ? changeLarge(instance, meetings, { pairs: change.base }, change.wishes, nameIn(change.names))
    : matchLarge(instance, meetings),
)
