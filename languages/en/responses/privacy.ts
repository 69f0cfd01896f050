import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Erasing people, and accounts that end. */
export const privacy = {
  erased: 'The person is erased.',
  erasedButOpen: (domain: string) =>
    `The person is erased. ${domain} is on the whitelist as before, so this address can join again.`,
  notTheirAddress: 'This is not the address of this person, so nobody was erased.',
  typeAddress: 'Type the address of this person',
  readdressed: (from: string, to: string) => `${from} is ${to} from now on. Both addresses are told.`,
  readdressedBarred: (from: string, to: string) =>
    `${from} is ${to} from now on. The whitelist bars this address, so no mail is sent.`,
  merged: (email: string) => `The two accounts are one now, with the address ${email}.`,
  returnsStale: (people: number) =>
    `By now it is about ${plural(people, { one: '# person', other: '# people' })}. Look again.`,
  theSame: (people: number) =>
    `${plural(people, { one: '# account goes on with its history', other: '# accounts go on with their history' })}. This takes a few minutes.`,
  newOnes: (people: number) =>
    `${plural(people, { one: '# newcomer begins', other: '# newcomers begin' })} anew. The earlier accounts are erased within a few minutes.`,
  addressStale: (email: string) => `Their address has changed meanwhile: it is ${email}. Look again.`,
  erasedAlready: 'This person has been erased already.',
  adminsStay: (email: string) =>
    `Administrators can’t be erased. Their rights are taken away first: npm run admin -- remove ${email}`,
  beingSent: (newsletter: string) =>
    `"${newsletter}" is being sent, to this person or with their name. Wait until it has been sent, or cancel it.`,
  youAreAdmin:
    'You are an administrator, and administrators can’t delete their account. Ask the people who run the server to take your rights away first (npm run admin -- remove); then delete it here.',
  sendingToYou:
    'A newsletter to you, or with your name in it, is being sent right now. Nothing was deleted. Please try again when that is over.',
  accountDeletedMail: 'Your account is deleted. A last email confirms it.',
  accountDeleted: 'Your account is deleted.',
}
