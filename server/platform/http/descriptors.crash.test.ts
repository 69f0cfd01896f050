import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { databaseSettings, startApp } from '../../testing/app'
import { startBuilt } from '../../testing/instances'
import { needsRight } from '../../testing/needs'

const CONNECTIONS = 10

test(
  'a call that needs one more connection than the system gives gets 503, and says when to try again',
  needsRight('limiting a process'),
  async () => {
    const app = await startApp({ now: new Date().toISOString() })
    const product = await startBuilt({ ...databaseSettings(app.context.config), MAIL_URL: app.sink.url })
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const ask = (path: string) =>
      new Promise<{ status: number | undefined; after: string | undefined; text: string }>((done, fail) => {
        get(`${product.url}${path}`, { agent }, (reply) => {
          let text = ''
          reply.on('data', (chunk) => (text += String(chunk)))
          reply.on('end', () => done({ status: reply.statusCode, after: reply.headers['retry-after'], text }))
        }).on('error', fail)
      })
    const all = (path: string) => Promise.all(Array.from({ length: CONNECTIONS }, () => ask(path)))
    const pid = String(product.child.pid)
    const limit = (files: number) => execFileSync('prlimit', ['--pid', pid, `--nofile=${files}:`])
    try {
      // The connections to the product are there.
      await all('/healthz')
      let refused: Awaited<ReturnType<typeof all>> = []
      // Those to its database end, and there is no number left for a new one. Once more, if one ended only afterwards.
      const refusals = async () => {
        if (product.child.exitCode !== null) throw new Error(`The product ended: ${product.output()}`)
        await app.context.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'cup-of-joe' and pid <> pg_backend_pid()`,
        )
        limit(firstFree(pid))
        refused = (await all('/readyz')).filter(({ text }) => text.includes('too_busy'))
        return refused.length
      }
      await expect.poll(refusals).toBeGreaterThan(0)
      for (const { status, after } of refused) expect([status, Number(after)]).toEqual([503, 5])
      limit(1_024)
      await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
    } finally {
      agent.destroy()
      await product.end()
      await app.stop()
    }
  },
)

/** The lowest number that no file or connection of the process has. */
function firstFree(pid: string): number {
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map(Number))
  let number = 0
  while (open.has(number)) number += 1
  return number
}
