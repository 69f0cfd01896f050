import { mail } from '../../languages/en/mail'
import { type MailReason as Reason, sayReason } from '../../languages/reasons'

/** What is told of matches, or of those who are left out, in English. */
export const inEnglish = <Told extends { why?: Reason[]; reasons?: Reason[] }>(all: readonly Told[]) =>
  all.map(({ why = [], reasons = why, ...told }) => ({ ...told, reason: sayReason({ mail }, reasons) }))
