import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait':
      'Niemand ist schuld daran, und du musst nicht bis zur nächsten Runde warten.',
    'meetings.calendar.ofTheMonth': 'Dein Kaffeetreffen dieser Runde.',
    'meetings.changes.rematched.said': (who, when) => [
      'Dein Kaffee mit ',
      who,
      ' am ',
      when,
      ' fällt aus, weil du in dieser Runde jetzt jemand anderen triffst.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Ihr seid in verschiedenen Zeitzonen, und es gibt noch keinen Link für das Video. In dieser Runde schlägst du die Zeit vor: Bitte schick ${who} einen. Wenn du deinen in `,
      link('dein Profil'),
      ' einträgst, steht er in jeder Einladung.',
    ],
    'meetings.plan.youSuggest': 'In dieser Runde schlägst du die Zeit vor.',
    'meetings.plan.suggests': (name) => `In dieser Runde schlägt ${name} die Zeit vor.`,
    'reminders.didYouMeet.paired': (who) => [
      'In dieser Runde haben wir dich mit ',
      who,
      ' zusammengebracht.',
    ],
    'reminders.join.preheader': 'Jede Runde mit jemandem, den du vielleicht noch nie getroffen hast.',
    'reminders.join.text':
      'In jeder Runde trinken zwei, die sich vielleicht noch nie begegnet sind, zusammen Kaffee. Wir finden jemanden für dich und schreiben euch beiden; der Rest ist eine halbe Stunde Gespräch.',
    'reminders.asked.once':
      'Ein Klick genügt, und niemand fragt noch einmal. Deine Antwort sorgt dafür, dass du beim nächsten Mal jemand Neues triffst.',
    'reminders.organiser.preheader': 'In dieser Runde schlägst du sie vor. Ein Klick bucht sie.',
    'reminders.organiser.notBooked': (who) => [
      'Du und ',
      who,
      ' habt euren Kaffee noch nicht gebucht, und in dieser Runde schlägst du die Zeit vor.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Dein Kaffeetreffen der Runde vom ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `In der Runde vom ${day} setzt du aus. ${why}`,
    'newsletter.match.label': 'Dein Kaffeetreffen',
    'newsletter.match.labelOfTwo': 'In dieser Runde triffst du zwei',
    'newsletter.noMatch.youJoinedLater':
      'Du bist dazugekommen, als die Paare dieser Runde schon feststanden. In der nächsten Runde bist du dabei.',
    'newsletter.noMatch.sittingOut': 'In dieser Runde setzt du aus',
    'newsletter.mood': 'Die Stimmung dieser Runde',
    'newsletter.buzzer.label': 'Die Knobelfrage',
    'newsletter.after.text':
      'Ein Klick sagt uns, wie es war, damit du beim nächsten Mal jemand Neues triffst.',
    'why.three': 'In dieser Runde seid ihr zu dritt, damit niemand übrig bleibt.',
    'summary.nobody.subject': 'Cup of Joe: In dieser Runde wurde niemand gepaart',
  },
}
