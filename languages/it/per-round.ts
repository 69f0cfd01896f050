import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': 'Non è colpa di nessuno, e non serve aspettare il prossimo giro.',
    'meetings.calendar.ofTheMonth': 'Il tuo caffè insieme di questo giro.',
    'meetings.changes.rematched.said': (who, when) => [
      'Il tuo caffè con ',
      who,
      ' di ',
      when,
      ' è annullato, perché il tuo incontro di questo giro è cambiato.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Siete in fusi orari diversi, e non c’è ancora un link per il video. In questo giro l’orario lo proponi tu: mandane uno a ${who}. Se metti il tuo nel `,
      link('tuo profilo'),
      ', sarà in ogni invito.',
    ],
    'meetings.plan.youSuggest': 'In questo giro l’orario lo proponi tu.',
    'meetings.plan.suggests': (name) => `In questo giro l’orario lo propone ${name}.`,
    'reminders.didYouMeet.paired': (who) => ['In questo giro ti abbiamo proposto un caffè con ', who, '.'],
    'reminders.join.preheader': 'A ogni giro, con una persona che forse non hai mai incontrato.',
    'reminders.join.text':
      'A ogni giro due persone che forse non si sono mai incontrate prendono un caffè insieme. Troviamo qualcuno per te e vi scriviamo; il resto è mezz’ora di chiacchiere.',
    'reminders.asked.once':
      'Basta un clic, e nessuno lo chiede di nuovo. Grazie alla tua risposta, la prossima volta incontri una persona nuova.',
    'reminders.organiser.preheader': 'In questo giro lo proponi tu. Un clic lo prenota.',
    'reminders.organiser.notBooked': (who) => [
      'Il tuo caffè con ',
      who,
      ' non è ancora prenotato, e in questo giro l’orario lo proponi tu.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Il tuo incontro del giro del ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Nessun incontro nel giro del ${day}. ${why}`,
    'newsletter.match.label': 'Il tuo incontro',
    'newsletter.match.labelOfTwo': 'In questo giro incontri due persone',
    'newsletter.noMatch.youJoinedLater':
      'Hai iniziato quando le coppie di questo giro erano già fatte. Al prossimo ci sei anche tu.',
    'newsletter.noMatch.sittingOut': 'Nessun incontro in questo giro',
    'newsletter.mood': 'L’umore di questo giro',
    'newsletter.buzzer.label': 'Il rompicapo',
    'newsletter.after.text':
      'Un clic ci dice com’è andata, così la prossima volta incontri una persona nuova.',
    'why.three': 'In questo giro siete in tre, così nessuno resta fuori.',
    'summary.nobody.subject': 'Cup of Joe: in questo giro nessuno ha un incontro',
  },
}
