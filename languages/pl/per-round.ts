import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': 'To niczyja wina i nie trzeba czekać do następnej rundy.',
    'meetings.calendar.ofTheMonth': 'Twoja kawa w tej rundzie.',
    'meetings.changes.rematched.said': (who, when) => [
      'Kawa jest odwołana, bo w tej rundzie spotkasz kogoś innego. Druga osoba: ',
      who,
      '. Termin: ',
      when,
      '.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Jesteście w różnych strefach czasowych, a nie ma jeszcze linku do rozmowy wideo. W tej rundzie to ty proponujesz termin, więc wyślij link (${who} na niego czeka). Jeśli podasz swój w `,
      link('swoim profilu'),
      ', znajdzie się w każdym zaproszeniu.',
    ],
    'meetings.plan.youSuggest': 'W tej rundzie to ty proponujesz termin.',
    'meetings.plan.suggests': (name) => `W tej rundzie termin proponuje ${name}.`,
    'reminders.didYouMeet.paired': (who) => [
      'W tej rundzie zaproponowaliśmy ci kawę. Druga osoba: ',
      who,
      '.',
    ],
    'reminders.join.preheader': 'W każdej rundzie z kimś, kogo może jeszcze nie znasz.',
    'reminders.join.text':
      'W każdej rundzie dwie osoby, które może nigdy się nie spotkały, piją razem kawę. Znajdziemy kogoś dla ciebie i napiszemy do was; reszta to pół godziny rozmowy.',
    'reminders.asked.once':
      'Wystarczy jedno kliknięcie i nikt nie zapyta ponownie. Dzięki twojej odpowiedzi następnym razem będzie to ktoś nowy.',
    'reminders.organiser.preheader': 'W tej rundzie to ty go proponujesz. Jedno kliknięcie go rezerwuje.',
    'reminders.organiser.notBooked': (who) => [
      'Wasza kawa nie ma jeszcze terminu, a w tej rundzie to ty go proponujesz. Druga osoba: ',
      who,
      '.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Twoje spotkanie (runda z ${day}): ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Bez spotkania w rundzie z ${day}. ${why}`,
    'newsletter.match.label': 'Twoje spotkanie przy kawie',
    'newsletter.match.labelOfTwo': 'W tej rundzie spotkasz dwie osoby',
    'newsletter.noMatch.youJoinedLater':
      'Pary na tę rundę były już dobrane, gdy twoje konto było gotowe. W następnej bierzesz udział.',
    'newsletter.noMatch.sittingOut': 'W tej rundzie bez spotkania',
    'newsletter.mood': 'Nastrój tej rundy',
    'newsletter.buzzer.label': 'Łamigłówka',
    'newsletter.after.text': 'Jedno kliknięcie powie nam, jak było, żeby następnym razem był to ktoś nowy.',
    'why.three': 'W tej rundzie jest was troje, żeby nikt nie został bez pary.',
    'summary.nobody.subject': 'Cup of Joe: w tej rundzie nikt nie ma pary',
  },
}
