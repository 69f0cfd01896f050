import type { Sentence } from '../../words'

type Shown = Sentence[number]

const oneClick = 'One click tells us: you met, or you missed each other.'

/** Mails to people who take part, between the newsletters. */
export const reminders = {
  /** Asks whether they take part in a round. */
  ask: {
    subject: (date: string) => `Are you in on ${date}?`,
    title: 'Are you in this time?',
    question: (date: Shown): Sentence => ['The next round is on ', date, '. Shall we find somebody for you?'],
    in: 'I’m in',
    takeBack: 'Take it back',
    otherwise: 'Without an answer you sit this one out. You can change your mind until the round is made.',
  },
  headsUp: {
    subject: (date: string) => `Coffee round on ${date}: you’re in`,
    title: 'The next coffee round is coming up',
    preheader: (date: string) => `On ${date}. You don’t need to do anything.`,
    youAreIn: (date: Shown): Sentence => ['On ', date, ' we pair colleagues for a coffee, and you’re in.'],
    nothingToDo: 'You don’t need to do anything.',
    notThisTime: 'Your match comes by mail. Not this time?',
    skip: 'Skip this one',
    pause: 'Pause for longer',
    backAfter: 'Skip this round, and you’re back in the one after it.',
  },
  /** The heads-up said that they are in, and nobody was found for them. */
  noRound: {
    subject: 'No coffee this time',
    text: 'We told you that you were in this coffee round. But we found nobody for you to meet, so there’s no coffee this time.',
    next: 'You don’t need to do anything: you’re in the next round.',
  },
  silence: {
    subject: 'Still fancy a coffee?',
    preheader: 'One click keeps you in.',
    text: 'We haven’t heard from you for a while, and we don’t want a colleague to wait for you in vain.',
    stay: 'Yes, keep me in',
    otherwise:
      'If you do nothing, the next rounds go on without you, so that nobody waits in vain. You’re back as soon as you press the button or sign in.',
  },
  /** A week after the newsletter, or sooner in a shorter round; so it says no number of days. */
  didYouMeet: {
    subject: 'Did you meet for coffee?',
    preheader: oneClick,
    paired: (who: Shown): Sentence => ['Recently we paired you with ', who, '.'],
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
    tooLateUntil: (date: string) => `It’s too late for another match now. The next round is on ${date}.`,
    tooLate: 'It’s too late for another match now. The next round brings one.',
  },
  rescue: {
    subject: (newsletter: string) => `A new match for you: ${newsletter}`,
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
    text: (minutes: number) =>
      `Once a month, two colleagues meet over a coffee, often for the first time. We find somebody for you and write to you both; the rest is a coffee of ${minutes} minutes.`,
    button: 'Join in',
    how: 'It takes two minutes: open the page, enter this code, and say who you’d like to meet.',
    once: 'The link and the code work once, for 14 days. Don’t give the code to anyone.',
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
    once: 'One click, and we don’t ask again. Your answer makes sure that next month’s match is somebody new.',
  },
  declined: {
    subject: 'Your coffee needs another time',
    preheader: 'How about another time?',
    byOwn: (who: string, when: Shown): Sentence => [
      `Your calendar declined your coffee with ${who} on `,
      when,
      ', so it’s cancelled.',
    ],
    byOther: (who: string, when: Shown): Sentence => [
      `${who} can’t make it on `,
      when,
      ', so your coffee is cancelled.',
    ],
  },
  organiser: {
    subject: 'Your coffee needs a time',
    personal: (who: string) => `Your coffee with ${who} needs a time`,
    preheader: 'You suggest it this month. One click books it.',
    notBooked: (who: Shown): Sentence => [
      'You and ',
      who,
      ' haven’t booked your coffee yet. You suggest the time this month.',
    ],
    onlyReminder: 'This is the only reminder.',
  },
}
