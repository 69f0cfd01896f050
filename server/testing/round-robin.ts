import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from './client'

const ASK_EVERY_MS = 100
/** What it knows is trusted no longer than this: shorter than an instance drains. */
const KNOWN_FOR_MS = 500
/** Of the load: more would only wait for each other where the machine is busy. */
const MOST_AT_ONCE = 10

export interface Proxy {
  url: string
  /** Sends requests to these as well, from when they are ready. */
  add(...urls: string[]): void
  /** How many of them are ready now. */
  ready(): number
  close(): Promise<void>
}

interface Upstream {
  agent: Agent
  isReady: boolean
  askedAt: number
}

/**
 * A reverse proxy as they are set up in front of several instances: in turn to each that says it is ready (/readyz, ten times
 * a second; if this process stood still meanwhile, it asks again first), over connections that it keeps. It tries nothing
 * twice: whatever goes wrong is told to the client as 502.
 */
export async function startProxy(...urls: string[]): Promise<Proxy> {
  const upstreams = new Map<string, Upstream>()
  const closing = new AbortController()
  let turn = 0

  const look = async (url: string, upstream: Upstream) => {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    await reply?.text().catch(() => undefined)
    upstream.isReady = reply?.ok === true
    upstream.askedAt = performance.now()
  }

  const watch = async (url: string) => {
    const upstream = { agent: new Agent({ keepAlive: true }), isReady: false, askedAt: 0 }
    upstreams.set(url, upstream)
    while (!closing.signal.aborted) {
      await look(url, upstream)
      await sleep(ASK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
    upstream.agent.destroy()
  }

  const choose = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const old = performance.now() - KNOWN_FOR_MS
    await Promise.all([...upstreams].filter(([, { askedAt }]) => askedAt < old).map((one) => look(...one)))
    const ready = [...upstreams].filter(([, { isReady }]) => isReady)
    turn += 1
    const chosen = ready[turn % ready.length]
    if (chosen) pass(incoming, reply, chosen[0], chosen[1].agent)
    else reply.writeHead(502).end('nobody is ready')
  }
  const server = createServer((incoming, reply) => void choose(incoming, reply))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const watches = urls.map(watch)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (...more) => void watches.push(...more.map(watch)),
    ready: () => [...upstreams.values()].filter(({ isReady }) => isReady).length,
    async close() {
      closing.abort()
      server.closeAllConnections()
      server.close()
      await Promise.all(watches)
    },
  }
}

/** The headers that are of one connection, not of the request. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function pass(incoming: IncomingMessage, reply: ServerResponse, to: string, agent: Agent): void {
  const { host, port } = new URL(to)
  const onward = request(
    {
      host: host.split(':')[0],
      port,
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name))
      reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.on('error', () => reply.destroy())
      answer.pipe(reply)
    },
  )
  onward.on('error', (error) => {
    if (reply.headersSent) reply.destroy()
    else reply.writeHead(502).end(`${to}: ${error.message}`)
  })
  incoming.pipe(onward)
}

/** Asks again and again, fifty times a second where the machine keeps up. `stop` waits for the last reply; returns how many there were, and what went wrong. */
export function startLoad(ask: (turn: number) => Promise<Pick<Reply<unknown>, 'status' | 'body'>>) {
  const faults: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let requests = 0
  const load = setInterval(() => {
    if (underWay.size >= MOST_AT_ONCE) return
    const noted = ask(requests).then(
      ({ status, body }) => status !== 200 && faults.push(`${status} ${JSON.stringify(body)}`),
      (error: Error) => faults.push(`${error.message} ${String(error.cause)}`),
    )
    requests += 1
    underWay.add(noted)
    void noted.finally(() => underWay.delete(noted))
  }, 20)
  return async () => {
    clearInterval(load)
    await Promise.all(underWay)
    return { requests, faults }
  }
}
