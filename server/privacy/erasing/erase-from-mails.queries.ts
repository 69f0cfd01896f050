import { sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'
import { OPEN_SEND_STATES } from '../../../shared/limits'
import type { Transaction } from '../../platform/database/database'
import { boolean, orNull, readRows, type Row, text } from '../../platform/database/rows'
import { seats } from '../../tables/pairings.tables'
import { WHY_STILL_TWO } from '../../pairings/why.rules'
import { sendRecipients, sends } from '../../tables/sending.tables'

/** The log's text for a message of which it is not known whether it arrived. */
const NEVER_AGAIN =
  'It is not known whether this message arrived. It is never sent again: the person was erased.'
const ISSUE = ['The match has been erased since.']
/** What a mail says of the match; without it a newsletter has the text for people without one. */
const OF_THE_MATCH =
  "'{partnerName,partnerEmail,partnerMailto,partnerFirstName,third,department,bio,why,hasWhy,initial,photo,slots,hasSlots,isOfThree,bookedWhen,bookedElsewhere,isOrganiser,isPartnerOrganiser,place,partnerWhen,partnerWho,organiserName,calendar}'::text[]"

export interface Person {
  id: string
  email: string
}

const mail = {
  id: sendRecipients.id,
  /** To the person, not to their match. */
  isOwn: boolean,
  messageId: sendRecipients.messageId,
  photo: orNull(text),
  title: sends.newsletterTitle,
  isUnderWay: boolean,
}
type Mail = Row<typeof mail>

/** SQL: the mail `r` names the person with this address as a match. */
const namesIt = (email: string) => sql`(${email} in (r.match_email, r.values #>> '{third,0,partnerEmail}')
  or ${email} = any(string_to_array(r.values ->> 'partnerEmail', ', ')))`

/** The stored mails to a person, and those that named them to their matches. The table is large: each part uses an index. */
export async function mailsAbout(tx: Transaction, { id, email }: Person): Promise<Mail[]> {
  return readRows(
    tx,
    mail,
    sql`
    with mine as (
      select seat.pairing_id, other.id as partner_id
      from ${seats} seat cross join lateral (values (seat.partner_id), (seat.third_id)) as other(id)
      where seat.user_id = ${id}),
    -- Matches of three that they left, by the mails that named them: the match itself is one of two by now.
    left_ones as (
      select distinct m.pairing_id, other.id as partner_id
      from sends s join send_recipients r on r.send_id = s.id and r.email = ${email}
      join matches m on m.id = nullif(r.values ->> 'matchId', '')::uuid and ${id} not in (m.user1_id, m.user2_id)
      cross join lateral (values (m.user1_id), (m.user2_id)) as other(id)),
    about as (
      select r.id, true as own from sends s join send_recipients r on r.send_id = s.id and r.email = ${email}
      union all
      select r.id, false from mine join users u on u.id = mine.partner_id join sends s on s.pairing_id = mine.pairing_id
        join send_recipients r on r.send_id = s.id and r.email = u.email
      where r.match_email is not null or r.values ? 'partnerName' or r.validation_issues <> '[]'
      union all
      select r.id, false from left_ones l join users u on u.id = l.partner_id join sends s on s.pairing_id = l.pairing_id
        join send_recipients r on r.send_id = s.id and r.email = u.email
      where ${namesIt(email)}
      union all
      -- A pairing can be deleted whose only send was cancelled in time.
      select r.id, false from sends s join send_recipients r on r.send_id = s.id
      where s.pairing_id is null and ${namesIt(email)})
    select r.id, bool_or(about.own) as "isOwn", r.message_id as "messageId",
      -- Of three, it is the photo of the first other one.
      case when not r.values ? 'third' or r.values ->> 'partnerEmail' = ${email} then r.values ->> 'photo' end as photo,
      s.newsletter_title as title,
      s.state in ${[...OPEN_SEND_STATES]} or r.state in ('waiting', 'leased', 'committing') as "isUnderWay"
    from about join send_recipients r on r.id = about.id join sends s on s.id = r.send_id
    group by r.id, s.id`,
  )
}

/** Empties the kept mails to a person, and takes what they say of that person out of those to their matches. */
export async function emptyMails(tx: Transaction, person: Person, mails: Mail[]): Promise<void> {
  const idsOf = (isOwn: boolean) => sql.param(mails.filter((one) => one.isOwn === isOwn).map(({ id }) => id))
  await tx.execute(sql`delete from mail_events where recipient_id = any(${idsOf(true)}::bigint[])`)
  await tx.execute(sql`
    update send_recipients set email = 'erased-' || id, message_id = 'erased-' || id, user_id = null, values = '{}',
      match_email = null, validation_issues = '[]', error_message = null, is_senders_fault = false,
      failure_reason = case state when 'unknown' then ${NEVER_AGAIN} else nullif(failure_reason, error_message) end,
      send_status = case state when 'unknown' then 'failed' else send_status end,
      state = case state when 'unknown' then 'failed' else state end
    where id = any(${idsOf(true)}::bigint[])`)
  // A reminder is only about the match, so it still needs a name.
  const ofReminder = JSON.stringify({ partnerName: FORMER_COLLEAGUE, partnerEmail: '' })
  // The newsletter of three goes on with the other one.
  const isFirst = sql`send_recipients.values ->> 'partnerEmail' = ${person.email}`
  const stillTwo = JSON.stringify({ why: WHY_STILL_TWO, hasWhy: 'yes' })
  await tx.execute(sql`
    update send_recipients set
      match_email = case when values ? 'third' then
        case when ${isFirst} then values #>> '{third,0,partnerEmail}' else values ->> 'partnerEmail' end end,
      validation_issues = case validation_issues when '[]' then '[]' else ${JSON.stringify(ISSUE)}::jsonb end,
      values = values - ${sql.raw(OF_THE_MATCH)} ||
        case when values ? 'third' then ${stillTwo}::jsonb || case when ${isFirst} then values #> '{third,0}' else
            (select jsonb_object_agg(key, value) from jsonb_each(send_recipients.values)
              where key in ('partnerName', 'partnerEmail', 'partnerMailto', 'department', 'bio', 'initial', 'photo')) end
          when values ? 'partnerName' and not values ? 'initial' then ${ofReminder}::jsonb else '{}' end
    where id = any(${idsOf(false)}::bigint[])`)
  await tx.execute(sql`delete from bounces where user_id = ${person.id}`)
  const photos = mails.filter(({ isOwn }) => !isOwn).map(({ photo }) => photo ?? '')
  await tx.execute(sql`
    delete from mail_photos where filename = any(${sql.param(photos)}::text[])
      or filename = (select profile_image from users where id = ${person.id})`)
}
