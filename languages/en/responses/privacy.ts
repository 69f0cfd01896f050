import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Erasing people, and accounts that end. */
export const privacy = {
  erased: 'The person is erased.',
  erasedButOpen: (domain: string) =>
    `The person is erased. ${domain} is on the whitelist as before, so this address can join again.`,
  notTheirAddress: 'This isn’t the person’s address, so nobody was erased.',
  typeAddress: 'Type this person’s address',
  readdressed: (from: string, to: string) => `From now on, ${from} is ${to}. We mail both addresses.`,
  readdressedBarred: (from: string, to: string) =>
    `From now on, ${from} is ${to}. The whitelist bars this address, so no mail is sent.`,
  merged: (email: string) => `The two accounts are now one, with the address ${email}.`,
  returnsStale: (people: number) =>
    `It is now about ${plural(people, { one: '# person', other: '# people' })}. Look again.`,
  theSame: (people: number) =>
    `${plural(people, { one: '# account goes on with its history', other: '# accounts go on with their history' })}. This takes a few minutes.`,
  newOnes: (people: number) =>
    `${plural(people, { one: '# newcomer begins', other: '# newcomers begin' })} anew. The earlier accounts are erased within a few minutes.`,
  addressStale: (email: string) => `Their address has changed to ${email}. Look again.`,
  erasedAlready: 'This person has already been erased.',
  adminsStay: (email: string) =>
    `Administrators can’t be erased. Take away their rights first: npm run admin -- remove ${email}`,
  beingSent: (newsletter: string) =>
    `"${newsletter}" is being sent, to this person or with their name. Wait until it has been sent, or cancel it.`,
  youAreAdmin:
    'Administrators can’t delete their account. Ask the people who run the server to take away your rights (npm run admin -- remove), then delete it here.',
  sendingToYou:
    'A newsletter to you, or with your name in it, is being sent right now. Nothing was deleted. Please try again once it is sent.',
  accountDeletedMail: 'Your account is deleted. A last email confirms it.',
  accountDeleted: 'Your account is deleted.',
}
