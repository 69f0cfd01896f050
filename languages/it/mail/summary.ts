import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('it')

const readers = (count: number) => plural(count, { one: '# persona', many: '# persone', other: '# persone' })
const made = (pairs: number) =>
  plural(pairs, { one: '# coppia formata', many: '# coppie formate', other: '# coppie formate' })

export const summary: MailWords['summary'] = {
  because: 'Ricevi questa e-mail perché amministri Cup of Joe.',
  troubles: 'Da controllare',
  notPaired: 'Senza incontro',
  beforehand: 'Prima del giro',
  leftOut: 'Senza nessuno questa volta',
  andMore: (count) => `E altri ${digits(count)}; l’elenco completo è nel pannello.`,
  nobody: { headline: 'Nessuno ha un incontro', subject: 'Cup of Joe: questo mese nessuno ha un incontro' },
  made,
  subjects: {
    sending: (pairs) => `Cup of Joe: ${made(pairs)}, le newsletter sono in viaggio`,
    sendingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, le newsletter sono in viaggio, e qualcosa è da controllare`,
    waiting: (pairs) => `Cup of Joe: ${made(pairs)}, le newsletter aspettano la tua approvazione`,
    waitingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, le newsletter aspettano la tua approvazione, e qualcosa è da controllare`,
  },
  cycleOf: (day) => `Il giro di ${day}.`,
  cycleLate: (day, ran) => `Il giro di ${day}. Cup of Joe allora non era attivo, quindi si è svolto ${ran}.`,
  newsletter: {
    none: 'Non c’è ancora una newsletter per questo abbinamento.',
    sent: (title, people) => `«${title}» è in invio a ${readers(people)}.`,
    draft: (title, people) =>
      `«${title}» è una bozza per ${readers(people)}, collegata a questo abbinamento. Leggila, approvala, inviala.`,
    seenThen: 'Chi ne fa parte vedrà il proprio incontro quando partirà.',
  },
}
