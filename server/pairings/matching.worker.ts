import { parentPort, workerData } from 'node:worker_threads'
import { type Instance, match } from '../../matching'

parentPort?.postMessage(match(workerData as Instance))
