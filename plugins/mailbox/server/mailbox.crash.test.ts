import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bookMeeting } from '../../../server/meetings/book-meeting'
import { meetings } from '../../../server/tables/pairings.tables'
import { sendRecipients } from '../../../server/tables/sending.tables'
import { databaseSettings, startApp } from '../../../server/testing/app'
import { startDovecot } from '../../../server/testing/dovecot'
import { calendarReply } from '../../../server/testing/mailbox-messages'
import { needs } from '../../../server/testing/needs'
import { readyNewsletter } from '../../../server/testing/newsletters'
import { bundled, startProcess } from '../../../server/testing/sends'
import { readMailbox } from './read-mailbox'
import { seatedMatches } from '../../../server/testing/seats'

/** Dies by kill -9 before one of its lines, if its environment says so. */
const dyingBefore = (code: string, moments: Record<string, string>) =>
  Object.entries(moments).reduce((before, [moment, line]) => {
    expect(before.split(line)).toHaveLength(2)
    const end = `if (process.env.DIE === "${moment}") { process.kill(process.pid, "SIGKILL"); for (;;) {} }`
    return before.replace(line, `${end}\n${line}`)
  }, code)

test(
  'Whatever dies, what a reply asks for happens once, and the reply is marked',
  needs('dovecot-imapd'),
  async () => {
    const dovecot = await startDovecot()
    const app = await startApp({ env: { INBOUND_URL: dovecot.url } })
    const bundle = await bundled('server/testing/children/mailbox-crash-child.ts', (code) =>
      dyingBefore(code, { acting: 'if (!isOurs)', marking: 'await opened.mark(uids)' }),
    )
    const { config, db, clock, database } = { ...app.context, clock: app.clock }
    const readAndDie = async (DIE: string) => {
      const { child } = await startProcess(bundle, {
        DIE,
        NOW: clock.now().toISOString(),
        // Over TLS, as everywhere but on one machine.
        INBOUND_URL: dovecot.secureUrl,
        NODE_EXTRA_CA_CERTS: dovecot.certificateFile,
        ...databaseSettings(config),
        MAIL_URL: app.sink.url,
        DATA_DIR: config.dataDir,
        SAMPLE_DATA: 'off',
        CYCLE_TIMEZONE: 'Europe/Berlin',
      })
      const [, signal] = (await once(child, 'exit')) as [number, string]
      expect(signal).toBe('SIGKILL')
      // The lock goes with its connection.
      await expect
        .poll(
          async () =>
            (
              await database.pool.query(
                "select from pg_stat_activity where application_name = 'cup-of-joe locks' and datname = current_database()",
              )
            ).rowCount,
        )
        .toBe(0)
    }
    const state = async () => {
      const [meeting] = await db.select().from(meetings)
      return { meeting: meeting!.state, mails: await db.$count(sendRecipients), flags: await dovecot.flags() }
    }
    try {
      const { people } = await readyNewsletter(app, 4)
      const [match] = await seatedMatches(db)
      const start = '2026-11-24T09:00:00Z'
      await bookMeeting(app.context, match!.people[0], match!.id, { start })
      const [meeting] = await db.select().from(meetings)
      const from = people.find(({ id }) => id === match!.people[1])!.email
      const decline = calendarReply(`${meeting!.uid}@localhost`, { from, partstat: 'DECLINED' })
      await dovecot.deliver(decline, clock.now())

      await readAndDie('acting')
      expect(await state()).toEqual({ meeting: 'booked', mails: 2, flags: [''] })
      await readAndDie('marking')
      // Two invitations, and two cancellations that offer other times.
      expect(await state()).toEqual({ meeting: 'cancelled', mails: 4, flags: [''] })
      expect(await readMailbox(app.context)).toBe(0)
      expect(await state()).toEqual({ meeting: 'cancelled', mails: 4, flags: ['a'] })
    } finally {
      await app.stop()
      await dovecot.stop()
      await rm(bundle, { force: true })
    }
  },
)
