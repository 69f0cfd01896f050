import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('it')

const counted = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const entries = (count: number) => plural(count, { one: '# voce', many: '# di voci', other: '# voci' })

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Ci sono già ${digits(most)} attributi. Prima eliminane uno.`,
    inUse: (name, programmes) => `${name} è usato da ${programmes.join(', ')}. Prima cambia questo.`,
    deleted: (name) => `${name} è eliminato.`,
    exists: (name) => `C’è già un attributo ${name}.`,
    chooseOne: 'Scegli uno dei valori.',
    from: {
      import: 'Indica la colonna dei valori.',
      scim: 'Indica il percorso, per esempio addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Non si può annullare.',
  areSignedOut: (count) => `Tutti gli accessi di ${counted(count)} sono chiusi.`,
  belongTo: (count, group) => `Ora nel gruppo ${group}: ${counted(count)}.`,
  lackDepartment: (count) => `Reparto assente dall’elenco di ${counted(count)}.`,
  areNow: {
    in: (count, department) => `Ora in ${department}: ${counted(count)}.`,
    active: (count) =>
      plural(count, {
        one: '# persona partecipa.',
        many: '# di persone partecipano.',
        other: '# persone partecipano.',
      }),
    paused: (count) => `Ora in pausa: ${counted(count)}.`,
    pausedUntil: (count, until) => `Ora in pausa: ${counted(count)}, fino a: ${day(until)}.`,
    opted_out: (count) =>
      plural(count, {
        one: '# persona non partecipa più.',
        many: '# di persone non partecipano più.',
        other: '# persone non partecipano più.',
      }),
  },
  entriesNow: {
    removed: (count, _) => `Tolte dalla lista di accesso: ${entries(count)}.`,
    active: (count, _) => `Ora attive: ${entries(count)}.`,
    barred: (count, _) => `Ora bloccate: ${entries(count)}.`,
    unassigned: (count, _) => `Ora senza gruppo: ${entries(count)}.`,
    moved: (count, group) => `Spostate in ${group}: ${entries(count)}.`,
  },
  signedOutByThis: (count) => `Così si chiudono gli accessi di ${counted(count)}.`,
  undoneFor: {
    user: (count) => `Annullato per ${counted(count)}.`,
    entry: (count) => `Annullato per ${entries(count)}.`,
  },
  stayAsTheyAre: (count) =>
    plural(count, {
      one: '# è cambiata nel frattempo e resta com’è.',
      many: '# sono cambiate nel frattempo e restano come sono.',
      other: '# sono cambiate nel frattempo e restano come sono.',
    }),
  nobodyInvited: (why) => `Nessun invito: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `In un’ora hai aggiunto ${most} indirizzi. Riprova tra ${minutes}; puoi comunque toglierne.`,
  yourself: 'Un incontro con te non ti capita comunque mai.',
  addressTaken: (email) =>
    `${email} ha già un account. Se è della stessa persona, indicalo; altrimenti scegli un altro indirizzo.`,
  noEntryChanged: 'Non c’era nessuna voce da modificare.',
  nobodyChanged: 'Non c’era niente da modificare.',
  tooLateToUndo: 'Non si può più annullare: sono passati più di dieci minuti, o è già stato annullato.',
  wholeDomain: (domain) =>
    `${domain} è un dominio intero e non indica nessuno. Inserisci gli indirizzi delle persone da invitare.`,
  invited: (count) =>
    `Inviti in partenza per ${counted(count)}. I registri degli invii mostrano come procede.`,
  nameFirst: 'Inserisci prima il tuo nome: è la firma dell’e-mail.',
  nobodyFound: 'Non c’è nessuno da invitare.',
  backLater: 'Scegli un giorno da domani in poi, e solo quando lasci.',
  notAskedNow: 'Questo giro è già stato fatto. Te lo chiediamo prima del prossimo.',
  noRoundToSkip: 'In questo momento non partecipi, quindi non c’è un giro da saltare.',
  madeWithoutYou: (month) =>
    `Il giro di ${month} è stato fatto senza di te. Nel prossimo ci sei automaticamente.`,
  pauseLength: 'Una pausa dura uno o tre mesi a partire da oggi. Controlla la data del tuo dispositivo.',
  photoTooOften: (minutes) => `Hai cambiato la foto molte volte. L’ultima resta; riprova tra ${minutes}.`,
  pauseEnd: (months) =>
    `Una pausa finisce tra domani e ${months} mesi da oggi. Solo chi è in pausa ha una data di fine.`,
  signedOut: (name) => `Tutti gli accessi di ${name} sono chiusi.`,
}
