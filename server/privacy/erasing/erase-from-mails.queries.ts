import { type SQL, sql } from 'drizzle-orm'
import { reasonText } from '../../../languages/reasons'
import { FORMER_COLLEAGUE } from '../../../shared/person-name'
import { OPEN_SEND_STATES } from '../../../shared/limits'
import type { Transaction } from '../../platform/database/database'
import { boolean, orNull, readRows, type Row, text } from '../../platform/database/rows'
import { whyStill } from '../../pairings/seats.rules'
import { ENGLISH } from '../../platform/http/errors'
import { OWN_VALUES, sendRecipients, sends } from '../../tables/sending.tables'

/** The log's text for a message of which it is not known whether it arrived. */
const NEVER_AGAIN =
  'It is not known whether this message arrived. It is never sent again: the person was erased.'
const ISSUE = ['The match has been erased since.']
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

/** The stored mails to a person, and those that name them to others. */
export async function mailsAbout(tx: Transaction, person: string): Promise<Mail[]> {
  return readRows(
    tx,
    mail,
    sql`
    with about as (
      select id, true as own from send_recipients where user_id = ${person}
      union all
      select id, false from send_recipients where names @> array[${person}::uuid])
    select r.id, bool_or(about.own) as "isOwn", r.message_id as "messageId",
      -- Of a table, it is the photo of the first other one.
      case when not r.values ? 'third' or r.names[1] = ${person} then r.values ->> 'photo' end as photo,
      s.newsletter_title as title,
      s.state in ${[...OPEN_SEND_STATES]} or r.state in ('waiting', 'leased', 'committing') as "isUnderWay"
    from about join send_recipients r on r.id = about.id join sends s on s.id = r.send_id
    group by r.id, s.id`,
  )
}

/** SQL: some of the values of the mail `r`. Without those of the match a newsletter has the text for people without one. */
const valuesNamed = (names: SQL) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(r.values) where key = ${names})`

/** Empties the kept mails to a person, and takes what they say of that person out of those to others. */
export async function emptyMails(tx: Transaction, person: string, mails: Mail[]): Promise<void> {
  const idsOf = (isOwn: boolean) => sql.param(mails.filter((one) => one.isOwn === isOwn).map(({ id }) => id))
  await tx.execute(sql`delete from mail_events where recipient_id = any(${idsOf(true)}::bigint[])`)
  await tx.execute(sql`
    update send_recipients r set email = 'erased-' || (
        select min(own.id) from send_recipients own where own.send_id = r.send_id and own.user_id = r.user_id), message_id = 'erased-' || id, user_id = null, names = '{}', values = '{}',
      match_email = null, validation_issues = '[]', error_message = null, is_senders_fault = false,
      failure_reason = case state when 'unknown' then ${NEVER_AGAIN} else nullif(failure_reason, error_message) end,
      send_status = case state when 'unknown' then 'failed' else send_status end,
      state = case state when 'unknown' then 'failed' else state end
    where id = any(${idsOf(true)}::bigint[])`)
  // A reminder is only about the match, and an invitation from somebody, so they still need a name.
  const ofReminder = JSON.stringify({ partnerName: FORMER_COLLEAGUE, partnerEmail: '' })
  const ofInvitation = JSON.stringify({ inviter: FORMER_COLLEAGUE })
  // The newsletter of a table goes on with the others: the one that it names first, and those of \`third\`.
  const others = sql`(
    select jsonb_agg(other order by n) from jsonb_array_elements(jsonb_build_array(
      ${valuesNamed(sql`any(select jsonb_object_keys(r.values #> '{third,0}'))`)}) || (r.values -> 'third')) with ordinality as o (other, n)
    where r.names[n] is distinct from ${person})`
  const whyOf = (people: number) => {
    const why = whyStill(people).map((reason) => reasonText(ENGLISH, reason))
    return sql`${JSON.stringify({ why, hasWhy: 'yes' })}::jsonb`
  }
  await tx.execute(sql`
    update send_recipients r set
      match_email = case when values ? 'third' then ${others} #>> '{0,partnerEmail}' end,
      names = case when values ? 'third' then array_remove(names, ${person}) else '{}' end,
      validation_issues = case validation_issues when '[]' then '[]' else ${JSON.stringify(ISSUE)}::jsonb end,
      values = ${valuesNamed(sql`any(${sql.param(OWN_VALUES)}::text[])`)} ||
        case when values ? 'third' then case jsonb_array_length(values -> 'third') when 1 then ${whyOf(3)} else ${whyOf(4)} end
            || (${others} -> 0) || case when jsonb_array_length(${others}) > 1
              then jsonb_build_object('isOfMore', 'yes', 'third', ${others} - 0) else '{}' end
          when values ? 'inviter' then ${ofInvitation}::jsonb
          when values ? 'partnerName' and not values ? 'initial' then ${ofReminder}::jsonb else '{}' end
    where id = any(${idsOf(false)}::bigint[])`)
  await tx.execute(sql`delete from bounces where user_id = ${person}`)
  const photos = mails.filter(({ isOwn }) => !isOwn).map(({ photo }) => photo ?? '')
  await tx.execute(sql`
    delete from mail_photos where filename = any(${sql.param(photos)}::text[])
      or filename = (select profile_image from users where id = ${person})`)
}
