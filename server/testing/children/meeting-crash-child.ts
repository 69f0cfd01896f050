// An instance in which people book, move and cancel all the time, and which mails their invitations; for the crash test: no
// HTTP. With QUIET=on it only sends.
import { setTimeout as sleep } from 'node:timers/promises'
import { bookMeeting, cancelMeeting } from '../../meetings/book-meeting'
import { HttpError } from '../../platform/http/errors'
import { startSendEngine } from '../../mail/engine/send-engine'
import { childContext } from './child-context'
import { seatedMatches } from '../seats'

const QUARTER_MS = 15 * 60_000
const context = await childContext(() => new Date())
startSendEngine(context)
process.stdout.write('ready\n')
const pairs = process.env.QUIET === 'on' ? [] : await seatedMatches(context.db)

// The two of each match can't agree; one change at a time, so that there are connections left to send.
for (let turn = 0; pairs.length > 0; turn += 1) {
  const { id, people } = pairs[turn % pairs.length]!
  const userId = people[Math.random() < 0.5 ? 0 : 1]
  const start = (Math.ceil(Date.now() / QUARTER_MS) + 1 + Math.floor(Math.random() * 2000)) * QUARTER_MS
  const change =
    Math.random() < 0.3
      ? cancelMeeting(context, userId, id)
      : bookMeeting(context, userId, id, { start: new Date(start).toISOString() })
  await change.catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
  })
  await sleep(10)
}
