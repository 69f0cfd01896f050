// What storing a round costs at least: reads the people and who met whom, and writes the rows of a round that there is by
// COPY, in one transaction. Keeps those rows and prints "ready"; at a line on its standard input, when they have been
// deleted, it does it, and prints how many meetings it read.
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { matches, pairings, seats } from '../../tables/pairings.tables'

const { DATABASE_URL, PAIRING } = process.env
/** In the order in which the rows refer to each other, with the columns that the product writes. */
const TABLES = [
  [pairings, 'id'],
  [matches, 'round_id'],
  [seats, 'round_id'],
] as const
const columnsOf = (table: PgTable) => {
  const { name, columns } = getTableConfig(table)
  return {
    name,
    columns: columns
      .filter(({ generated }) => !generated)
      .map((column) => column.name)
      .join(', '),
  }
}

const client = new pg.Client({ connectionString: DATABASE_URL })
await client.connect()
const rows = new Map<string, Buffer[]>()
for (const [table, key] of TABLES) {
  const { name, columns } = columnsOf(table)
  rows.set(
    name,
    await read(`select ${columns} from ${name} where ${key} = '${PAIRING}' order by ctid`).toArray(),
  )
}
process.stdout.write('ready\n')
await once(process.stdin, 'data')

await client.query('begin')
const positions = new Map<string, number>()
for await (const [id = ''] of lines(read('select id from users order by id')))
  positions.set(id, positions.size)
const meetings: Int32Array[] = []
let count = 0
for await (const [one = '', other = ''] of lines(
  read(
    `select one.user_id, other.user_id, p.month from seats one
     join seats other on other.match_id = one.match_id and other.place > one.place
     join matches m on m.id = one.match_id and m.status <> 'called_off' join rounds p on p.id = m.round_id`,
  ),
)) {
  if (count % 50_000 === 0) meetings.push(new Int32Array(100_000))
  meetings.at(-1)?.set([positions.get(one) ?? -1, positions.get(other) ?? -1], (count % 50_000) * 2)
  count += 1
}
for (const [table] of TABLES) {
  const { name, columns } = columnsOf(table)
  await pipeline(
    rows.get(name) ?? [],
    client.query(from(`copy ${name} (${columns}) from stdin`)) as unknown as Writable,
  )
}
await client.query('commit')
process.stdout.write(`${count}\n`)
await client.end()

function read(query: string): Readable {
  return client.query(to(`copy (${query}) to stdout`))
}

async function* lines(stream: Readable): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of stream) {
    const found = (rest + String(chunk)).split('\n')
    rest = found.pop() ?? ''
    for (const line of found) yield line.split('\t')
  }
}
