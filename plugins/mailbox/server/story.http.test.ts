import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookByLink } from '../../../shared/contract/mail'
import { connectCalendar } from '../../calendars/contract'
import { askAfterMeeting } from '../../../server/meetings/remind-guests'
import { startApp, type TestApp } from '../../../server/testing/app'
import { prepareCalendars } from '../../../server/testing/calendar-server'
import { type DavServer, startDavServer } from '../../../server/testing/dav-servers'
import { type Dovecot, startDovecot } from '../../../server/testing/dovecot'
import { signedIn } from '../../../server/testing/factories'
import { sendEverything, sendWhatWaits } from '../../../server/testing/full-life'
import { calendarReply } from '../../../server/testing/mailbox-messages'
import { needs } from '../../../server/testing/needs'
import { readyNewsletter } from '../../../server/testing/newsletters'
import { seatedMatches } from '../../../server/testing/seats'
import { readMailbox } from './read-mailbox'

let app: TestApp
let dovecot: Dovecot
let calendars: DavServer[]
beforeAll(async () => {
  await prepareCalendars()
  dovecot = await startDovecot()
  calendars = await Promise.all([startDavServer('xandikos'), startDavServer('xandikos')])
  app = await startApp({
    now: '2026-11-16T09:00:00Z',
    env: { INBOUND_URL: dovecot.url, CALENDAR_HOSTS: 'localhost' },
  })
})
afterAll(async () => {
  await app?.stop()
  await Promise.all([dovecot, ...(calendars ?? [])].map((server) => server?.stop()))
})

test(
  'Two people with calendars are matched, book by a tap in the mail, move, decline in a calendar program, book again and are asked afterwards',
  needs('dovecot-imapd', 'xandikos'),
  async () => {
    const ready = await readyNewsletter(app, 4)
    const [match] = await seatedMatches(app.context.db)
    const [ada, ines] = match!.people.map((id) => ready.people.find((one) => one.id === id)!)
    const pair = [ada!, ines!]
    for (const [index, day] of ['17', '18'].entries()) {
      const server = calendars[index]!
      await server.put('busy', [`DTSTART:202611${day}T070000Z`, `DTEND:202611${day}T170000Z`, 'SUMMARY:Fair'])
      const client = await signedIn(app, pair[index]!)
      const body = { source: 'caldav', url: server.calendar, ...server.user } as const
      expect((await client.call(connectCalendar, { body })).body).toMatchObject({ state: 'ok' })
    }
    const mailTo = ({ email }: { email: string }, subject: RegExp) =>
      app.sink.received.findLast((mail) => mail.to[0] === email && subject.test(mail.email.subject ?? ''))!
        .email
    const linksIn = (text: string) =>
      [...text.matchAll(/\/plan\?token=([\w-]+)&start=(\S+)/g)].map(([, token, start]) => ({
        token: token!,
        start: start!,
      }))
    const press = async (link: { token: string; start: string }, sequence: number | null) =>
      (await app.client().call(bookByLink, { body: { ...link, sequence } })).body.meeting

    await sendEverything(app, ready)
    const offered = pair.map((person) => linksIn(mailTo(person, /./).text!))
    expect(offered[0]).toHaveLength(3)
    for (const { start } of offered[0]!) expect(start).not.toMatch(/^2026-11-1[678]/)
    expect(await press(offered[0]![0]!, null)).toMatchObject({
      state: 'booked',
      sequence: 0,
      bookedBy: ada!.id,
    })
    expect(await press(offered[1]![1]!, 0)).toMatchObject({
      state: 'booked',
      sequence: 1,
      bookedBy: ines!.id,
    })
    await sendWhatWaits(app)

    const file = mailTo(ada!, /^Moved: Coffee with /).attachments.find(
      ({ mimeType }) => mimeType === 'text/calendar',
    )!
    const uid = /^UID:(\S+)/m.exec(new TextDecoder().decode(file.content as ArrayBuffer))![1]!
    const decline = { from: ada!.email, sequence: 1, partstat: 'DECLINED' }
    await dovecot.deliver(calendarReply(uid, decline), app.clock.now())
    expect(await readMailbox(app.context)).toBe(1)
    await sendWhatWaits(app)
    // One mail takes the coffee out of her calendar, says who can't come, and offers other times.
    const cancelled = mailTo(ines!, /^Cancelled: Coffee with /)
    expect(cancelled.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
    expect(cancelled.text).toContain('can’t make it')
    const others = linksIn(cancelled.text!)
    expect(others).toHaveLength(3)
    expect(others.map(({ start }) => start)).not.toContain(offered[1]![1]!.start)
    const again = await press(others[0]!, 2)
    expect(again).toMatchObject({ state: 'booked', sequence: 3, bookedBy: ines!.id })

    app.clock.set(new Date(Date.parse(again.start) + 86_400_000).toISOString())
    expect(await askAfterMeeting(app.context)).toBe(2)
    await sendWhatWaits(app)
    for (const person of pair) expect(mailTo(person, /Did you two meet/).text).toContain('/met?token=')
  },
)
