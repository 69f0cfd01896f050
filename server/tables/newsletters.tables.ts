import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../shared/languages/languages'
import { NEWSLETTER_STATUSES } from '../../shared/limits'
import type { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { instant, isOneOf, ownedBy } from './columns'
import { domainGroups } from './directory.tables'
import { pairings } from './pairings.tables'
import { programmeReference } from './programmes.tables'

/** A newsletter's texts in another language than the company's. */
export type Translation = Record<Exclude<keyof typeof NEWSLETTER, 'adminNotes'>, string> &
  Record<keyof typeof NEWSLETTER_LISTS, string[]> & { isOlder: boolean }

/** A month's mail as the administrator writes it: draft, approved, then sent. What was sent is frozen in `sends`. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 1 to 12 */
    month: integer('month').notNull(),
    year: integer('year').notNull(),
    /** YYYY-MM-DD, of that month: the day of the round that it is about, where rounds are not those of months. */
    day: text('day'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: NEWSLETTER_STATUSES }).notNull(),
    moodDescription: text('mood_description').notNull().default(''),
    moodImageUrl: text('mood_image_url').notNull().default(''),
    newsletterImageUrl: text('newsletter_image_url').notNull().default(''),
    quoteText: text('quote_text').notNull().default(''),
    quoteAuthor: text('quote_author').notNull().default(''),
    brainBuzzerQuestion: text('brain_buzzer_question').notNull().default(''),
    brainBuzzerChoices: jsonb('brain_buzzer_choices').$type<string[]>().notNull(),
    brainBuzzerCorrectAnswer: text('brain_buzzer_correct_answer').notNull().default(''),
    coffeeChatsParagraph: text('coffee_chats_paragraph').notNull().default(''),
    coffeeChatStarters: jsonb('coffee_chat_starters').$type<string[]>().notNull(),
    proTips: jsonb('pro_tips').$type<string[]>().notNull(),
    /** An administrator linked it, or unlinked it: then it is not linked by itself any more. */
    isLinkedByHand: boolean('is_linked_by_hand').notNull().default(false),
    matchPlaceholder: text('match_placeholder').notNull().default(''),
    closingMessage: text('closing_message').notNull().default(''),
    subject: text('subject').notNull(),
    adminNotes: text('admin_notes').notNull().default(''),
    /** Its texts in other languages; who reads one that is missing gets those above, in the company's. */
    translations: jsonb('translations').$type<Partial<Record<Language, Translation>>>().notNull().default({}),
    programmeId: programmeReference(),
    /** The group that it was made for, whose managers see it; null: an administrator made it for no group alone. */
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('newsletters_status').on(t.status, t.createdAt),
    check('newsletters_month', sql`${t.month} between 1 and 12`),
    check(
      'newsletters_day',
      sql`left(${t.day}, 8) = ${t.year}::text || '-' || lpad(${t.month}::text, 2, '0') || '-'`,
    ),
    check('newsletters_status', isOneOf(t.status, NEWSLETTER_STATUSES)),
    check('newsletters_sent', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
  ],
)

/** The pairings that a newsletter is linked with, of different groups: each gets a send, and so a log, of its own. */
export const newsletterPairings = pgTable(
  'newsletter_rounds',
  {
    newsletterId: ownedBy('newsletter_id', () => newsletters.id),
    pairingId: ownedBy('round_id', () => pairings.id),
  },
  (t) => [
    primaryKey({ columns: [t.newsletterId, t.pairingId] }),
    index('newsletter_pairings_round').on(t.pairingId),
  ],
)
