// A process that owns an embedded server, for embedded.crash.test.ts: prints the result of the start as one line of JSON,
// stops on SIGTERM or SIGINT (and proves on SIGINT that the database still answers then), just exits on SIGUSR2.
import { Client } from 'pg'
import { messageOf } from '../../platform/database/embedded/errors'
import { startEmbedded } from '../../platform/database/embedded/embedded'

const say = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`)

process.on('SIGUSR2', () => process.exit(0))
try {
  const embedded = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    log: (line) => say({ log: line }),
    onLost: (reason) => say({ lost: reason.message }),
  })
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)))
  process.once(
    'SIGINT',
    () =>
      void farewell(embedded.ownerUrl)
        .then(() => embedded.stop())
        .then(() => process.exit(0)),
  )
  const { url, ownerUrl, adopted } = embedded
  say({ url, ownerUrl, adopted })
  process.stdin.resume()
} catch (error) {
  say({ error: messageOf(error), name: error instanceof Error ? error.name : '' })
  process.exitCode = 1
}

async function farewell(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query('create table if not exists farewell ()')
  await client.end()
}
