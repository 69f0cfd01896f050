import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isBuilt } from '../../scripts/build.mjs'
import { bundleToRun, commandName } from '../../scripts/bundle.mjs'

const root = resolve(import.meta.dirname, '../..')
const bundles = new Map<string, Promise<string>>()

/** What scripts/run.mjs runs: the built command, or else a bundle, made once for all tests of a process. */
function bundleOf(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? builtOrBundled(entry)
  bundles.set(entry, made)
  return made
}

async function builtOrBundled(entry: string): Promise<string> {
  const built = resolve(root, 'dist/server', `${commandName(entry)}.js`)
  if (isBuilt() && existsSync(built)) return built
  const file = await bundleToRun(entry)
  process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
  return file
}

/** Runs a command without a terminal, and with these settings alone: nobody's own database is touched. */
export const runCommand = async (entry: string, words: string[], env: Record<string, string>) =>
  runNode([await bundleOf(entry), ...words], env)

/** The same by way of the script that npm calls, which makes the bundle first. */
export const runByScript = (entry: string, words: string[], env: Record<string, string>) =>
  runNode(['scripts/run.mjs', entry, ...words], env)

async function runNode(args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, DATABASE_URL: '', DATABASE_OWNER_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
