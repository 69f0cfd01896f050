// A bare node:http server that runs the statements of STATEMENTS one after the other for every request, on a pool like the
// product's. Prints its port first.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const statements = JSON.parse(
  process.env['STATEMENTS'] ?? '[]',
  (_, value: { type?: string; data?: number[] }) =>
    value?.type === 'Buffer' ? Buffer.from(value.data ?? []) : value,
) as { name: string; text: string; values: unknown[] }[]

const server = createServer((_, response) => {
  void (async () => {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await pool.query(statement)).rows
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ match: rows[0] ?? null }))
  })()
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
