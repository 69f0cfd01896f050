import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_MS = 300_000

/** A clone of what is committed here, in a folder that only its owner may enter. `remove` deletes it. */
export function freshClone() {
  const home = mkdtempSync(join(tmpdir(), 'cup-clone-'))
  const folder = join(home, 'cup-of-joe')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${resolve('.')}`, folder])
  return { home, folder, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/**
 * An npm, to be found before the real one, whose `npm ci` takes the packages that are installed here: unpacking them costs as
 * much as the rest of a start, and every `npm test` on a fresh clone begins with it. `asked` returns how it was called for that.
 */
export function npmWithPackages(folder: string) {
  const [bin, asked] = [join(folder, 'bin'), join(folder, 'asked')]
  mkdirSync(bin)
  const real = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh
[ "$1" = ci ] || exec '${real}' "$@"
echo "$@" >> '${asked}'
cp -a '${resolve('node_modules')}' .
`
  writeFileSync(join(bin, 'npm'), script, { mode: 0o755 })
  return {
    path: `${bin}:${process.env['PATH']}`,
    asked: () => (existsSync(asked) ? readFileSync(asked, 'utf8') : ''),
  }
}

/** `npm start` in a folder, in a process group of its own, as a terminal would; dependencies and build come with it. */
export function npmStart(cwd: string, env: NodeJS.ProcessEnv) {
  const product = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let noise = ''
  product.stdout.on('data', (chunk: Buffer) => (printed += chunk))
  product.stderr.on('data', (chunk: Buffer) => (noise += chunk))
  return {
    printed: () => printed,
    /** The first page, however long it takes. @throws after five minutes, with what was printed */
    async firstPage(url: string): Promise<string> {
      const began = performance.now()
      while (performance.now() - began < LONGEST_MS) {
        try {
          const answer = await fetch(url)
          if (answer.ok) return await answer.text()
        } catch {
          // Still installing, building or starting.
        }
        await sleep(50)
      }
      throw new Error(`No page came:\n${printed}${noise}`)
    },
    /** Ctrl-C; resolves when npm has ended, which waits for what it started. */
    async stop(): Promise<void> {
      if (product.exitCode !== null || product.signalCode !== null) return
      const exited = once(product, 'exit')
      process.kill(-(product.pid as number), 'SIGINT')
      await exited
    },
  }
}
