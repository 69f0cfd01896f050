import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('it')

const have = (count: number) =>
  plural(count, {
    one: '# persona ce l’ha già',
    many: '# di persone ce l’hanno già',
    other: '# persone ce l’hanno già',
  })

export const newsletters: Words['newsletters'] = {
  title: 'Gestione delle newsletter',
  loadFailed: 'Non è stato possibile caricare le newsletter.',
  none: {
    title: 'Ancora nessuna newsletter',
    text: 'Creane una. Inizia con un’atmosfera, una citazione, un rompicapo e dei consigli, tutti da modificare.',
  },
  wasSent: {
    title: (round, people) =>
      `La newsletter (${round}) è andata a ${plural(people, { one: '# persona', many: '# di persone', other: '# persone' })}`,
    text: 'Le e-mail sono nei Registri degli invii.',
  },
  search: 'Cerca tra le newsletter',
  status: { draft: 'bozza', approved: 'approvata', sent: 'inviata' },
  created: (day) => `Creata: ${day}`,
  noPairing: 'Nessun abbinamento collegato',
  edit: { action: 'Modifica', of: (title) => `Modifica ${title}` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Altro per ${title}`,
  create: {
    month: 'Mese della nuova newsletter',
    action: 'Crea newsletter',
    pending: 'Creazione…',
    done: 'Newsletter creata',
    text: (title) => `«${title}» è una bozza con testi di partenza.`,
    textLinked: (title, pairings) =>
      `«${title}» è una bozza con testi di partenza, ${pairings.map((name) => `collegata a ${name}`).join(', ')}.`,
    edit: 'Modificala ora',
    failed: 'Non è stato possibile creare la bozza della newsletter',
  },
  approve: {
    action: 'Approva',
    of: (title) => `Approva ${title}`,
    pending: 'Approvazione…',
    done: (title) => `«${title}» è approvata. Ora si può inviare.`,
    failed: 'Non è stato possibile approvare la newsletter',
  },
  duplicate: {
    action: 'Duplica',
    done: (title) =>
      `«${title}» è una bozza con gli stessi testi. Collegala all’abbinamento di un altro gruppo.`,
    failed: 'Non è stato possibile duplicare la newsletter',
  },
  delete: {
    action: 'Elimina',
    title: (title) => `Eliminare «${title}»?`,
    confirm: 'Elimina la newsletter',
    pending: 'Eliminazione…',
    failed: 'Non è stato possibile eliminare la newsletter',
    failedTitle: 'Newsletter non eliminata',
    unsent: 'Non è partita nessuna e-mail. I suoi testi si eliminano per sempre.',
    sent: (sent) => `${have(sent)}. I suoi testi si eliminano per sempre.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)}, e forse anche altre ${digits(uncertain)}. I suoi testi si eliminano per sempre.`,
  },
  editor,
  linking,
  validation,
  send,
}
