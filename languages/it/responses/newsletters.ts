import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('it')

const recipients = (count: number) =>
  plural(count, { one: '# destinatario', many: '# di destinatari', other: '# destinatari' })
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const savedBy = (who: string | null, fields: string[]) =>
  `Da quando l’hai aperta, ${who ?? 'un’altra persona'} ha salvato questa newsletter${fields.length > 0 ? ` e ha cambiato: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'Il suo reparto' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Qui una newsletter si traduce in ${others.join(', ')}, non in ${language}.`
      : 'Qui non c’è un’altra lingua in cui tradurre una newsletter.',
  wasSent: {
    edit: 'Questa newsletter è stata inviata e non si può più modificare.',
    approve: 'Questa newsletter è stata inviata e non si può più approvare.',
    delete: 'Questa newsletter è stata inviata e non si può più eliminare.',
  },
  isBeingSent: {
    edit: 'Questa newsletter è in invio. Non si può modificare finché l’invio non è finito.',
    approve: 'Questa newsletter è in invio. Non si può approvare finché l’invio non è finito.',
    delete: 'Questa newsletter è in invio. Non si può eliminare finché l’invio non è finito.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} Ricaricala e leggila prima di approvarla.`,
    send: (who, fields) => `${savedBy(who, fields)} Ricaricala e leggila prima di inviarla.`,
  },
  sendOver: {
    pause: 'Questo invio è finito e non si può più mettere in pausa.',
    resume: 'Questo invio è finito e non si può più riprendere.',
    cancel: 'Questo invio è finito e non si può più annullare.',
  },
  resent: (count) =>
    plural(count, {
      one: 'Si reinvia # e-mail incerta.',
      many: 'Si reinviano # di e-mail incerte.',
      other: 'Si reinviano # e-mail incerte.',
    }),
  send: {
    soFar: (sent, total) => `Finora ${digits(sent)} di ${recipients(total)}.`,
    sentTo: (sent) => `Newsletter inviata a ${recipients(sent)}.`,
    cancelled: (open) => `L’invio è stato annullato. ${open}`,
    paused: (open, reason) => `L’invio è in pausa. ${open} ${reason}`,
    underWay: (open) => `L’invio della newsletter continua in background. ${open}`,
    details: ({ sent, failed, total }) =>
      `Invio a ${recipients(total)}. Riusciti: ${digits(sent)}, non riusciti: ${digits(failed)}.`,
    uncertain: (unknown) =>
      `Incerti: ${digits(unknown)}. Non si sa se sono arrivati; dal registro si possono reinviare.`,
  },
  allMatched: (count) =>
    plural(count, {
      one: '# persona, e ha un incontro.',
      many: 'Tutte le # di persone hanno un incontro.',
      other: 'Tutte le # persone hanno un incontro.',
    }),
  someMatched: (matched, count) =>
    `${plural(matched, { one: '# ha un incontro', many: '# hanno un incontro', other: '# hanno un incontro' })}, su ${people(count)}; leggi le note.`,
  noMatches: 'L’abbinamento collegato non ha incontri.',
  nobodyTakesPart:
    'Dell’abbinamento collegato non partecipa più nessuno. Fai un nuovo abbinamento e collegalo.',
  notes: {
    departed: {
      left: 'non è più in azienda',
      paused: 'è in pausa',
      optedOut: 'non partecipa più',
      onLeave: 'è in congedo',
      other: 'non può più partecipare',
    },
    gone: (who, departed) => `Dopo l’abbinamento, ${who} ${departed} e non riceve niente.`,
    goneOfTwo: (who, departed, partner) =>
      `Dopo l’abbinamento, ${who} ${departed} e non riceve niente; ${partner} riceve la notizia, e può chiedere un’altra persona.`,
    goneOfMore: (who, departed, others) =>
      `Dopo l’abbinamento, ${who} ${departed} e non riceve niente; ${listed(others)} si incontrano lo stesso.`,
    unreachable: (who) =>
      `Negli ultimi mesi le e-mail non hanno raggiunto ${who}. Si riprova; chiedi alla persona, o mettila in pausa.`,
    matchDeparted: (name, departed) => `L’altra persona, ${name}, dopo l’abbinamento ${departed}.`,
    matchGone: 'L’incontro non c’è più.',
    noMatch: (who) => `${who} non ha un incontro e legge il testo qui sotto.`,
    joinedLater: (who) => `${who} partecipa da dopo l’abbinamento, e legge che al prossimo giro ci sarà.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `La newsletter è di ${period(month)}, ma «${pairing}» è un abbinamento di ${period(ofMonth)}: ogni persona leggerebbe chi incontrava in quel mese.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Un’altra newsletter' : `«${newsletter}»`} ha già annunciato a ${people(count)} l’incontro di «${pairing}» (${on}): l’annuncio si ripeterebbe.`,
  },
  noPairingFile: (file) => `Non c’è nessun file di abbinamento di nome «${file}».`,
  staysLinked: (pairing) =>
    `Tutte le persone di «${pairing}» hanno già questa newsletter, quindi l’abbinamento resta collegato.`,
  otherMonth: (month, pairing) =>
    `Si possono collegare più abbinamenti solo se sono tutti di ${period(month)}, e «${pairing}» non lo è.`,
  forEverybody: (pairing) =>
    `«${pairing}» vale per tutti, quindi le persone di un altro abbinamento riceverebbero due e-mail. Collegalo da solo.`,
  twoOfGroup: (group) =>
    `Due di questi abbinamenti sono di ${group}, quindi le sue persone riceverebbero due e-mail. Collegane uno solo.`,
  inCommon: (one, other, count) =>
    `«${one}» e «${other}» hanno in comune ${people(count)}, con il rischio di due e-mail ciascuna. Collegane uno solo.`,
  monthName: 'Il mese è il nome inglese di un mese o un numero da 1 a 12.',
  savedMeanwhile:
    'Da quando l’hai aperta, un’altra persona ha salvato questa newsletter. Ricaricala prima di salvare.',
  approvedAlready: 'Questa newsletter è già approvata.',
  deleted: (title) => `«${title}» è stata eliminata.`,
  testCopyRefused: (reason) => `Il server di posta non ha accettato la copia di prova: ${reason}`,
  nobodyWith: (address) => `Nessuno con l’indirizzo ${address} riceve questa newsletter.`,
  testCopies: (most, minutes) =>
    `In un’ora hai inviato ${most} copie di prova. Riprova tra ${minutes}. L’anteprima mostra la stessa e-mail.`,
  testCopyWithMatch: (address) => `Una copia di prova è partita per ${address}, con il suo incontro.`,
  testCopyWithout: (address) =>
    `Una copia di prova è partita per ${address}, con il testo per chi non ha un incontro.`,
  linkFirst:
    'Prima dell’invio, collega un abbinamento a questa newsletter. Modifica la newsletter per sceglierlo.',
  stillTaking:
    'Il server di posta sta ancora prendendo un’e-mail dell’invio annullato. Riprova tra un minuto.',
  uncertainBusy:
    'Le e-mail incerte di un invio precedente si stanno ancora reinviando. Invia a chi manca quando è finito.',
  uncertainPaused:
    'Le e-mail incerte di un invio precedente si stanno reinviando, e l’invio è in pausa. Riprendilo o annullalo, poi invia a chi manca.',
  sentAlready: 'Questa newsletter è già stata inviata.',
  approveFirst: 'Approva la newsletter prima di inviarla.',
  everybodyHasIt: 'Tutte le persone hanno già questa newsletter.',
  notPaused: 'Questo invio non è in pausa.',
  mailsDeleted: 'Le e-mail di questo registro sono eliminate, quindi non si possono reinviare.',
  waitUntilSent: 'Questa newsletter è in invio. Aspetta che l’invio sia finito.',
  nothingUncertain:
    'Non ci sono e-mail incerte da reinviare. Chi non è più in azienda non ne riceve, e chi partecipa già non riceve inviti.',
}
