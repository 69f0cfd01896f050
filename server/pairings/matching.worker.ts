import { parentPort, workerData } from 'node:worker_threads'
import { matchLarge } from '../../matching'
import { peopleOf, type RoundInput, toColumns } from './round-input'

const input = workerData as RoundInput
parentPort?.postMessage(matchLarge({ ...input, people: peopleOf(input) }, toColumns(input.meetings)))
