import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Questa newsletter è stata inviata e archiviata automaticamente. Le anteprime delle newsletter inviate non sono disponibili, perché si eliminano per tenere il sistema in ordine.',
  notSent: 'Questa newsletter non è stata inviata.',
  noNewsletter: 'Newsletter non trovata',
  noUser: 'Utente non trovato',
  nothingSentThen: 'In quel mese non è stata inviata nessuna newsletter.',
  beingSent: 'Questa newsletter è in invio. Aspetta che finisca, o annulla l’invio.',
  runningMonth: 'Questo registro è del mese in corso. Si può ripulire quando è archiviato, il mese prossimo.',
  purgedAlready: 'Questo registro è già stato ripulito.',
  purged: (title) => `I contenuti personali di «${title}» sono eliminati.`,
  notSigned: (by) => `Questa richiesta non è firmata da ${by}, o la sua firma è troppo vecchia.`,
  notEvents: 'Il corpo della richiesta non è un elenco di eventi.',
  noMail: 'Questa e-mail non è nella posta in uscita.',
}
