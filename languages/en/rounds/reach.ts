import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** Who of a round was reached. */
export const reach = {
  title: 'Who was reached',
  failed: 'The people reached could not be loaded.',
  reached: (people: number) => `Reached: ${digits(people)}`,
  waiting: (people: number) => `Waiting: ${digits(people)}`,
  uncertain: (people: number) => `Uncertain: ${digits(people)}`,
  missed: (people: number) => `Not reached: ${digits(people)}`,
  /** Why not, where somebody was to be told by several ways. */
  byMail: (reason: string) => `E-mail: ${reason}`,
  byChat: (chat: string, reason: string) => `${chat}: ${reason}`,
  tryAgain: 'Try again',
  pending: 'Trying...',
  tryFailed: 'The mails could not be sent again',
}
