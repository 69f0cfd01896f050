import type { SEND_KINDS } from '../../../shared/limits'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { onceFor } from '../../platform/process/once-for'
import { type CalendarFile, calendarOf, contentFor, textOf } from '../frozen-mail'
import type { Snapshot } from '../../tables/sending.tables'
import { layoutAttachments } from '../layout'
import type { MailAttachment } from '../../platform/context/mailer'
import { issueInvitations } from './issue-invitations.queries'
import { leaseAtRate, type LeasedRow, leaseRows } from './rows.queries'
import { nameOf } from '../message'
import { MessageMold } from '../mime'
import { signedMessageId } from '../message-id'
import { personalLinks, personalMail } from '../personal-mail'
import { mailPhotosByName } from '../photos'
import { frozenContent } from './sends.queries'
import type { Message } from '../transport'
import type { DeliveryMethod } from '../../../shared/limits'

const SNAPSHOTS_KEPT = 20
/** The longest time that leased rows wait in memory before another instance may take them. */
const LEASE_MS = 120_000

/** A leased row with everything else that its message needs. */
export interface ReadyRow<Payload = Message> {
  row: LeasedRow
  content: FrozenContent
  photo: MailAttachment | undefined
  /** Made ahead of its turn. */
  message?: Payload
}

/** Leases the rows of one delivery method and builds their messages. */
export interface Messages<Payload> {
  lease(instance: number, most: number): Promise<{ rows: ReadyRow<Payload>[]; waitMs: number }>
  build(ready: ReadyRow<Payload>): Payload
}

interface FrozenContent {
  kind: (typeof SEND_KINDS)[number]
  snapshot: Snapshot
  createdAt: Date
  /** Made once for each language. */
  moldOf: (own: Snapshot) => MessageMold
}

const invitationFile = ({ method, content }: CalendarFile): MailAttachment => ({
  filename: 'invite.ics',
  contentType: `text/calendar; method=${method}; charset=UTF-8`,
  content: Buffer.from(content),
})

/** What goes into the links of a row. @param at when its send was made */
export const linksOfRow = (secret: Buffer, { userId, email, values }: LeasedRow, at: Date) =>
  personalLinks(
    secret,
    {
      userId: userId ?? '',
      email,
      matchId: textOf(values, 'matchId'),
      programmeId: textOf(values, 'programmeId'),
    },
    at,
  )

/** Turns leased rows into messages; keeps the frozen content of the sends under way. */
export class NewsletterMessages implements Messages<Message> {
  private readonly kept = new Map<string, FrozenContent>()

  constructor(
    private readonly context: Context,
    private readonly way: DeliveryMethod = 'mail',
  ) {}

  /** Takes rows that are due, as many as MAIL_RATE allows; says how long to wait if it allows nothing now. */
  async lease(instance: number, most: number): Promise<{ rows: ReadyRow<never>[]; waitMs: number }> {
    const { way } = this
    const { clock, config, db } = this.context
    const now = clock.now()
    const endsAt = new Date(now.getTime() + LEASE_MS)
    const lease = { way, day: today(clock), instance, now, endsAt, most }
    const { rows, waitMs } =
      config.mailRate === undefined || way !== 'mail'
        ? { rows: await leaseRows(db, lease), waitMs: 0 }
        : await leaseAtRate(db, config.mailRate, lease)
    return { rows: await this.prepare(rows), waitMs }
  }

  /** Fetches what the rows need: the contents of their sends, and the photos, in one query each. What invitations sign in by is kept here only. */
  private async prepare(rows: LeasedRow[]): Promise<ReadyRow<never>[]> {
    const photos = await mailPhotosByName(
      this.context.db,
      rows.map(({ values }) => textOf(values, 'photo')),
    )
    const ready: ReadyRow<never>[] = []
    for (const row of rows) {
      const content = await this.contentOf(row.sendId)
      ready.push({ row, content, photo: photos.get(textOf(row.values, 'photo')) })
    }
    const invitations = ready.filter(({ content }) => content.kind === 'join')
    const issued = await issueInvitations(
      this.context,
      invitations.map(({ row, content }) => ({ email: row.email, invitedAt: content.createdAt })),
    )
    for (const [i, { row }] of invitations.entries()) row.values = { ...row.values, ...issued[i] }
    return ready
  }

  private async contentOf(sendId: string): Promise<FrozenContent> {
    const kept = this.kept.get(sendId)
    if (kept) return kept
    const row = await frozenContent(this.context.db, sendId)
    if (!row) throw new Error('A leased row has no send')
    if (this.kept.size >= SNAPSHOTS_KEPT) this.kept.delete(this.kept.keys().next().value as string)
    const { mailFrom: from } = this.context.config
    const moldOf = onceFor(
      (own: Snapshot) => new MessageMold(own, { from, date: row.createdAt, pictures: layoutAttachments() }),
    )
    const content = { ...row, moldOf }
    this.kept.set(sendId, content)
    return content
  }

  /** One person's message, the same at every attempt. */
  build({ row, content, photo }: Omit<ReadyRow, 'message'>): Message {
    const { config, secret } = this.context
    const { email } = row
    const links = linksOfRow(secret, row, content.createdAt)
    // Without the picture itself the mail falls back to the drawn initial.
    const values = { ...row.values, ...links, ...(!photo && { photo: '' }) }
    const unsubscribeUrl = new URL(`/api/unsubscribe?token=${links.unsubscribeToken}`, config.appUrl).href
    const messageId = signedMessageId(secret, row.messageId)
    const calendar = calendarOf(row.values)
    const mold = content.moldOf(contentFor(content.snapshot, row.values))
    return {
      from: mold.from,
      to: email,
      messageId,
      date: content.createdAt,
      raw: mold.raw({ to: email, messageId, unsubscribeUrl, values, photo, calendar }),
      hasLines: true,
      parts: () => ({
        fromName: nameOf(config.mailFrom),
        ...personalMail(content.snapshot, values, links),
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        attachments: [
          ...layoutAttachments(),
          ...(photo ? [photo] : []),
          ...(calendar ? [invitationFile(calendar)] : []),
        ],
      }),
    }
  }
}
