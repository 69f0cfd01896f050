import { parentPort, workerData } from 'node:worker_threads'
import { makeChange, makeRound, type Work } from './run-matching'

const { input, change } = workerData as Work
parentPort?.postMessage(change ? makeChange(input, change) : makeRound(input))
