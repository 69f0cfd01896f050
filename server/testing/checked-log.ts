import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Context } from '../platform/context/context'
import { openLog } from '../platform/process/log'

/** The names in the first cells of the table of docs/watching.md that begins with this title. */
export function documented(title: string): string[] {
  const [, table = ''] = readFileSync(resolve('docs/watching.md'), 'utf8').split(`\n| ${title} |`)
  const rows = table.split('\n\n')[0]!.split('\n').slice(2)
  return rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

const ADDRESS = /\w@\w+\.\w/
let fields: Set<string> | undefined

/** What a line of the log may not have: a field that docs/watching.md does not explain, or an address. */
export function faultOf(line: string): string | undefined {
  const { err, ...others } = JSON.parse(line) as Record<string, unknown>
  fields ??= new Set(documented('field'))
  const unknown = [...Object.keys(others), ...Object.keys(err ?? {})].filter(
    (name) => name !== 'stack' && !fields!.has(name),
  )
  if (unknown.length > 0) return `docs/watching.md does not explain the field ${unknown.join()}: ${line}`
  // Not the stack: it names packages, such as @fastify/multipart.
  const { cause, code } = (err ?? {}) as { cause?: unknown; code?: unknown }
  return ADDRESS.test(JSON.stringify([others, cause, code])) ? `an address in the log: ${line}` : undefined
}

/** A test's log, of which TEST_LOG prints so much. Whatever a test causes is looked at; `check` throws what was wrong with it. */
export function openCheckedLog(): { log: Context['log']; check(): void } {
  const shown = process.env['TEST_LOG']
  const faults = new Set<string>()
  const write = (line: string) => {
    const fault = faultOf(line)
    if (fault) faults.add(fault)
    if (shown) process.stdout.write(line)
  }
  return {
    log: openLog(shown ?? 'info', { write }),
    check() {
      if (faults.size > 0) throw new Error([...faults].join('\n'))
    },
  }
}
