import type { MailReason } from '../../languages/reasons'

/** Why those meet who go on without some of so many. It names nobody, as who left may be erased. */
export const whyStill = (people: number): MailReason[] => [
  { code: people === 3 ? 'why.stillTwo' : 'why.fewer' },
]
