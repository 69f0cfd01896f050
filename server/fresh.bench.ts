import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './testing/figure'
import { PORT } from './testing/measured-product'

const LONGEST_MS = 300_000

/** `npm start` on a clone of what is committed here, dependencies and all; how long depends on npm's cache and the network. */
export async function bench(): Promise<Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'cup-fresh-'))
  try {
    const clone = join(home, 'cup-of-joe')
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${resolve('.')}`, clone])
    const began = performance.now()
    const product = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...process.env, PORT: String(PORT) },
      detached: true,
      stdio: 'ignore',
    })
    const pageMs = await firstPage(began)
    const stopping = performance.now()
    const exited = once(product, 'exit')
    const group = -(product.pid as number)
    process.kill(group, 'SIGINT')
    await exited
    while (isThere(group)) await sleep(20)
    return [
      figure('a fresh checkout, npm start to the first page', pageMs, 120),
      figure('Ctrl-C, until everything has ended', performance.now() - stopping, 5),
    ]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function firstPage(began: number): Promise<number> {
  while (performance.now() - began < LONGEST_MS) {
    try {
      if ((await fetch(`http://localhost:${PORT}/`)).ok) return performance.now() - began
    } catch {
      // Still installing, building or starting.
    }
    await sleep(50)
  }
  throw new Error(`No page came in ${LONGEST_MS / 1000} s.`)
}

function isThere(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

function figure(name: string, ms: number, limit: number): Figure {
  const seconds = ms / 1000
  return {
    figure: name,
    target: `≤ ${limit} s`,
    value: `${seconds.toFixed(1)} s`,
    ok: seconds <= limit,
  }
}
