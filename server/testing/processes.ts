import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A process of this machine, as the system itself shows it. */
export interface Process {
  pid: number
  parent: number
  command: string
}

/** From /proc where there is one: a small container has no `ps`. */
export function allProcesses(): Process[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => fromProc(Number(name)) ?? [])
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return [...stdout.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: command ?? '',
  }))
}

function fromProc(pid: number): Process | undefined {
  try {
    // The name in brackets may hold anything, brackets too.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? []
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { pid, parent: Number(parent), command }
  } catch {
    return undefined // It has just ended.
  }
}

/**
 * The processes whose command line contains a text, but not their children: a process that was just forked has its parent's
 * command line for a moment.
 */
export function processesOf(text: string): number[] {
  const found = allProcesses().filter(({ command }) => command.includes(text))
  const pids = new Set(found.map(({ pid }) => pid))
  return found.filter(({ parent }) => !pids.has(parent)).map(({ pid }) => pid)
}

export function childrenOf(parents: number[]): number[] {
  return allProcesses()
    .filter(({ parent }) => parents.includes(parent))
    .map(({ pid }) => pid)
}

/** The database servers of a data directory. */
export const databaseServersOf = (dataDir: string): number[] => processesOf(`/postgres -D ${dataDir}`)

/** Kills all of them at once; one that has ended meanwhile, as a server's children do after it, is passed over. */
export function killNow(pids: number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
