import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port'
import { findProgram } from './needs'

const PROGRAM = findProgram('pgbouncer')

export interface PgBouncer {
  /** The same database by the same role, as in DATABASE_URL. */
  url: string
  stop(): Promise<void>
}

/**
 * A real PgBouncer in front of the server of this address, in transaction mode, otherwise as it comes: settings of a
 * connection and named statements are refused or lost. Leads to every database of the server.
 */
export async function startPgBouncer(direct: string): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-pooler-'))
  const port = await freePort()
  const server = new pg.Client(direct)
  const { user, password } = server
  const relay = await startRelay(server)
  const isRoot = process.getuid?.() === 0
  await writeFile(join(folder, 'users'), `"${user}" "${password ?? ''}"\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${relay.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 20
logfile = ${folder}/log
${isRoot ? 'user = nobody' : ''}
`,
  )
  if (isRoot) chmodSync(folder, 0o777)
  const child = spawn(PROGRAM ?? '', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const url = new URL(direct)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
    relay.close()
    await rm(folder, { recursive: true, force: true })
  }
  await ready(url.href, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: url.href, stop }
}

/** A way to a server by TCP: PgBouncer does not run as root, and nobody else may reach the socket of a database that root started. */
export async function startRelay({ host, port }: Pick<pg.Client, 'host' | 'port'>) {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const relay = createServer((socket) => {
    const onward = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.once('close', () => {
        sockets.delete(one)
        socket.destroy()
        onward.destroy()
      })
      one.on('error', () => undefined)
    }
    if (isFrozen) return
    socket.pipe(onward).pipe(socket)
  })
  const listen = (at: number) => new Promise<void>((done) => relay.listen(at, '127.0.0.1', done))
  await listen(0)
  const { port: own } = relay.address() as AddressInfo
  return {
    port: own,
    /** From now on nobody is there. */
    close() {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
    reopen: () => listen(own),
    /** From now on nothing passes, though every connection is taken. */
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause().unpipe()
    },
    /** New connections are as they were. */
    thaw() {
      isFrozen = false
    },
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 1_000,
      query_timeout: 1_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch {
      await client.end().catch(() => undefined)
      await sleep(25)
    }
  }
  throw new Error('PgBouncer does not start.')
}
