import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { plural } = formatsOf('en')

type Shown = Sentence[number]

export const newsletter = {
  hello: (name: string) => `Hello, ${name}`,
  preheader: {
    match: (month: string, name: string, department: string) =>
      `Your coffee match for ${month}: ${name}, ${department}.`,
    stranded: (name: string) => `${name} can’t make it for coffee after all.`,
    sittingOut: (month: string, why: string) => `Sitting out ${month}. ${why}`,
  },
  picture: (month: string, company: string) => `${month} at ${company}`,
  match: {
    label: 'Your coffee match',
    labelOfMore: 'Your coffee matches',
    why: 'Why you two',
    youHost: 'You host this table.',
    hosts: (name: string) => `${name} hosts your table.`,
    whyMore: 'Why all of you',
    see: 'See your match',
    writeTo: (address: Shown): Sentence => ['or write to ', address],
    /** After `writeTo`, at a table: each of the others. */
    andTo: (address: Shown): Sentence => ['and ', address],
    photo: (name: string) => `Photo of ${name}`,
    quoted: (words: string) => `“${words}”`,
  },
  noMatch: {
    label: 'Your match',
    joinedLater: 'In from the next round',
    notNeeded: 'Not needed this time',
    waits: (rounds: number) =>
      `You have a seat in about ${plural(rounds, { one: '# round', other: '# rounds' })}.`,
    onTheList: 'You are on the list.',
    noOtherHost: 'No other host has a seat for you now. You are on the list for the next round.',
    youAreNotNeeded: 'You are not needed this round. Hosts take turns.',
    youJoinedLater: 'You joined after this month’s round was made. You’re in the next one.',
    stranded: 'Your match can’t make it',
    sittingOut: 'Sitting out this month',
    nobodyLeft: 'There was nobody left to pair you with this time.',
  },
  starters: { label: 'Making coffee chats count', title: 'Something to start with' },
  mood: 'This month’s mood',
  buzzer: {
    label: 'Monthly brain buzzer',
    atTheEnd: 'The answer is at the very end.',
    answer: (answer: string) => `Brain buzzer: the answer is ${answer}`,
  },
  tips: 'Pro tips',
  after: {
    title: 'After your coffee',
    text: 'One click tells us how it went. It makes sure that next month’s match is somebody new.',
  },
  profile: 'Your profile',
  ask: 'Ask us',
}
