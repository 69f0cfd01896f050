import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, MOST, NEWSLETTER_STATUSES, SEND_STATES, YEARS } from '../limits'
import { mapValues } from '../map-values'
import { type ListRule, NEWSLETTER, NEWSLETTER_LISTS, PREVIEW_EMAIL } from '../text-rules'
import {
  email,
  id,
  instant,
  language,
  messageAnswer,
  sendState,
  text,
  programmeQuery,
  programmeOrAllQuery,
  searchText,
} from './common'
import { type Fault, refused, saying } from '../languages/faults'

const NOT_A_LIST: Fault = (w) => w.list.notJson

/** A list as JSON text: the form of the newsletter's list fields in calls. */
const jsonTextList = ({ most, max, fault }: ListRule) =>
  z
    .string()
    // In JSON a character takes two at most, of those that a text may have.
    .max(most * (2 * max + 3) + 2, {
      ...saying((w) => w.list.atMostOf(most, max)),
      abort: true,
    })
    .superRefine((json, context) => {
      const texts = textsOf(json)
      const found = texts ? fault(texts) : NOT_A_LIST
      if (found !== undefined) context.addIssue(refused(found))
    })

function textsOf(json: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined
  } catch {
    return undefined
  }
}

const content = z.object({ ...mapValues(NEWSLETTER, text), ...mapValues(NEWSLETTER_LISTS, jsonTextList) })

const translation = content.omit({ adminNotes: true }).extend({
  /** The first texts have changed since it did. False in a call: it fits all the same. */
  isOlder: z.boolean(),
})

export const newsletter = content.extend({
  id,
  /** The company's: that of its texts here. */
  language,
  /** Its texts in other languages. Who reads one that is missing gets the first. */
  translations: z.partialRecord(language, translation),
  /** The month's English name. */
  month: z.string(),
  year: z.number().int(),
  status: z.enum(NEWSLETTER_STATUSES),
  programmeId: id,
  /** YYYY-MM-DD: the day of its round; null: its programme's rounds are those of months. */
  day: z.string().nullable(),
  /** The group that it was made for; null: for no group alone. */
  domainGroupId: id.nullable(),
  /** The pairings that it is linked with: several if they are of different groups. */
  pairings: z.array(
    z.object({
      id,
      fileName: z.string(),
      /** "December 2026 Group A - R&D Zürich" */
      name: z.string(),
      /** The display name of the group, or "All Users". */
      group: z.string(),
      /** Its people, matched or left out. */
      people: z.number().int(),
    }),
  ),
  /** Their file names, by which they are linked. */
  pairingFiles: z.array(z.string()),
  /** The first of them. */
  pairingFile: z.string().nullable(),
  /** The state of its sends, when there are some: of those to different groups, what is most under way. */
  sendState: sendState.nullable(),
  /** How far its sends got: the newest one to each group, and the people who got it from earlier ones. */
  mailed: z
    .object({
      total: z.number().int(),
      sent: z.number().int(),
      /** May have arrived: the server stopped while they were handed over. */
      unknown: z.number().int(),
      /** The mail server is taking them at this moment. */
      handingOver: z.number().int(),
    })
    .nullable(),
  createdAt: instant,
  updatedAt: instant,
  approvedAt: instant.nullable(),
  sentAt: instant.nullable(),
})
export type Newsletter = z.infer<typeof newsletter>

/** What an administrator types. */
const typed = content.partial().extend({
  /**
   * All translations, by language: one that is left out is removed. Texts that are left out stay as they are; those of a new
   * one begin as starter content where the newsletter has that, else like its first texts.
   */
  translations: z.partialRecord(language, translation.partial()).optional(),
})

const pairingFiles = z.array(z.string().min(1).max(LONGEST.pairingFile)).max(MOST.pairingsOfNewsletter)

export const getNewsletters = endpoint('GET /api/admin/newsletters', {
  access: 'manager',
  summary: 'Every newsletter of a programme that is not sent, newest first.',
  query: programmeQuery,
  response: z.array(newsletter),
})

export const getNewsletterFiles = endpoint('GET /api/admin/newsletter-files', {
  access: 'manager',
  summary: 'The archive of approved and sent newsletters of a programme.',
  query: programmeOrAllQuery,
  response: z.array(
    z.object({
      fileName: z.string(),
      title: z.string(),
      month: z.string(),
      year: z.number().int(),
      status: z.string(),
    }),
  ),
})

export const getNewsletterMonths = endpoint('GET /api/admin/newsletters/months', {
  access: 'manager',
  summary:
    "The months a newsletter is usually made for: the current one in the programme's time zone, and the next three.",
  query: programmeQuery,
  response: z.array(z.object({ month: z.string(), year: z.number() })),
})

export const generateNewsletter = endpoint('POST /api/admin/newsletters/generate', {
  access: 'manager',
  summary:
    "A draft with starter content for a month (name or number; default: this month's); of a programme whose rounds are not those of months, for its present round.",
  query: programmeQuery,
  body: z
    .object({
      month: z.union([z.string().max(20), z.number().int()]).optional(),
      year: z.number().int().min(YEARS.first).max(YEARS.last).optional(),
      /** Names the group in the title, and links the group's pairing of the month if there is just one. */
      domainGroupId: id.optional(),
      /** One newsletter for all groups whose pairing of the month has none yet: it is linked with each. */
      allGroups: z.boolean().optional(),
      /** The id of a log: begins with the texts of the newsletter that was sent, instead of starter content. */
      from: id.optional(),
    })
    .refine(({ domainGroupId, allGroups }) => !(domainGroupId && allGroups), {
      ...saying((w) => w.groupOrAll),
      path: ['allGroups'],
    })
    .default({}),
  response: newsletter,
})

export const duplicateNewsletter = endpoint('POST /api/admin/newsletters/:id/duplicate', {
  access: 'manager',
  summary:
    'A draft with the same texts for the same month, for example for another group. A sent one can be duplicated as well.',
  response: newsletter,
})

export const saveNewsletter = endpoint('PUT /api/admin/newsletters/:id', {
  access: 'manager',
  summary: 'Saves the whole newsletter; an older updatedAt than the stored one is refused.',
  body: typed.extend({
    /** The pairings to link, of different groups and of the newsletter's month if they are several. */
    pairingFiles: pairingFiles.optional(),
    /** Links one pairing, or none, if `pairingFiles` is left out or as it was. The first of several changes nothing. */
    pairingFile: z.string().max(LONGEST.pairingFile).nullish(),
    updatedAt: z.string().max(40).optional(),
  }),
  response: newsletter.extend({
    validationResult: z
      .object({
        isValid: z.boolean(),
        errors: z.array(z.string()),
        summary: z.object({ usersWithMatches: z.number().int() }),
      })
      .optional(),
  }),
})

export const startTranslation = endpoint('GET /api/admin/newsletters/:id/translations/:language', {
  access: 'manager',
  summary:
    'What a translation begins with: starter content where the newsletter still has that, else its own texts. Stores nothing.',
  params: z.object({ id, language }),
  response: translation,
})

export const approveNewsletter = endpoint('POST /api/admin/newsletters/:id/approve', {
  access: 'manager',
  summary: 'Approves a draft; if it was saved since the given updatedAt, it is refused.',
  body: z
    .object({
      adminNotes: text(NEWSLETTER.adminNotes).optional(),
      /** Of the newsletter as the approver has read it. */
      updatedAt: z.string().max(40).optional(),
    })
    .default({}),
  response: newsletter,
})

export const deleteNewsletter = endpoint('DELETE /api/admin/newsletters/:id', {
  access: 'manager',
  summary: 'Deletes a newsletter that is not being sent.',
  response: messageAnswer,
})

export const validateNewsletter = endpoint('POST /api/admin/newsletters/:id/validate', {
  access: 'manager',
  changes: 'nothing',
  summary: 'Compares the linked pairings with the people as they are today.',
  body: z
    .object({
      pairingFile: z.string().max(LONGEST.pairingFile).optional(),
      /** Instead of one file, those of several groups. */
      pairingFiles: pairingFiles.optional(),
    })
    .refine(({ pairingFile, pairingFiles: several = [] }) => pairingFile || several.length > 0, {
      ...saying((w) => w.pairingFile),
      path: ['pairingFile'],
    }),
  response: z.object({
    message: z.string(),
    validation: z.object({ validationLevel: z.enum(['valid', 'warning', 'error']), isValid: z.boolean() }),
    /** What would be sent, by its names. */
    newsletter: z.object({ title: z.string(), month: z.string() }),
    /** Each gets a log of its own. */
    pairings: z.array(
      z.object({
        name: z.string(),
        month: z.string(),
        group: z.string(),
        /** Who gets it, without those who have it already. */
        people: z.number().int(),
        /** Why sending to them is probably a mistake; who sends all the same types the name of the pairing. */
        dangers: z.array(z.string()),
      }),
    ),
    /** Of all of them. */
    dangers: z.array(z.string()),
    /** Who reads a language that the newsletter is not translated into, and gets the first, without those who have it already. */
    untranslated: z.array(z.object({ language, people: z.number().int() })),
    details: z.object({
      totalUsers: z.number().int(),
      /** Those of them with this newsletter already, from a send that was cancelled. */
      alreadyMailed: z.number().int(),
      usersWithMatches: z.number().int(),
      usersWithoutMatches: z.number().int(),
      invalidMatches: z.number().int(),
      matchSuccessRate: z.number(),
      criticalErrors: z.array(z.string()),
      matchingErrors: z.array(z.string()),
    }),
  }),
})

export const sendNewsletter = endpoint('POST /api/admin/newsletters/:id/send', {
  access: 'manager',
  proof: 'fresh',
  summary:
    'Sends to everyone in the linked pairings; a second call while it runs joins the same job. If it was saved since the given updatedAt, it is refused.',
  body: z
    .object({
      /** The name of the pairing, typed by the person who sends although that is critical; a list for several. */
      override: z.union([z.string().max(LONGEST.pairingFile), pairingFiles]).optional(),
      /** Of the newsletter as the sender has read it. */
      updatedAt: z.string().max(40).optional(),
    })
    .default({}),
  response: z.object({
    sent: z.number().int(),
    failed: z.number().int(),
    unknown: z.number().int(),
    /** `sent` when it is over; the call also returns when the send is paused or cancelled, or takes too long. */
    state: sendState,
    details: z.string(),
    message: z.string(),
  }),
})

const counts = z.object({
  sent: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  total: z.number().int(),
  state: sendState,
  /** Why it is paused or waiting, in words. */
  reason: z.string().nullable(),
})
export const progress = counts.extend({
  /** Each group's send, by the id of its log; the rest is their sum. */
  parts: z.array(counts.extend({ id, group: z.string().nullable() })),
})
export type SendProgress = z.infer<typeof progress>
/** `preparing`: somebody pressed Send, and the recipients are being written down; nothing is counted yet. */
const watched = progress.extend({ state: z.enum([...SEND_STATES, 'preparing']) })
export type WatchedSend = z.infer<typeof watched>

export const getSendProgress = endpoint('GET /api/admin/newsletters/:id/progress', {
  access: 'manager',
  summary: 'The progress of the send; as server-sent events when the client accepts text/event-stream.',
  response: watched,
})

/** Of all sends of a newsletter, or of one send by its log. */
export const sendControl = (
  path: `/api/admin/${'newsletters' | 'email-logs'}/:id/${'pause' | 'resume' | 'cancel'}`,
  summary: string,
  proof?: 'fresh',
) =>
  endpoint(`POST ${path}`, {
    access: 'manager',
    proof,
    summary,
    response: progress,
  })

export const pauseSend = sendControl(
  '/api/admin/newsletters/:id/pause',
  'Pauses a running send, to all of its groups.',
)
export const resumeSend = sendControl(
  '/api/admin/newsletters/:id/resume',
  'Resumes a paused send, to all of its groups.',
  'fresh',
)
export const cancelSend = sendControl(
  '/api/admin/newsletters/:id/cancel',
  'Cancels a send, to all of its groups; what was handed over stays sent.',
)

export const resendUnknown = endpoint('POST /api/admin/newsletters/:id/resend-unknown', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Sends the uncertain messages of an open send again, with the same Message-ID.',
  response: z.object({ message: z.string(), resent: z.number().int() }),
})

export const sendTestMail = endpoint('POST /api/admin/newsletters/:id/send-test', {
  access: 'manager',
  summary: 'Sends one copy to a chosen address.',
  body: z.object({
    testEmail: email,
    /** Instead of the reader’s. */
    language: language.optional(),
  }),
  response: z.object({ message: z.string(), testEmail: z.string(), matchFound: z.boolean() }),
})

export const previewDraft = endpoint('POST /api/admin/newsletters/:id/preview-draft', {
  access: 'manager',
  changes: 'nothing',
  summary:
    'The mail that these texts would make, for a made-up person with or without a match. Takes what saving takes, and stores nothing.',
  body: typed.extend({
    withMatch: z.boolean(),
    /** Of the reader; the company's if it is left out. */
    language: language.optional(),
  }),
  response: z.object({ subject: z.string(), html: z.string() }),
})

export const showDraftFrame = endpoint('GET /api/admin/newsletter-frame', {
  access: 'manager',
  summary:
    'An empty document for a frame, into which the editor writes the preview of a draft: no script runs in it.',
})

export const getRecipients = endpoint('GET /api/admin/newsletters/:id/recipients', {
  access: 'manager',
  summary:
    'Who gets a newsletter of its pairings today, by address: at most 20, searched by name and address, each with the addresses before and after.',
  query: z.object({ search: searchText }),
  response: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      previous: z.string().nullable(),
      next: z.string().nullable(),
      /** Among all of them, from 1. */
      place: z.number().int(),
      people: z.number().int(),
    }),
  ),
})

export const showPreview = endpoint('GET /api/admin/newsletters/:id/preview-email', {
  access: 'manager',
  summary: 'The same mail as a document for a frame, which has a content policy of its own.',
  query: z.object({ recipientEmail: text(PREVIEW_EMAIL) }),
})

export const showPicture = endpoint('GET /api/admin/newsletter-picture', {
  access: 'manager',
  summary: 'A document for a frame that shows the picture at an address, as a mail program will load it.',
  query: z.object({
    url: z.url({ protocol: /^https?$/, ...saying((w) => w.picture) }).max(LONGEST.newsletterLongText),
  }),
})

export const previewMail = endpoint('POST /api/admin/newsletters/:id/preview-email', {
  access: 'manager',
  changes: 'nothing',
  summary:
    'The mail as one recipient will get it, with texts that are not saved yet in place of the stored ones. Stores nothing.',
  body: typed.extend({
    recipientEmail: text(PREVIEW_EMAIL),
    /** Instead of the recipient’s. */
    language: language.optional(),
  }),
  response: z.object({
    recipientEmail: z.string(),
    subject: z.string(),
    personalizedHtml: z.string(),
    matchInfo: z.object({
      found: z.boolean(),
      partner: z.object({ name: z.string(), team: z.string() }).nullable(),
      /** At a table, the others beside the partner. */
      more: z.array(z.object({ name: z.string(), team: z.string() })),
    }),
  }),
})
