import { createServer, type RequestListener } from 'node:http'
import { type Agent, createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { bundleToRun } from '../../scripts/bundle.mjs'
import { calendarAgent } from '../../plugins/calendars/server/outbound'
import { icsWorker } from '../../plugins/calendars/server/read-ics'
import { selfSigned } from './certificate'

const certificate = selfSigned()
/** For processes of their own. */
export const trusted = certificate.cert
let thread: Promise<string> | undefined

/** Whoever asks over these connections trusts the servers below. */
export const trustServers = ({ options }: Agent): void => void (options.ca = certificate.cert)

export const trustCalendarServers = (): void => trustServers(calendarAgent)

/** What the reading of calendars needs from the sources: its thread, made once, and trust in the servers below. */
export async function prepareCalendars(): Promise<void> {
  trustCalendarServers()
  icsWorker.file = pathToFileURL(await (thread ??= bundleToRun('plugins/calendars/server/ics.worker.ts')))
}

export interface CalendarServer {
  url: string
  port: number
  close(): void
}

/** A server on this machine, over TLS unless it is open; what it replies is the test's. */
export async function startCalendarServer(
  answer: RequestListener,
  { open = false } = {},
): Promise<CalendarServer> {
  const server = open ? createServer(answer) : createSecureServer(certificate, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${open ? 'http' : 'https'}://localhost:${port}`,
    port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
