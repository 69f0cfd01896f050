import type { Responses } from '../../languages/words'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { addDays, type Clock, dayOf, momentOf } from '../platform/context/clock'
import type { Queryable } from '../platform/database/database'
import { boolean, number, objectOf, orNull, readRows } from '../platform/database/rows'
import { newsletters } from '../tables/newsletters.tables'
import { speaks } from '../mail/engine/sends.queries'
import { isNewsletterOf, isUnlinked } from '../pairings/pairing-use.queries'
import { certificateFigures, isEarlier, isOfPeriod, type Period } from '../pairings/pairings.queries'
import { countMeetings } from '../pairings/stranded.queries'
import { certificateInWords } from '../pairings/certificate.rules'
import { isNotCalledOff, pairings, periodOf, rescuesOf } from '../tables/pairings.tables'
import { NOT_SENT, sends } from '../tables/sending.tables'
import type { Round } from '../../shared/month-steps'

const roundShape = {
  pairingId: pairings.id,
  name: pairings.name,
  domainGroupId: pairings.domainGroupId,
  isCompanyWide: boolean,
  isCompleted: boolean,
  publishedAt: pairings.publishedAt,
  madeAt: pairings.createdAt,
  pairs: number,
  certificate: certificateFigures,
  isChanged: boolean,
  leftOut: number,
  gone: number,
  rescues: number,
  rescuedLeftOut: number,
  newsletter: orNull(
    objectOf({
      id: newsletters.id,
      title: newsletters.title,
      status: newsletters.status,
      updatedAt: newsletters.updatedAt,
    }),
  ),
  send: orNull(objectOf({ id: sends.id, state: sends.state, reason: sends.reason })),
  toldAt: pairings.createdAt,
  trios: number,
}

/** For this many days after the newsletter, people without a booked coffee are waited for. */
const WAIT_DAYS = 14

/**
 * The newest pairing of each scope in a programme's period, with what became of it: of all, or of one domain group and the
 * whole company.
 */
export async function roundsOfMonth(
  db: Queryable,
  clock: Clock,
  period: Period,
  domainGroupId: string | null,
  words: Responses,
): Promise<(Round & { publishedAt: Date | null; madeAt: Date })[]> {
  const ofGroup =
    domainGroupId === null
      ? sql``
      : sql`and (domain_group_id = ${domainGroupId} or domain_group_id is null and domain_group_name is null)`
  const rows = await readRows(
    db,
    roundShape,
    sql`
    select p.id as "pairingId", p.name, p.domain_group_id as "domainGroupId",
      p.domain_group_id is null and p.domain_group_name is null as "isCompanyWide", p.status = 'completed' as "isCompleted", p.published_at as "publishedAt", p.created_at as "madeAt", p.total_pairs as pairs,
      p.certificate - 'witness' as certificate, jsonb_exists(p.certificate, 'kept') as "isChanged",
      (select count(*)::int from seats where round_id = p.id and match_id is null) as "leftOut",
      case when p.status = 'active' then (select count(distinct s.user_id)::int from users join whitelist_coverage c on c.user_id = users.id
        join seats s on s.user_id = users.id and s.round_id = p.id where not (users.is_active and c.is_covered)) else 0 end as gone,
      n.newsletter, s.send, coalesce(s.created_at, n.sent_at, p.published_at, p.created_at) as "toldAt",
      (select count(distinct match_id)::int from seats third join matches m on m.id = third.match_id and ${isNotCalledOff}
        where third.round_id = p.id and third.place > 1) as trios,
      r.rescues, r."rescuedLeftOut"
    from (
      select distinct on (domain_group_id, domain_group_name) id, name, domain_group_id, domain_group_name, status, total_pairs,
        certificate, group_number, published_at, created_at
      from rounds where ${isOfPeriod(period)} ${ofGroup}
      order by domain_group_id, domain_group_name, created_at desc, id
    ) p
    left join lateral (
      select id, json_build_object('id', id, 'title', title, 'status', status, 'updatedAt', updated_at) as newsletter, sent_at
      from newsletters join newsletter_rounds l on l.newsletter_id = id where l.round_id = p.id
      order by (status = 'sent') desc, (status = 'approved') desc, created_at desc, id desc limit 1
    ) n on true
    left join lateral (
      select json_build_object('id', id, 'state', state, 'reason', reason) as send, created_at from sends where newsletter_id = n.id and round_id = p.id and kind = 'newsletter'
      order by created_at desc, id desc limit 1
    ) s on true
    cross join lateral (${rescuesOf(sql`p.id`)}) r
    order by p.group_number, p.id`,
  )
  const sendIds = rows.flatMap(({ send }) => send?.id ?? [])
  const counts = await countRecipients(db, sendIds)
  const ids = rows.map(({ pairingId }) => pairingId)
  const meetings = new Map(
    (await countMeetings(db, ids, momentOf(clock))).map(({ id, ...found }) => [id, found]),
  )
  const none = { total: 0, sent: 0, failed: 0, unknown: 0 }
  return rows.map(({ certificate, isChanged, rescues, rescuedLeftOut, newsletter, send, toldAt, ...row }) => {
    const { lastCoffee, ...counted } = meetings.get(row.pairingId)!
    return {
      ...row,
      ...counted,
      isTables: certificate.tables !== undefined,
      statement: certificateInWords(words, certificate, row.leftOut, { isChanged, rescues, rescuedLeftOut }),
      newsletter: newsletter ? { ...newsletter, updatedAt: newsletter.updatedAt.toISOString() } : undefined,
      send: send ? { state: send.state, reason: send.reason, ...(counts.get(send.id) ?? none) } : undefined,
      overFrom: lastCoffee
        ? addDays(dayOf(lastCoffee, clock.timeZone), 1)
        : addDays(dayOf(toldAt, clock.timeZone), WAIT_DAYS),
    }
  })
}

const recipientsShape = { id: sends.id, total: number, sent: number, failed: number, unknown: number }

/** How many recipients each send has, and what became of them. A newsletter's earlier, cancelled sends count with it. */
async function countRecipients(db: Queryable, sendIds: string[]) {
  if (sendIds.length === 0) return new Map<string, never>()
  const rows = await readRows(
    db,
    recipientsShape,
    sql`
    select newest.id, sum(every.total_recipients - unsent.people)::int as sent, sum(unsent.failed)::int as failed,
      sum(unsent.unknown)::int as unknown,
      case when count(*) = 1 then sum(every.total_recipients)::int else (
        select count(distinct coalesce(r.user_id::text, r.email))::int from sends s join send_recipients r on r.send_id = s.id
        where s.newsletter_id = newest.newsletter_id and s.round_id = newest.round_id) end as total
    from sends newest
    join sends every on every.newsletter_id = newest.newsletter_id and every.round_id = newest.round_id
    -- Nearly all are sent: only the others are counted.
    cross join lateral (
      select count(*) as people, count(*) filter (where r.state = 'failed') as failed,
        count(*) filter (where r.state = 'unknown') as unknown
      from send_recipients r where r.send_id = every.id and r.state in ${NOT_SENT} and ${speaks}) unsent
    where newest.id = any(${sql.param(sendIds)}::uuid[]) group by newest.id, newest.newsletter_id, newest.round_id`,
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The active pairings of earlier periods that have somebody of the group, or anybody for the company. */
export const earlierPairings = (db: Queryable, period: Period, domainGroupId: string | null) =>
  db
    .select({
      id: pairings.id,
      name: pairings.name,
      period: sql`${periodOf('rounds')}`.mapWith(pairings.month),
      pairs: pairings.totalPairs,
      isPublished: sql`${pairings.publishedAt} is not null`.mapWith(boolean),
    })
    .from(pairings)
    .where(and(eq(pairings.status, 'active'), isEarlier({ ...period, domainGroupId })))
    .orderBy(periodOf('rounds'), pairings.groupNumber, pairings.id)

/** The newsletters of a programme's month that are not sent and not linked to a pairing, oldest first. */
export function unlinkedNewsletters(db: Queryable, period: Period) {
  const isOpen = inArray(newsletters.status, ['draft', 'approved'])
  return db
    .select({ id: newsletters.id, title: newsletters.title })
    .from(newsletters)
    .where(and(isNewsletterOf(period), isUnlinked, isOpen))
    .orderBy(newsletters.createdAt, newsletters.id)
    .limit(20)
}
