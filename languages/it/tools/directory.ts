import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('it')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const entries = (count: number) => plural(count, { one: '# voce', many: '# di voci', other: '# voci' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Gruppo di domini',
  common: 'Elenco comune',
  commonText: 'Persone senza gruppo di domini',
  choose: { label: 'Reparti di', nothing: 'Scegli un gruppo' },
  of: (group) => `Reparti di ${group}`,
  ofCommon: 'Reparti dell’elenco comune',
  search: 'Cerca reparti',
  failed: 'Non è stato possibile caricare i reparti.',
  none: {
    title: 'Nessun reparto per questo gruppo',
    text: 'Aggiungi il primo; le persone senza reparto sono in Other.',
  },
  default: 'Predefinito',
  people,
  peopleIn: (count, department) => `${people(count)} in ${department}`,
  peopleOf: (department) => `Persone di ${department}`,
  peopleFailed: 'Non è stato possibile caricare le persone.',
  add: 'Aggiungi reparto',
  added: (name) => `Il reparto ${name} è aggiunto`,
  notAdded: 'Non è stato possibile aggiungere il reparto',
  notCreated: 'Non è stato possibile creare il reparto',
  notRenamed: 'Non è stato possibile rinominare il reparto',
  fields: {
    name: 'Nome del reparto',
    nameExample: 'ad es. ingegneria',
    displayName: 'Nome visualizzato',
    displayNameExample: 'ad es. Ingegneria',
  },
  remove: {
    title: (name) => `Eliminare «${name}»?`,
    effect: (count) =>
      count === 0
        ? 'Non c’è nessuna persona. Non si può annullare.'
        : plural(count, {
            one: '# persona passa in Other. Non si può annullare.',
            many: '# di persone passano in Other. Non si può annullare.',
            other: '# persone passano in Other. Non si può annullare.',
          }),
    confirm: 'Elimina il reparto',
    failed: 'Non è stato possibile eliminare il reparto',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Gruppi di domini',
  search: 'Cerca gruppi di domini',
  failed: 'Non è stato possibile caricare i gruppi.',
  none: {
    title: 'Ancora nessun gruppo',
    text: 'Un gruppo ha i suoi reparti e i suoi abbinamenti. Un’azienda sola non ha bisogno di gruppi.',
  },
  add: 'Aggiungi gruppo',
  addText: 'Le persone di un gruppo si abbinano tra loro e hanno i suoi reparti.',
  renameText: 'Gli abbinamenti già fatti mantengono il loro nome e la loro lettera.',
  created: (name) => `Il gruppo ${name} è creato`,
  changed: (name) => `Il gruppo ${name} è modificato`,
  notCreated: 'Non è stato possibile creare il gruppo di domini',
  notChanged: 'Non è stato possibile modificare il gruppo di domini',
  fields: {
    name: 'Nome',
    nameHint: 'Breve, come nei nomi di file: design',
    displayName: 'Nome visualizzato',
    displayNameExample: 'Studio di design',
    languageHint: 'Per le persone di cui non conosciamo la lingua.',
    companyLanguage: 'La lingua dell’azienda',
    description: 'Descrizione',
    color: 'Colore',
  },
  manage: 'Gestisci',
  manageOne: (group) => `Gestisci ${group}`,
  done: 'Fatto',
  remove: {
    action: 'Elimina gruppo',
    title: (group) => `Eliminare «${group}»?`,
    effect: (concerned) =>
      `Tutte le e-mail restano senza gruppo.${concerned} I suoi reparti si eliminano insieme al gruppo, e le sue persone usano l’elenco comune. Gli abbinamenti conclusi restano.`,
    unassigned: (count, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [plural(more, { one: '# altra', many: 'altre #', other: 'altre #' })] : []
      const who = total > 0 ? ` (${listed([...names, ...others])})` : ''
      return `Senza gruppo: ${entries(count)} e ${people(total)}${who}.`
    },
    failed: 'Non è stato possibile eliminare il gruppo di domini',
  },
  emails: {
    of: (group) => `E-mail di ${group}`,
    title: 'E-mail di questo gruppo',
    search: 'Cerca tra le e-mail di questo gruppo',
    none: 'Questo gruppo non ha ancora nessuna e-mail.',
    add: 'Aggiungi un’e-mail',
    addExample: 'Indirizzo o *@azienda.it',
    addAction: 'Aggiungi al gruppo',
    notAdded: 'Non è stato possibile aggiungere l’e-mail al gruppo',
    unassign: 'Togli dal gruppo',
    unassignOne: (email) => `Togli ${email} dal gruppo`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Responsabili',
  text: 'Vedono e curano il programma solo per questo gruppo. Ricevono un’e-mail; i loro diritti finiscono appena li togli da qui.',
  failed: 'Non è stato possibile caricare i responsabili.',
  notChanged: 'Non è stato possibile modificare i responsabili',
  people: {
    add: 'Aggiungi una persona responsabile',
    example: 'Il suo indirizzo',
    action: 'Nomina',
    none: 'Questo gruppo non ha ancora responsabili.',
    added: (email, group) => `${email} è responsabile di ${group}`,
    removed: (email, group) => `${email} non è più responsabile di ${group}`,
  },
  domains: {
    add: 'Domini che possono ammettere',
    example: 'azienda.it',
    action: 'Ammetti',
    none: 'Nessuno: i responsabili non possono modificare la lista di accesso.',
    added: (domain) => `I responsabili possono ammettere indirizzi di ${domain}`,
    removed: (domain) => `I responsabili non possono più ammettere indirizzi di ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Importa persone',
  text: '*@azienda.it ammette tutto il dominio; oppure aggiungi singoli indirizzi. Senza voci, nessuno può iscriversi.',
  list: 'E-mail nella lista di accesso',
  search: 'Cerca nella lista di accesso',
  searchExample: 'Indirizzo, motivo o gruppo',
  sort: {
    label: 'Ordina la lista di accesso',
    email: 'Indirizzo A–Z',
    backwards: 'Indirizzo Z–A',
  },
  found: (count) =>
    plural(count, { one: '# voce trovata', many: '# di voci trovate', other: '# voci trovate' }),
  failed: 'Non è stato possibile caricare la lista di accesso.',
  noneHere: 'Qui non c’è ancora nessuna voce.',
  none: {
    title: 'Nessuno può ancora iscriversi',
    text: 'Aggiungi il dominio della tua azienda, per esempio *@azienda.it, per far entrare chi ha un indirizzo lì.',
  },
  selectAll: 'Seleziona tutte quelle mostrate',
  add: {
    title: 'Aggiungi alla lista di accesso',
    email: 'E-mail',
    group: 'Gruppo di domini',
    reason: 'Motivo',
    action: 'Aggiungi e-mail',
    done: (email) => `${email} è nella lista di accesso`,
    failed: 'Non è stato possibile aggiungere l’e-mail',
  },
  barred: 'bloccata',
  added: (by, day) => `aggiunta da ${by}: ${day}`,
  addedFor: (reason, by, day) => `${reason} · aggiunta da ${by}: ${day}`,
  groupOf: (email) => `Gruppo di domini di ${email}`,
  belongs: (email, group) => `${email} fa parte di ${group}`,
  isUnassigned: (email) => `${email} è senza gruppo`,
  isActive: (email) => `Ora è attiva: ${email}`,
  isBarred: (email) => `Ora è bloccata: ${email}`,
  notChanged: 'Non è stato possibile modificare la voce',
  activate: 'Attiva',
  bar: {
    action: 'Blocca',
    title: (email) => `Bloccare «${email}»?`,
    nobody: 'Nessun account dipende da questa voce. Con questa voce nessuno può più iscriversi.',
    effect: (count, signedIn) => {
      const barred = plural(count, {
        one: '# persona non può più accedere né avere un incontro.',
        many: '# di persone non possono più accedere né avere un incontro.',
        other: '# persone non possono più accedere né avere un incontro.',
      })
      return signedIn > 0 ? `${barred} Si chiudono gli accessi di ${people(signedIn)}.` : barred
    },
  },
  remove: {
    action: 'Togli',
    removing: 'Rimozione…',
    title: (email) => `Togliere «${email}»?`,
    effect: (email) =>
      `Vuoi davvero togliere «${email}» dalla lista di accesso? Chi è ammesso solo da questa voce non può più accedere né avere un incontro.`,
    failed: 'Non è stato possibile togliere l’e-mail',
  },
  group: {
    action: 'Cambia gruppo',
    title: (email) => `Cambiare il gruppo di «${email}»?`,
    effect: 'Il nuovo gruppo vale dal prossimo giro.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Copia: ${what}`,
  tokens: {
    copied: 'L’ho copiato',
    used: (made, used) => `Creato: ${made}, ultimo uso: ${used}`,
    unused: (made) => `Creato: ${made}, mai usato`,
    making: 'Creazione…',
  },
  revoke: {
    action: 'Revoca',
    one: (name) => `Revoca ${name}`,
    title: (name) => `Revocare «${name}»?`,
  },
}
