import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'A voi due va bene chiunque, e lavorate in reparti diversi.',
  open: 'A voi due va bene chiunque.',
  bothAcross: 'Volevate la stessa cosa: qualcuno di un altro reparto.',
  bothWithin: 'Volevate la stessa cosa: qualcuno del vostro reparto.',
  oneAcross: 'Una persona voleva qualcuno di un altro reparto, all’altra va bene chiunque.',
  oneWithin: 'Una persona voleva qualcuno del proprio reparto, all’altra va bene chiunque.',
  broughtTogether: 'L’idea di farvi incontrare è di chi cura il programma.',
  neverMet: 'È la prima volta che vi incontrate.',
  lastMet: ({ month }) => `Il vostro ultimo incontro: ${month}.`,
  three: 'Questo mese siete in tre, così nessuno resta fuori.',
  stillTwo: 'Dovevate essere in tre. Una persona non può più venire, quindi siete in due.',
  tableAcross: 'Venite da reparti diversi.',
  tableWithin: 'Lavorate nello stesso reparto.',
  tableNeverMet: 'È la prima volta che vi incontrate.',
  tableLastMet: ({ month }) => `L’ultimo incontro tra due di voi: ${month}.`,
  fewer: 'Qualcuno non può più venire. Voi vi incontrate lo stesso.',
  grown: 'Questo tavolo è cresciuto da quando è stato formato.',
  topics: ({ names }) => `Avete scelto la stessa cosa: ${names}.`,
  tableTopics: ({ names }) => `Più di una persona tra voi ha scelto: ${names}.`,
  aboutTopic: ({ name }) => `Che cosa vi piacerebbe raccontarvi su questo tema: ${name}?`,
}
