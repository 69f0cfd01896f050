import { z } from 'zod'
import { LONGEST } from '../limits'
import { hoursFault, isTimeZone, meetingLinkFault } from '../working-hours'

const time = z.string().max(5)

const workingHours = z
  .object({ days: z.array(z.number().int().min(1).max(7)).max(7), from: time, to: time })
  .superRefine((hours, context) => {
    const fault = hoursFault(hours)
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message })
  })
  .transform(({ days, ...hours }) => ({ ...hours, days: [...new Set(days)].sort() }))

/** When and where a person can meet, as they say it themselves; what is absent stays as it is. */
export const whenAndWhere = {
  timeZone: z
    .string()
    .max(LONGEST.timeZone)
    .refine(isTimeZone, { error: 'There is no such time zone. Europe/Berlin is one.' })
    .optional(),
  workingHours: workingHours.optional(),
  meetingLink: z
    .string()
    .max(LONGEST.meetingLink)
    .superRefine((link, context) => {
      const fault = meetingLinkFault(link)
      if (fault) context.addIssue(fault)
    })
    .transform((link) => link.trim())
    .optional(),
}

/** The same as it is read. */
export const shownWhenAndWhere = {
  /** IANA; the programme's until the person has said one. */
  timeZone: z.string(),
  workingHours: z.object({ days: z.array(z.number().int()), from: z.string(), to: z.string() }),
  /** An https address for video, or empty. */
  meetingLink: z.string(),
}
