import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('it')

export const privacy: Responses['privacy'] = {
  erased: 'La persona è cancellata.',
  erasedButOpen: (domain) =>
    `La persona è cancellata. ${domain} resta nella lista di accesso, quindi questo indirizzo può partecipare di nuovo.`,
  notTheirAddress: 'Non è l’indirizzo di questa persona, quindi non è stato cancellato nessuno.',
  typeAddress: 'Scrivi l’indirizzo di questa persona',
  readdressed: (from, to) => `Da ora ${from} è ${to}. Scriviamo a tutti e due gli indirizzi.`,
  readdressedBarred: (from, to) =>
    `Da ora ${from} è ${to}. La lista di accesso blocca questo indirizzo, quindi non parte nessuna e-mail.`,
  merged: (email) => `I due account ora sono uno solo, con l’indirizzo ${email}.`,
  returnsStale: (people) =>
    `Ora si tratta di ${plural(people, { one: '# persona', many: '# persone', other: '# persone' })}. Guarda di nuovo.`,
  theSame: (people) =>
    `${plural(people, { one: '# account continua', many: '# di account continuano', other: '# account continuano' })} con gli incontri passati. Ci vogliono alcuni minuti.`,
  newOnes: (people) =>
    `${plural(people, { one: '# persona comincia', many: '# persone cominciano', other: '# persone cominciano' })} da capo. Gli account di prima vengono cancellati in alcuni minuti.`,
  addressStale: (email) => `Nel frattempo l’indirizzo è cambiato: è ${email}. Guarda di nuovo.`,
  erasedAlready: 'Questa persona è già stata cancellata.',
  adminsStay: (email) =>
    `Chi fa parte dell’amministrazione non si può cancellare. Prima si tolgono i diritti: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `«${newsletter}» è in invio, a questa persona o con il suo nome. Aspetta che finisca, o annulla l’invio.`,
  youAreAdmin:
    'Chi fa parte dell’amministrazione non può eliminare il proprio account. Chiedi a chi gestisce il server di toglierti i diritti (npm run admin -- remove), poi eliminalo qui.',
  sendingToYou:
    'In questo momento è in invio una newsletter per te, o con il tuo nome. Non è stato eliminato niente. Riprova quando l’invio è finito.',
  accountDeletedMail: 'Il tuo account è eliminato. Un’ultima e-mail lo conferma.',
  accountDeleted: 'Il tuo account è eliminato.',
}
