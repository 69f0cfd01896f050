import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CalendarServer, startCalendarServer } from './calendar-server'
import { freePort } from './free-port'

type Program = 'xandikos' | 'radicale'

export interface DavServer extends Omit<CalendarServer, 'close'> {
  /** The calendar in it, and how to sign in. */
  calendar: string
  user: { username: string; password: string }
  /** Requests so far, as "METHOD path". */
  asked: string[]
  put(name: string, event: string[], calendar?: string): Promise<void>
  /** Copies a calendar of Xandikos as it is, with its events; returns the path of the copy. */
  copyCalendar(from: string, name: string): Promise<string>
  stop(): Promise<void>
}

const SETTINGS = (folder: string, port: number) => `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/data
`

/** A real CalDAV server with an empty calendar, behind TLS. */
export async function startDavServer(program: Program): Promise<DavServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-dav-'))
  const port = await freePort()
  const user = { username: 'ada', password: 'app password: 1' }
  await writeFile(join(folder, 'users'), `${user.username}:${user.password}\n`)
  await writeFile(join(folder, 'radicale.conf'), SETTINGS(folder, port))
  const child =
    program === 'xandikos'
      ? spawn(program, ['-d', folder, '--defaults', '-l', '127.0.0.1', '-p', String(port)], {
          stdio: 'ignore',
        })
      : spawn(program, ['-C', join(folder, 'radicale.conf')], { stdio: 'ignore' })
  const asked: string[] = []
  const proxy = await startCalendarServer((incoming, reply) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    const { method, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port, path: incoming.url, method, headers, agent: false },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(reply)
      },
    )
    onward.on('error', () => reply.destroy())
    incoming.pipe(onward)
  })
  const authorization = `Basic ${Buffer.from(`${user.username}:${user.password}`).toString('base64')}`
  const send = (method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body,
      headers: { authorization, 'content-type': 'text/calendar' },
    })
  await ready(send, child)
  const path = program === 'xandikos' ? '/user/calendars/calendar/' : '/ada/work/'
  if (program === 'radicale') {
    await send('MKCOL', '/ada/')
    await send('MKCALENDAR', path)
  }
  return {
    ...proxy,
    calendar: `${proxy.url}${path}`,
    user,
    asked,
    async put(name, event, calendar = path) {
      const lines = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//test//EN',
        'BEGIN:VEVENT',
        `UID:${name}`,
        'DTSTAMP:20261101T000000Z',
        ...event,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ]
      const { status } = await send('PUT', `${calendar}${name}.ics`, lines.join('\r\n'))
      if (status !== 201 && status !== 204) throw new Error(`${program} does not take ${name}: ${status}`)
    },
    async copyCalendar(from, name) {
      const copy = `/user/calendars/${name}/`
      await cp(join(folder, from), join(folder, copy), { recursive: true })
      return copy
    },
    async stop() {
      proxy.close()
      child.kill()
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ready(
  send: (method: string, path: string) => Promise<unknown>,
  child: ChildProcess,
): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    try {
      await send('OPTIONS', '/')
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('The CalDAV server does not start.')
}
