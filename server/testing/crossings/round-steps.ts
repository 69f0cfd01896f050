import { bookMeeting, cancelMeeting, getSlots } from '../../../shared/contract/meetings'
import * as month from '../../../shared/contract/month'
import {
  approveNewsletter,
  cancelSend,
  generateNewsletter,
  pauseSend,
  resumeSend,
  saveNewsletter,
  sendNewsletter,
} from '../../../shared/contract/newsletters'
import { applyChanges, whatIf } from '../../../shared/contract/pairing-changes'
import {
  completePairing,
  deletePairing,
  generateCompanyPairing,
  setConnectionStatus,
} from '../../../shared/contract/pairings'
import { updateParticipation } from '../../../shared/contract/participation'
import { askForAnother, pairStranded } from '../../../shared/contract/rescue'
import { handleMessage } from '../../../plugins/mailbox/server/read-mailbox'
import { oneOf, type Roll } from '../years/world'
import { backUp, type Company, restore, rowsOf, turnMail } from './company'
import { blocks, participation } from './people-steps'
import { assertNone, work } from './rules'
import {
  activeRound,
  as,
  callOfMatch,
  DAY,
  type Outcome,
  type Step,
  someone,
  someProgramme,
  statusOf,
} from './step'

/** What happens to rounds, their mails and times, and to the installation. */
export const ROUND_STEPS: Record<string, Step> = {
  'a round is made': async (company, roll) => makeRound(company, roll),
  'somebody decides while a round is computed': decideMeanwhile,
  'a round is changed': async (company, roll) => {
    const round = await activeRound(company, roll)
    if (!round) return undefined
    const { id, version } = round
    const params = { id }
    const wish = { out: [someone(company, roll).id], version }
    const seen = await company.admin.call(whatIf, { params, body: wish })
    if (seen.status !== 200) return seen.status
    const { round: shown, gone } = seen.body
    return statusOf(company.admin.call(applyChanges, { params, body: { ...wish, round: shown, gone } }))
  },
  'a round is deleted': async (company, roll) => {
    const round = await activeRound(company, roll)
    return round && statusOf(company.admin.call(deletePairing, { params: { id: round.id } }))
  },
  'a round is completed': async (company, roll) => {
    const round = await activeRound(company, roll)
    return round && statusOf(company.admin.call(completePairing, { params: { id: round.id } }))
  },
  'a newsletter goes out': async (company, roll) => {
    const params = await approved(company, roll)
    return params && statusOf(company.admin.call(sendNewsletter, { params, body: {} }))
  },
  'a send is cancelled while it goes out, and the rest is sent afterwards': async (company, roll) => {
    const { admin } = company
    const params = await approved(company, roll)
    if (!params) return undefined
    const sending = admin.call(sendNewsletter, { params })
    await admin.call(cancelSend, { params })
    await sending
    const again = await admin.call(sendNewsletter, { params })
    await admin.call(resumeSend, { params })
    return again.status
  },
  'a send is paused': async (company, roll) => {
    const params = await approved(company, roll)
    if (!params) return undefined
    const { admin, app, other } = company
    const slowly = () => ({ delayMs: 200 })
    for (const { sink } of [app, other]) sink.fault = slowly
    // Answers once all of it is sent, or stopped.
    const sending = statusOf(admin.call(sendNewsletter, { params, body: {} }))
    let paused = 404
    for (let tries = 0; paused === 404 && tries < 100; tries += 1)
      paused = await statusOf(admin.call(pauseSend, { params }))
    for (const { sink } of [app, other]) sink.fault = undefined
    return [await sending, paused]
  },
  'what is paused goes on': async (company) => {
    const paused = await rowsOf<{ id: string }>(
      company,
      `select newsletter_id as id from sends where state = 'paused' and newsletter_id is not null order by created_at`,
    )
    return Promise.all(paused.map((params) => statusOf(company.admin.call(resumeSend, { params }))))
  },
  'somebody books a time, or moves it': (company, roll) =>
    callOfMatch(company, roll, async (client, params) => {
      const { body } = await client.call(getSlots, { params })
      const slot = body.slots?.[roll(3)]
      return slot && client.call(bookMeeting, { params, body: { start: slot.start } })
    }),
  'somebody cancels the time': (company, roll) =>
    callOfMatch(company, roll, (client, params) => client.call(cancelMeeting, { params })),
  'a calendar replies late': lateReply,
  'somebody says whether they met': (company, roll) =>
    callOfMatch(company, roll, (client, params) =>
      client.call(setConnectionStatus, {
        params,
        body: { status: (['confirmed', 'not_confirmed'] as const)[roll(2)]! },
      }),
    ),
  'somebody asks for another match, and the stranded are paired': async (company, roll) => {
    const asked = await callOfMatch(company, roll, (client, params) => client.call(askForAnother, { params }))
    const round = await activeRound(company, roll)
    return [asked, round && (await statusOf(company.admin.call(pairStranded, { params: { id: round.id } })))]
  },
  'a backup is made': async (company) => backUp(company).then(() => undefined),
  'the last backup is restored': async (company) => {
    await restore(company)
    return pass(company, 3_600_000)
  },
  'both instances stop sending, or begin again': async (company) => turnMail(company).then(() => undefined),
  'an administrator decides about what is held since the restore': decideHeld,
  'a day passes, and both instances do their jobs at once': (company, roll) =>
    pass(company, DAY + roll(3) * 3_600_000),
  'days pass, and both instances do their jobs at once': (company, roll) =>
    pass(company, (1 + roll(9)) * DAY),
}

async function pass(company: Company, milliseconds: number): Promise<undefined> {
  const { app, other } = company
  app.clock.advance(milliseconds)
  await Promise.all([app, other].map((instance) => work(instance)))
  return undefined
}

async function makeRound(company: Company, roll: Roll): Promise<number> {
  const [again, complete] = [roll(2) === 0, roll(4) > 0].map((is) => (is ? ('true' as const) : undefined))
  const query = {
    programme: someProgramme(company, roll),
    ...(again && { again }),
    ...(complete && { complete }),
  }
  return statusOf(company.admin.call(generateCompanyPairing, { query }))
}

/** What was answered before the round was stored counts in it; `blocks` remembers a block by itself. */
async function decideMeanwhile(company: Company, roll: Roll): Promise<Outcome> {
  const person = someone(company, roll)
  const client = await as(company, person, roll)
  if (!client) return undefined
  const other = someone(company, roll)
  const [today, decision] = [company.app.clock.now(), roll(4)]
  let isOut = false
  let decided: number | undefined
  company.meanwhile = async () => {
    if (decision === 0) {
      decided = (await blocks(company, client, person, other.email)).status
    } else if (decision === 1) {
      await company.app.owner.pool.query(
        `update users set employee_status = 'leave', leave_start_date = $2, leave_end_date = $3 where id = $1`,
        [person.id, today, new Date(today.getTime() + 60 * DAY)],
      )
      isOut = true
    } else {
      const wish = participation(company, (['paused', 'opted_out'] as const)[decision - 2]!)
      decided = await statusOf(client.call(updateParticipation, { body: { ...wish, from: 'now' } }))
      isOut = decided === 200
    }
  }
  const last = await rowsOf<{ id: number }>(company, 'select coalesce(max(id), 0)::int as id from seats')
  const made = await makeRound(company, roll)
  company.meanwhile = undefined
  if (isOut)
    assertNone(
      await rowsOf(
        company,
        'select id, round_id from seats where user_id = $1 and match_id is not null and id > $2',
        [person.id, last[0]!.id],
      ),
      'somebody is paired who decided otherwise while the round was computed',
    )
  return [made, decided]
}

/** A newsletter about a round, ready to be sent by hand. */
async function approved(company: Company, roll: Roll): Promise<{ id: string } | undefined> {
  const { admin } = company
  const round = await activeRound(company, roll)
  if (!round) return undefined
  const { query } = round
  const { id } = (await admin.call(generateNewsletter, { query, body: {} })).body
  const params = { id }
  await admin.call(saveNewsletter, { params, body: { pairingFile: round.fileName } })
  await admin.call(approveNewsletter, { params, body: {} })
  company.byHand.add(id)
  // The call that sends it waits for its mails.
  if (company.isMailOff) await turnMail(company)
  return params
}

/** A reply to an invitation, by its version or an earlier one; the match may be deleted, and the guest gone. */
async function lateReply(company: Company, roll: Roll): Promise<undefined> {
  const meetings = await rowsOf<{ uid: string; sequence: number; email: string }>(
    company,
    `select m.uid, m.sequence, u.email from meetings m join meeting_guests g on g.meeting_id = m.id
      join users u on u.id = g.user_id and u.erased_at is null order by m.match_id is null desc, m.created_at, u.email`,
  )
  if (meetings.length === 0) return undefined
  // Of deleted matches above all.
  const { uid, sequence, email } = meetings[Math.min(roll(meetings.length), roll(meetings.length))]!
  const reply = oneOf(roll, ['ACCEPTED', 'TENTATIVE', 'DECLINED'])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${uid}@example.com`,
    `SEQUENCE:${Math.max(0, sequence - roll(2))}`,
    `ATTENDEE;PARTSTAT=${reply}:mailto:${email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const id = `reply-${(company.made += 1)}`
  const header = `From: ${email}\r\nMessage-ID: <${id}@example.com>\r\n`
  const message = { header, receivedAt: company.app.clock.now(), texts: [lines.join('\r\n')] }
  const isTaken = await handleMessage(company.app.context, {
    ...message,
    id,
    uidValidity: '1',
    uid: company.made,
    kind: 'reply',
  })
  assertNone(isTaken ? [] : [{ email, lines }], 'a reply of a guest is not taken')
  return undefined
}

/** Mails that an administrator lets go may go out for the second time. */
async function decideHeld(company: Company, roll: Roll): Promise<Outcome> {
  const { admin } = company
  const query = { programme: someProgramme(company, roll) }
  const { body, status } = await admin.call(month.getRestored, { query })
  if (status !== 200 || body.held.length === 0) return status
  const { what, count } = oneOf(roll, body.held)
  const isWanted = roll(2) === 0
  const held = await rowsOf<{ id: string }>(
    company,
    `select message_id as id from send_recipients where error_code = 'restored'`,
  )
  const decided = await statusOf(admin.call(month.decideRestored, { query, body: { what, count, isWanted } }))
  if (isWanted && what === 'mails' && decided === 200) for (const { id } of held) company.maySendAgain.add(id)
  return [status, decided]
}
