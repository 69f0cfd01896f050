import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from './client'
import { freePort } from './free-port'

export const ADMIN = { email: 'keeper@instances.example', password: 'a long enough password' }

/** The built product as a process of its own. */
export interface RunningInstance {
  child: ChildProcess
  port: number
  url: string
  /** Everything it printed so far. */
  output(): string
  /** Ends it by this signal, and waits for that; returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** The same person's browser, led to another instance. */
export function on({ url }: { url: string }, client: Client): Client {
  const other = new Client(url)
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}

/** Starts the built product with these settings, and waits until it is ready. */
export async function startBuilt(
  env: Record<string, string>,
  { main = resolve('dist/server/main.js'), prefix = [] }: { main?: string; prefix?: string[] } = {},
): Promise<RunningInstance> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'cup-instance-'))
  const [program, ...words] = [...prefix, process.execPath, main]
  const child = spawn(program, words, {
    // A directory without a developer's .env.
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      if (process.env['TEST_LOG']) process.stderr.write(chunk)
    })
  const isEnded = () => child.exitCode !== null || child.signalCode !== null
  for (const began = performance.now(); performance.now() - began < 60_000 && !isEnded(); await sleep(20)) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok)
      return {
        child,
        port,
        url,
        output: () => output,
        async end(signal = 'SIGTERM') {
          if (!isEnded()) {
            const exit = once(child, 'exit')
            child.kill(signal)
            await exit
          }
          await rm(folder, { recursive: true, force: true })
          return child.exitCode
        },
      }
  }
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  throw new Error(`The product does not start. Was it built (node scripts/build.mjs)?\n${output}`)
}
