import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { allProcesses } from '../server/testing/processes'
import { freePort } from './product'

test('a fresh clone starts with npm start and stops with Ctrl-C, and npm test runs in it', async () => {
  test.setTimeout(480_000)
  // Only its owner may enter it.
  const home = mkdtempSync(join(tmpdir(), 'cup-clone-'))
  const clone = join(home, 'cup-of-joe')
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${resolve('.')}`, clone])
    const port = await freePort()
    const env = { ...process.env, PORT: String(port), CI: '', CHROMIUM_PATH: '' }
    const product = spawn('npm', ['start'], {
      cwd: clone,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    let noise = ''
    product.stdout.on('data', (chunk: Buffer) => (printed += chunk))
    product.stderr.on('data', (chunk: Buffer) => (noise += chunk))
    const page = await firstPage(`http://localhost:${port}/`, () => printed + noise)
    expect(page).toContain('Cup of Joe')
    await expect.poll(() => printed).toContain('Ctrl-C')
    expect(printed).toContain(`http://localhost:${port}/outbox`)
    expect(printed).toMatch(/admin@example\.com, password \S{12,}/)

    const stopping = Date.now()
    const exited = new Promise((done) => product.once('exit', done))
    process.kill(-(product.pid as number), 'SIGINT')
    await exited
    expect(Date.now() - stopping, 'milliseconds to stop').toBeLessThan(5_000)
    // Helpers of the bundler end by themselves when their pipe closes.
    await expect.poll(() => allProcesses().filter(({ command }) => command.includes(clone))).toEqual([])

    const { stdout } = spawnSync('npm', ['test', '--', 'check'], { cwd: clone, env, encoding: 'utf8' })
    expect(stdout.trimEnd().split('\n').at(-1), stdout).toMatch(/^[1-9]\d* passed, 0 failed$/)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})

async function firstPage(url: string, printed: () => string): Promise<string> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    try {
      const answer = await fetch(url)
      if (answer.ok) return await answer.text()
    } catch {
      // Still installing, building or starting.
    }
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`No page came:\n${printed()}`)
}
