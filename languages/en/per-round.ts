import type { Sentence } from '../words'

type Shown = Sentence[number]

/**
 * Of a programme whose rounds are not those of months: what the server says in the place of the texts that speak of the month,
 * by where those are.
 */
export const perRound = {
  mail: {
    'frame.cantMakeIt.dontWait': 'It is nobody’s fault, and you don’t have to wait for the next round.',
    'meetings.calendar.ofTheMonth': 'Your coffee chat of this round.',
    'meetings.changes.rematched.said': (who: Shown, when: Shown): Sentence => [
      'Your coffee with ',
      who,
      ' on ',
      when,
      ' is cancelled, because your match of this round has changed.',
    ],
    'meetings.invitation.needsLink': (who: string, link: (label: string) => Shown): Sentence => [
      `You are in different time zones, and there is no link for video yet. You suggest the time in this round, so please send one to ${who}. If you put yours on `,
      link('your profile'),
      ', every invitation has it.',
    ],
    'meetings.plan.youSuggest': 'You suggest the time in this round.',
    'meetings.plan.suggests': (name: string) => `${name} suggests the time in this round.`,
    'reminders.didYouMeet.paired': (who: Shown): Sentence => ['In this round we paired you with ', who, '.'],
    'reminders.join.preheader': 'Every round with somebody you may never have met.',
    'reminders.join.text':
      'Every round, two colleagues who may never have met have a coffee together. We find somebody for you and write to you both; the rest is half an hour of talk.',
    'reminders.asked.once':
      'One click is all it takes, and nobody asks again. Your answer makes sure that your next match is somebody new.',
    'reminders.organiser.preheader': 'You suggest it in this round. One click books it.',
    'reminders.organiser.notBooked': (who: Shown): Sentence => [
      'You and ',
      who,
      ' have not booked your coffee yet, and you suggest the time in this round.',
    ],
    'newsletter.preheader.match': (day: string, name: string, department: string) =>
      `Your coffee match for ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day: string, why: string) =>
      `Sitting out the round of ${day}. ${why}`,
    'newsletter.match.label': 'Your coffee match',
    'newsletter.match.labelOfTwo': 'Your coffee match is two in this round',
    'newsletter.noMatch.youJoinedLater':
      'You joined after this round’s pairs were made. You are in the next round.',
    'newsletter.noMatch.sittingOut': 'Sitting out this round',
    'newsletter.mood': 'This round’s mood',
    'newsletter.buzzer.label': 'Brain buzzer',
    'newsletter.after.text': 'One click tells us how it went, so that your next match is somebody new.',
    'why.three': 'You are three in this round, so that nobody is left out.',
    'summary.nobody.subject': 'Cup of Joe: this round’s cycle paired nobody',
  },
}
