import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('it')

const readers = (count: number) => plural(count, { one: '# persona', many: '# persone', other: '# persone' })

export const summary: MailWords['summary'] = {
  because: 'Ricevi questa e-mail perché amministri Cup of Joe.',
  troubles: 'Da controllare',
  notPaired: 'Senza incontro',
  beforehand: 'Prima del giro',
  leftOut: 'Questa volta restano fuori',
  andMore: (count) => `E altri ${digits(count)}; l’elenco completo è nel pannello.`,
  nobody: { headline: 'Nessuno ha un incontro', subject: 'Cup of Joe: questo mese nessuno ha un incontro' },
  made: (pairs) =>
    plural(pairs, { one: '# coppia formata', many: '# coppie formate', other: '# coppie formate' }),
  madeTables: (tables) =>
    plural(tables, { one: '# tavolo formato', many: '# tavoli formati', other: '# tavoli formati' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, le newsletter sono in viaggio`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, le newsletter sono in viaggio, e qualcosa è da controllare`,
    waiting: (made) => `Cup of Joe: ${made}, le newsletter aspettano la tua approvazione`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, le newsletter aspettano la tua approvazione, e qualcosa è da controllare`,
  },
  cycleOf: (day) => `Il giro di ${day}.`,
  cycleLate: (day, ran) => `Il giro di ${day}. Cup of Joe allora non era attivo, quindi si è svolto ${ran}.`,
  newsletter: {
    none: 'Ancora nessuna newsletter.',
    sent: (title, people) => `«${title}» è in invio a ${readers(people)}.`,
    draft: (title, people) =>
      `«${title}» è una bozza per ${readers(people)}, collegata a questo abbinamento. Leggila, approvala, inviala.`,
    seenThen: 'Chi ne fa parte vedrà il proprio incontro quando partirà.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# abbinamento di questo ciclo è stato eliminato nel frattempo.',
      many: '# di abbinamenti di questo ciclo sono stati eliminati nel frattempo.',
      other: '# abbinamenti di questo ciclo sono stati eliminati nel frattempo.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# persona è pronta ma non è in nessun gruppo di domini, quindi in nessun giro. Dai un gruppo alla sua voce della lista di accesso.',
      many: '# di persone sono pronte ma non sono in nessun gruppo di domini, quindi in nessun giro. Dai un gruppo alle loro voci della lista di accesso.',
      other:
        '# persone sono pronte ma non sono in nessun gruppo di domini, quindi in nessun giro. Dai un gruppo alle loro voci della lista di accesso.',
    }),
  complained: (who) => `${who} ha segnato una newsletter come spam, quindi non partecipa più.`,
  unreachable: (who, code) =>
    `Non si raggiunge ${who}: l’indirizzo ha rifiutato le newsletter degli ultimi mesi${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `E altre ${digits(count)} persone non si raggiungono; i registri degli invii le hanno tutte.`,
  notDone: (step, tries, why) =>
    `Non fatto: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# tentativo', many: '# di tentativi', other: '# tentativi' })})`}. ${why}`,
  noReason: 'Il motivo non è noto.',
}
