import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('it')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Il tuo orario di lavoro e quello di ${listed(others)} non hanno nemmeno mezz’ora in comune`,
    allFull: (people, until) =>
      `${people === 2 ? 'I vostri due' : 'Tutti i vostri'} calendari sono pieni fino a: ${until}`,
    yoursIsFull: (until) => `Il tuo calendario è pieno fino a: ${until}`,
    isFull: (name, until) => `Il calendario di ${name} è pieno fino a: ${until}`,
  },
  tooMany:
    'Oggi hai prenotato 20 volte. Accordati su un orario con l’altra persona; domani puoi prenotare di nuovo.',
  over: 'Questo incontro è concluso, quindi non c’è niente da prenotare.',
  nothingBooked: 'Nessun orario è prenotato, quindi non c’è niente da annullare.',
  quarterHour: 'Scegli un quarto d’ora.',
  past: 'Questo orario è passato. Scegline uno più tardi.',
  timeTaken: 'A quell’ora una persona ha già un altro incontro. Scegli un altro orario.',
  onLeaveThen: 'Quel giorno una persona è in congedo. Scegline un altro.',
  tooFar: (days) => `Scegli un orario nei prossimi ${days} giorni.`,
  booked: (when) => `Il tuo caffè è già prenotato: ${when}.`,
  cancelled: (when) => `Nel frattempo l’orario è stato annullato: ${when}.`,
  nobodyToInvite:
    'L’altra persona non è più in azienda, quindi non c’è nessuno da invitare. Il mese prossimo ne arriva un’altra.',
  thisCentury: 'Scegli un orario di questo secolo.',
  lookedAt: (looks, minutes) => `In un’ora hai guardato gli orari ${looks} volte. Riprova tra ${minutes}.`,
  matchLeft: 'L’altra persona non è più in azienda.',
  notTakingPart: 'In questo momento non partecipi. Torna a partecipare dal tuo profilo, poi prenota.',
  cannotMakeIt: (name) => `In questo momento ${name} non può venire.`,
  off: 'Qui Cup of Joe non prenota orari. Scrivetevi per trovarne uno.',
}
