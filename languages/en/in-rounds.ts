import { formatsOf } from '../../shared/languages/formats'
import type { Instead, Sentence } from '../words'
import type { mail } from './mail'
import { type month, someQuoted } from './month'
import type { responses } from './responses'
import { inWordsFirst } from './counted/small-numbers'

type Shown = Sentence[number]

const { digits, listed, period, plural } = formatsOf('en')
const people = (count: number) => plural(count, { one: '# person', other: '# people' })

/** What stands in place of other texts where a programme's rounds are not those of months. A day is "7 December". */
export const inRounds = {
  mail: {
    frame: {
      cantMakeIt: { dontWait: 'It’s nobody’s fault, and you don’t have to wait for the next round.' },
    },
    reminders: {
      didYouMeet: { paired: (who: Shown): Sentence => ['In this round we paired you with ', who, '.'] },
      join: {
        preheader: 'Regularly, with somebody you may never have met.',
        text: (minutes: number) =>
          `Regularly, two colleagues meet over a coffee, often for the first time. We find somebody for you and write to you both; the rest is a coffee of ${minutes} minutes.`,
      },
      asked: {
        once: 'One click, and we don’t ask again. Your answer makes sure that your next match is somebody new.',
      },
      organiser: {
        preheader: 'You suggest it this time. One click books it.',
        notBooked: (who: Shown): Sentence => [
          'You and ',
          who,
          ' haven’t booked your coffee yet. You suggest the time in this round.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day: string, name: string, department: string) =>
          `Your coffee match for the round of ${day}: ${name}, ${department}.`,
        sittingOut: (day: string, why: string) => `Sitting out the round of ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater: 'You joined after this round was made. You’re in the next one.',
        sittingOut: 'Sitting out this round',
      },
      mood: 'The mood of this round',
      buzzer: { label: 'Brain buzzer' },
      after: { text: 'One click tells us how it went. It makes sure that your next match is somebody new.' },
    },
    summary: { nobody: { subject: 'Cup of Joe: nobody was paired in this round' } },
    meetings: {
      calendar: { ofTheMonth: 'Your coffee chat of this round.' },
      changes: {
        rematched: {
          said: (who: Shown, when: Shown): Sentence => [
            'Your coffee with ',
            who,
            ' on ',
            when,
            ' is cancelled, because your match in this round has changed.',
          ],
        },
      },
      invitation: {
        needsLink: (who: string, link: (label: string) => Shown): Sentence => [
          `You’re in different time zones, and there’s no video link yet. You suggest the time in this round, so please send one to ${who}. Put yours on `,
          link('your profile'),
          ', and every invitation has it.',
        ],
      },
      plan: {
        youSuggest: 'You suggest the time in this round.',
        suggests: (name: string) => `${name} suggests the time in this round.`,
      },
    },
    why: { three: 'There are three of you in this round, so that nobody sits out.' },
    matching: {
      scarce: {
        within: ({
          people: some,
          department,
          colleagues,
        }: Record<'department' | 'colleagues', string> & { people: number }) =>
          `${inWordsFirst(some)} people in ${department} want only their own department and can't meet one another in this round. Only ${colleagues} can meet them.`,
        open: ({
          people: some,
          department,
          colleagues,
        }: Record<'department' | 'colleagues', string> & { people: number }) =>
          `${inWordsFirst(some)} people in ${department} can't meet one another in this round. Only ${colleagues} can meet them.`,
      },
      refused: { barred: "These two can't be paired in this round." },
    },
  },
  month: {
    pairing: {
      unseen: (periods: string[], count: number) =>
        `The matches of ${listed(periods.map((one) => `the round of ${period(one)}`))} were never sent: ${plural(count, { one: "# pair hasn't", other: "# pairs haven't" })} seen them.`,
      completes: (names: string[], more: number, now: string) =>
        `This completes ${someQuoted(names, more)} and pairs everyone ready for the round of ${period(now)}.`,
      completeAndBegin: () => 'Complete and begin a new round',
    },
    completed: { text: 'Closes the round and archives it.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_: string, partner: string) =>
          `You stepped out of this round. ${partner} has been told.`,
        wasMatched: (partner: string) => `You were matched with ${partner} in this round.`,
        notShownYet: () => 'The matches of this round aren’t shown yet. They come with the newsletter.',
        leftOut: (_: string, why: string) => `You sat out this round: ${why}`,
        calledOff: () => 'Your match in this round was called off because you couldn’t make it.',
        noRound: () => 'This round has not been made yet.',
        beforeYou: () => 'This round was made before you joined.',
        noMatch: () => 'You have no match in this round: you couldn’t take part.',
      },
    },
    people: {
      madeWithoutYou: (day: string) =>
        `The round of ${day} was made without you. You take part in the next one automatically.`,
    },
    pairings: {
      pairedAlready: (count: number, scope: string, toldOn: string | null) =>
        `${people(count)} of ${scope} already ${count === 1 ? 'has' : 'have'} a match in this round${toldOn ? `, and a newsletter told them on ${toldOn}` : ''}. A second pairing would give them another one.`,
      inAnotherRound: {
        ofNow: (count: number, scope: string) =>
          `${people(count)} of ${scope} already ${count === 1 ? 'has' : 'have'} a match in another active pairing of this round.`,
      },
      stillActive: {
        ofNow: (name: string, count: number) =>
          `"${name}" is still active${count > 0 ? ` (with ${digits(count)} of these people)` : ''}. It is the present round: to make another one, delete it first.`,
      },
      monthCompleted: 'This round is completed, so your answer can no longer be changed.',
    },
    meetings: {
      nobodyToInvite: 'Your match has left, so there’s nobody to invite. There’s always the next round.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day: string, pairing: string, ofDay: string) =>
          `The newsletter is for the round of ${period(day)}, but "${pairing}" is a pairing of ${period(ofDay)}: everyone would be told their match of that round.`,
      },
    },
    replies: { notMet: 'Noted. There’s always the next round.' },
  },
} satisfies Instead<{ mail: typeof mail; month: typeof month; responses: typeof responses }>
