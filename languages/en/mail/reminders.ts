import type { Sentence } from '../../words'

type Shown = Sentence[number]

const oneClick = 'One click tells us: you met, or you missed each other.'

/** Mails to people who take part, between the newsletters. */
export const reminders = {
  headsUp: {
    subject: (date: string) => `Coffee round on ${date}: you are in`,
    title: 'The next coffee round is coming up',
    preheader: (date: string) => `On ${date}. You don’t need to do anything.`,
    youAreIn: (date: Shown): Sentence => ['On ', date, ' we pair colleagues for a coffee, and you are in.'],
    nothingToDo: 'You don’t need to do anything.',
    notThisTime: 'Your match comes by mail. Not this time?',
    skip: 'Skip this one',
    pause: 'Pause for longer',
    backAfter: 'If you skip this round, you are back in the one after it.',
  },
  /** The heads-up said that they are in, and nobody was found for them. */
  noRound: {
    subject: 'No coffee this time',
    text: 'We wrote that you are in this coffee round. It found nobody for you to meet, so there is no coffee this time.',
    next: 'You don’t need to do anything: you are in the next round.',
  },
  silence: {
    subject: 'Still fancy a coffee?',
    preheader: 'One click keeps you in.',
    text: 'We have not heard from you for a while, and we don’t want a colleague to wait for you in vain.',
    stay: 'Yes, keep me in',
    otherwise:
      'If you do nothing, we leave you out of the next rounds, so that nobody waits for you. You are back in as soon as you press the button or sign in.',
  },
  /** Two weeks after the newsletter. */
  didYouMeet: {
    subject: 'Did you meet for coffee?',
    preheader: oneClick,
    paired: (who: Shown): Sentence => ['Two weeks ago we paired you with ', who, '.'],
    two: 'Did you two have your coffee?',
    more: 'Did you all have your coffee?',
    noTimeYet: (address: Shown): Sentence => [
      'No time yet? A short hello today still counts. This is the only reminder for this match. Their address: ',
      address,
    ],
  },
  stranded: {
    subject: 'Your match can’t make it',
    preheader: 'What happened, and what you can do.',
    tooLateUntil: (date: string) => `It is too late for another match now. The next pairing is on ${date}.`,
    tooLate: 'It is too late for another match now. The next pairing brings one.',
  },
  rescue: {
    subject: (newsletter: string) => `Another match for you: ${newsletter}`,
    grown: (newsletter: string) => `Your table has grown: ${newsletter}`,
  },
  join: {
    subject: 'Coffee with a colleague?',
    subjectAgain: 'A reminder: coffee with a colleague?',
    title: (company: string) => `Coffee with a colleague at ${company}`,
    preheader: 'Once a month, with somebody you may never have met.',
    because: (company: string) => `You get this mail because you were invited to coffee chats at ${company}.`,
    leave: "Don't ask me again",
    invited: (who: string) => `${who} invites you to join in.`,
    invitedAgain: (who: string) => `${who} invited you a while ago, and would still like you to join.`,
    text: 'Once a month, two colleagues who may never have met have a coffee together. We find somebody for you and write to you both; the rest is half an hour of talk.',
    button: 'Join in',
    how: 'It takes two minutes: sign in with this address, and say whom you would like to meet.',
  },
  tomorrow: {
    subject: 'Coffee tomorrow',
    personal: (coffee: string) => `Tomorrow: ${coffee}`,
  },
  /** The day after a booked time. */
  asked: {
    two: 'Did you two meet?',
    more: 'Did you all meet?',
    personal: (question: string, coffee: string) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who: Shown, when: Shown): Sentence => ['You and ', who, ' had coffee planned for ', when, '.'],
    once: 'One click is all it takes, and nobody asks again. Your answer makes sure that next month’s match is somebody new.',
  },
  declined: {
    subject: 'Your coffee needs another time',
    preheader: 'How about another time?',
    byOwn: (who: string, when: Shown): Sentence => [
      `Your calendar declined your coffee with ${who} on `,
      when,
      ', so the coffee is cancelled.',
    ],
    byOther: (who: string, when: Shown): Sentence => [
      `${who} can’t make it on `,
      when,
      ', so the coffee is cancelled.',
    ],
  },
  organiser: {
    subject: 'Your coffee needs a time',
    personal: (who: string) => `Your coffee with ${who} needs a time`,
    preheader: 'You suggest it this month. One click books it.',
    notBooked: (who: Shown): Sentence => [
      'You and ',
      who,
      ' have not booked your coffee yet, and you suggest the time this month.',
    ],
    onlyReminder: 'This is the only reminder.',
  },
}
