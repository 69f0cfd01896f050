import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Runs a command as npm does, but without a terminal, and with these settings alone: nobody's own database is touched. */
export async function runCommand(entry: string, words: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', entry, ...words], {
    cwd: root,
    env: { PATH, HOME, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
