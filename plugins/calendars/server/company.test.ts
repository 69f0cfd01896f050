import { createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startCalendarServer } from '../../../server/testing/calendar-server'
import { toStretches } from './busy.rules'
import type { CalendarFault } from './calendar-fault'
import { googleToken, readGoogle } from './read-company'
import { readGraph } from './graph'
import { ask, newVisit } from './outbound'

const WINDOW = { start: Date.parse('2026-11-16T00:00:00Z'), end: Date.parse('2027-01-15T00:00:00Z') }
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `id-${at}`, email: `person-${at}@example.com` }))
const inWords = (busy: number[] | CalendarFault | undefined) =>
  Array.isArray(busy)
    ? toStretches(busy).map(
        ({ start, end }) => `${new Date(start).toISOString().slice(5, 16)} ${(end - start) / 60_000}`,
      )
    : busy?.message

interface Asked {
  path: string
  authorization: string | undefined
  body: unknown
}
/** A stand-in that keeps what it was asked, and replies with what a function returns. */
async function standIn(answer: (asked: Asked) => [number, unknown]) {
  const heard: Asked[] = []
  const server = await startCalendarServer(
    (request, reply) => {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        const asked = {
          path: `${request.method} ${request.url}`,
          authorization: request.headers.authorization,
          body: JSON.parse(body) as unknown,
        }
        heard.push(asked)
        const [status, said] = answer(asked)
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
      })
    },
    { open: true },
  )
  return { ...server, heard }
}

describe('Microsoft 365', () => {
  const settings = (baseUrl: string) => ({
    kind: 'graph' as const,
    baseUrl,
    loginUrl: baseUrl,
    tenant: 't',
    clientId: 'c',
    clientSecret: 's',
  })

  it('says for people at once when they are busy, in parts of 42 days, without a title being looked at', async () => {
    const server = await standIn(({ body }) => {
      const { schedules, startTime } = body as { schedules: string[]; startTime: { dateTime: string } }
      const isFirst = startTime.dateTime.startsWith('2026-11-16')
      return [
        200,
        {
          value: schedules.map((scheduleId, at) =>
            at === 1
              ? { scheduleId, error: { responseCode: 'ErrorMailRecipientNotFound' } }
              : {
                  scheduleId: scheduleId.toUpperCase(),
                  // Free, tentative, busy, out of office, elsewhere.
                  availabilityView: isFirst ? '01234' : '2',
                  scheduleItems: [{ subject: 'Dismissal of Ben' }],
                },
          ),
        },
      ]
    })
    const found = await readGraph(newVisit('operator'), settings(server.url), 'token', people(20), WINDOW)
    expect(inWords(found.get('id-0'))).toEqual(['11-16T00:15 45', '12-28T00:00 15'])
    expect(inWords(found.get('id-1'))).toBe('Your company has no calendar for your address.')
    expect(found.size).toBe(20)
    expect(server.heard.map(({ path, authorization }) => [path, authorization])).toEqual(
      ['', ''].map(() => ['POST /v1.0/users/person-0%40example.com/calendar/getSchedule', 'Bearer token']),
    )
    expect(server.heard[0]?.body).toEqual({
      schedules: people(20).map(({ email }) => email),
      startTime: { dateTime: '2026-11-16T00:00:00', timeZone: 'UTC' },
      endTime: { dateTime: '2026-12-28T00:00:00', timeZone: 'UTC' },
      availabilityViewInterval: 15,
    })
    server.close()
  })

  it('is asked in the name of the next person where the first has no mailbox, and its faults are put in words', async () => {
    let status = 404
    const server = await standIn(({ path }) =>
      path.includes('person-0') ? [status, { error: { message: 'secret words' } }] : [200, { value: [] }],
    )
    const read = () => readGraph(newVisit('operator'), settings(server.url), 'token', people(2), WINDOW)
    expect(inWords((await read()).get('id-0'))).toBe('Your company has no calendar for your address.')
    expect(server.heard.map(({ path }) => path.split('/')[3])).toEqual(
      ['person-0', 'person-1', 'person-0', 'person-1'].map((name) => `${name}%40example.com`),
    )
    status = 403
    await expect(read()).rejects.toThrow('localhost refuses access (403). Check CALENDAR_URL')
    status = 429
    await expect(read()).rejects.toThrow('asked too often')
    status = 200
    await expect(read()).rejects.toThrow('something that can’t be understood')
    server.close()
  })
})

it('A company’s calendar that leads elsewhere is not followed: what it is asked holds a secret', async () => {
  const heard: string[] = []
  const elsewhere = await startCalendarServer(
    (request, reply) => void reply.end(heard.push(request.url ?? '')),
    { open: true },
  )
  const server = await startCalendarServer(
    (_, reply) => void reply.writeHead(307, { location: elsewhere.url }).end(),
    { open: true },
  )
  const reply = await ask(newVisit('operator'), new URL(server.url), {
    method: 'POST',
    body: 'client_secret=s',
  })
  expect([reply.status, heard]).toEqual([307, []])
  server.close()
  elsewhere.close()
})

describe('Google Workspace', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const settings = (baseUrl: string) => ({
    kind: 'google' as const,
    baseUrl,
    tokenUrl: 'https://oauth2.googleapis.com/token',
    actingFor: 'admin@example.com',
    clientEmail: 'joe@project.iam.gserviceaccount.com',
    privateKey,
  })

  it('is shown an assertion of the service account, signed, for busy times alone', () => {
    const { url, form } = googleToken(settings('http://localhost'), new Date('2026-11-16T09:00:00Z'))
    expect(url.href).toBe('https://oauth2.googleapis.com/token')
    expect(form.grant_type).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const [head = '', claims = '', signature = ''] = form.assertion.split('.')
    const opened = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
    expect(opened(head)).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(opened(claims)).toEqual({
      iss: 'joe@project.iam.gserviceaccount.com',
      sub: 'admin@example.com',
      scope: 'https://www.googleapis.com/auth/calendar.freebusy',
      aud: 'https://oauth2.googleapis.com/token',
      iat: 1794819600,
      exp: 1794823200,
    })
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`)
    expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  it('says for up to 50 people at once when they are busy, and names those it does not know', async () => {
    const server = await standIn(() => [
      200,
      {
        calendars: {
          'person-0@example.com': {
            busy: [{ start: '2026-11-17T10:00:00+01:00', end: '2026-11-17T10:30:00Z' }],
          },
          'person-1@example.com': { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
        },
      },
    ])
    const found = await readGoogle(newVisit('operator'), settings(server.url), 'token', people(3), WINDOW)
    expect(inWords(found.get('id-0'))).toEqual(['11-17T09:00 90'])
    expect(inWords(found.get('id-1'))).toBe('Your company has no calendar for your address.')
    expect(inWords(found.get('id-2'))).toBe('Your company has no calendar for your address.')
    expect(server.heard).toEqual([
      {
        path: 'POST /calendar/v3/freeBusy',
        authorization: 'Bearer token',
        body: {
          timeMin: '2026-11-16T00:00:00.000Z',
          timeMax: '2027-01-15T00:00:00.000Z',
          timeZone: 'UTC',
          items: people(3).map(({ email }) => ({ id: email })),
        },
      },
    ])
    server.close()
  })
})
