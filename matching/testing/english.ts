import { mail } from '../../languages/en/mail'
import { type MailReason as Reason, reasonText } from '../../languages/reasons'

/** What the engine tells, in English; people are called by their ids. */
export const english = (reasons: Reason | readonly Reason[]): string => reasonText({ mail }, reasons)

/** The same of somebody who is left out: why, and what would have helped. */
export const toldOf = ({ reasons }: { reasons: Reason[] }) => ({
  reason: english(reasons.slice(0, -1)),
  change: english(reasons.slice(-1)),
})
