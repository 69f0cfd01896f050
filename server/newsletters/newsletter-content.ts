import type { NewsletterTexts } from './newsletters.queries'

/** A newsletter's content in the form that the mail shows: pictures by their https:// addresses, or empty. */
export interface NewsletterContent extends Omit<NewsletterTexts, 'month'> {
  /** "December 2026" */
  monthTitle: string
  /** "December" */
  month: string
  orgName: string
  contactEmail: string
  /** Public address of the product, without a slash at the end. */
  appUrl: string
}

export const letter = (index: number): string => String.fromCharCode(65 + index)

/** "A: Ethiopia", or empty if there is no such choice. */
export function answerText(content: NewsletterContent): string {
  const given = content.brainBuzzerCorrectAnswer.toUpperCase()
  const choice = content.brainBuzzerChoices[given.charCodeAt(0) - 65]
  return choice ? `${given}: ${choice}` : given
}
