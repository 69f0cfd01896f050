import type { NewsletterTexts } from './newsletters.queries'

/** A newsletter's content in the form that the mail shows: pictures by their https:// addresses, or empty. */
export interface NewsletterContent extends NewsletterTexts {
  /** "December 2026" */
  monthTitle: string
  orgName: string
  contactEmail: string
  /** Public address of the product, without a slash at the end. */
  appUrl: string
}

/** For people without a match, if the administrator has written no text. */
export const NO_MATCH =
  'There was nobody left to pair you with this time. You are among the first in line for the next round.'

/** For people who came after the round was made: nobody left them out. */
export const JOINED_LATER = 'You joined after this month’s pairs were made. You are in the next round.'

export const letter = (index: number): string => String.fromCharCode(65 + index)

/** "A: Ethiopia", or empty if there is no such choice. */
export function answerText(content: NewsletterContent): string {
  const given = content.brainBuzzerCorrectAnswer.toUpperCase()
  const choice = content.brainBuzzerChoices[given.charCodeAt(0) - 65]
  return choice ? `${given}: ${choice}` : given
}
