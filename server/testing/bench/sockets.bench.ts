import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { faultOf, rawRequest, send } from '../raw-requests'
import type { Figure } from './figure'
import { PORT, residentMb, startProduct } from './measured-product'

const REQUESTS = 20_000
const CONNECTIONS = 40
/** After so many the process has loaded and compiled what it needs. */
const WARM = 4_000
const MOST_MB = 50

/** Hostile bytes on raw sockets against the built product. FUZZ_SEED repeats a run. */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-sockets-'))
  const embedded = await startEmbedded({ dataDir })
  const { child } = await startProduct(embedded, dataDir, { LOG_LEVEL: 'silent' })
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const requests = fc.sample(rawRequest, { numRuns: REQUESTS, seed })
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let next = 0
  const workOn = async (end: number) => {
    for (let raw = requests[next++]; raw && next <= end; raw = requests[next++]) {
      const reply = await send(PORT, raw)
      for (const status of reply.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const fault = faultOf(raw, reply)
      if (fault !== undefined) faults.push(fault)
    }
  }
  const run = async (end: number) => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => workOn(end)))
    next = end
    return residentMb(child)
  }
  try {
    const warm = await run(WARM)
    const grown = (await run(REQUESTS)) - warm
    for (const fault of faults.slice(0, 20)) console.error(fault)
    const isAlive = (await fetch(`http://127.0.0.1:${PORT}/readyz`)).ok
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    return [
      {
        figure: `${REQUESTS.toLocaleString('en')} hostile requests on raw sockets, seed ${seed} (${counts.join(', ')}): 5xx, stack traces, responses to hidden requests`,
        target: '0, and ready afterwards',
        value: `${faults.length}, ${isAlive ? 'ready' : 'not ready'}`,
        ok: faults.length === 0 && isAlive,
      },
      {
        figure: `memory of the process, from ${WARM.toLocaleString('en')} requests to the end`,
        target: `≤ ${MOST_MB} MB more`,
        value: `${Math.round(grown)} MB more (${Math.round(warm + grown)} MB)`,
        ok: grown <= MOST_MB,
      },
    ]
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
