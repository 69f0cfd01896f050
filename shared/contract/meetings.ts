import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, MEETING_REPLIES, MEETING_STATES } from '../limits'
import { SETTINGS } from '../programme'
import { MEETING_LINK } from '../text-rules'
import { hoursFault, isTimeZone } from '../working-hours'
import { id, instant, text } from './common'
import { refused, saying } from '../languages/faults'

const time = z.string().max(5)

const workingHours = z
  .object({ days: z.array(z.number().int().min(1).max(7)).max(7), from: time, to: time })
  .superRefine((hours, context) => {
    const fault = hoursFault(hours)
    if (fault) context.addIssue(refused(fault.message, [fault.path]))
  })
  .transform(({ days, ...hours }) => ({ ...hours, days: [...new Set(days)].sort() }))

/** When and where a person can meet, as they say it themselves; what is absent stays as it is. */
export const whenAndWhere = {
  timeZone: z
    .string()
    .max(LONGEST.timeZone)
    .refine(
      isTimeZone,
      saying((w) => w.timeZone),
    )
    .optional(),
  workingHours: workingHours.optional(),
  meetingLink: text(MEETING_LINK).optional(),
}

/** The fields as they are read. */
export const shownWhenAndWhere = {
  /** IANA; the programme's until the person has said one. */
  timeZone: z.string(),
  workingHours: z.object({ days: z.array(z.number().int()), from: z.string(), to: z.string() }),
  /** An https address for video, or empty. */
  meetingLink: z.string(),
}

/** What the people of a match meet for and how long, as their programme has it. */
export const ofProgramme = { meal: z.enum(SETTINGS.meal.values), minutes: z.int() }

export const meeting = z.object({
  start: instant,
  end: instant,
  state: z.enum(MEETING_STATES),
  /** One more with each change. */
  sequence: z.number().int(),
  /** Who chose the time, or cancelled it; null: booked by itself, as the programme wants, or cancelled because one of the two can't make it. */
  bookedBy: id.nullable(),
  /** What the calendars of the two replied to the invitation, by mail. */
  replies: z.array(z.object({ userId: id, reply: z.enum(MEETING_REPLIES) })),
})
export type Meeting = z.infer<typeof meeting>

/** The time that somebody wants. */
export const wantedTime = {
  start: z.iso.datetime({ offset: true, ...saying((w) => w.iso) }),
  /** Of the meeting that the caller has seen, null for none: when it has changed since, nothing is booked. */
  sequence: z.number().int().min(0).nullable().optional(),
}

export const bookMeeting = endpoint('POST /api/matches/:id/meeting', {
  summary:
    'Books the time at which the two of a match, or of an earlier one, meet, or moves it; both are mailed an invitation.',
  body: z.object(wantedTime),
  response: z.object({ meeting }),
})

export const cancelMeeting = endpoint('DELETE /api/matches/:id/meeting', {
  summary: 'Cancels the time that is booked; both are told by mail.',
  response: z.object({ meeting }),
})

/** Times that are suggested to somebody. */
export const suggestions = {
  slots: z.array(z.object({ start: instant, end: instant })),
  /** Of the other person, to read a time by their clock as well. */
  partnerTimeZone: z.string(),
  /** Of the others at a table. */
  moreTimeZones: z.array(z.string()),
  /** Why no time is suggested. */
  reason: z.string().optional(),
}

export const getSlots = endpoint('GET /api/matches/:id/slots', {
  summary: 'Up to three times at which both people of a match could meet, the same for both.',
  response: z.object(suggestions),
})

/** Times that suit all, besides those that are suggested. */
export const otherTimes = z.object({ starts: z.array(instant) })

export const getOtherTimes = endpoint('GET /api/matches/:id/times', {
  summary:
    'All other times that suit the people of a match: every quarter hour of the next twenty working days.',
  response: otherTimes,
})
