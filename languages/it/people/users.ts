import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { sinceDay } from '../counted/days'

const { digits, plural } = formatsOf('it')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${plural(all, { one: '# utente', many: '# di utenti', other: '# utenti' })}: partecipano ${digits(active)}, in pausa ${digits(paused)}, non partecipano ${digits(optedOut)}`,
  invite: 'Invita',
  search: 'Cerca utenti',
  searchHint: 'Nome, e-mail o reparto',
  filters: {
    status: 'Filtra per stato',
    readiness: 'Filtra per chi è pronto',
    allReadiness: 'Pronti o no',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Partecipa', paused: 'In pausa', opted_out: 'Non partecipa' },
  columns: {
    name: 'Nome',
    email: 'E-mail di lavoro',
    status: 'Stato',
    department: 'Reparto',
    group: 'Gruppo',
    match: 'Incontro in corso',
    actions: 'Azioni',
  },
  failed: 'Non è stato possibile caricare gli utenti.',
  noneFound: 'Nessun utente corrisponde alla ricerca',
  none: 'Nessun utente',
  caption: 'Utenti',
  selectAll: 'Seleziona tutti quelli mostrati',
  showing: (shown, all) => `${digits(shown)} di ${digits(all)} utenti`,
  unsaved: (count) =>
    plural(count, {
      one: '# utente con modifiche non salvate',
      many: '# di utenti con modifiche non salvate',
      other: '# utenti con modifiche non salvate',
    }),
  row: {
    admin: 'amministrazione',
    manager: (name) => ['Responsabile: ', name],
    status: (name) => `Stato di ${name}`,
    changeEnd: (name) => `Cambia la fine della pausa di ${name}`,
    until: (day) => `fino a: ${day}`,
    openEnd: 'senza una fine',
    department: (name) => `Reparto di ${name}`,
    notSet: 'Non scelto',
    noMatch: 'Nessuno',
    saveNamed: (name) => `Salva ${name}`,
    saved: 'Utente aggiornato',
    failed: 'Non è stato possibile aggiornare l’utente',
    noChanges: {
      title: 'Nessuna modifica',
      description: 'Per questo utente non c’è niente da salvare',
    },
  },
  away: {
    pause: (name) => `Mettere in pausa ${name}?`,
    optOut: (name) => `Togliere ${name} dai caffè?`,
    submitPause: 'Metti in pausa',
    submitOptOut: 'Togli dai caffè',
  },
  address: {
    action: 'Cambia l’indirizzo',
    question: (name) => `Cambiare l’indirizzo di ${name}?`,
    text: 'Incontri passati, blocchi, incontro in corso, voce della lista di accesso ed e-mail seguono la persona. Tutti i suoi accessi si chiudono, e i due indirizzi ricevono un’e-mail.',
    newAddress: 'Nuovo indirizzo',
    sameAddress: 'È già l’indirizzo di questa persona',
    pending: 'Modifica in corso…',
    failed: 'Non è stato possibile cambiare l’indirizzo',
    barred: (email) => `${email} è un indirizzo bloccato nella lista di accesso`,
    staysBarred: 'Resta bloccato: con questo indirizzo la persona non può accedere né avere un incontro.',
    taken: (email) => `${email} ha già un account`,
    keeps: (email, day) =>
      `Se sono entrambi della stessa persona, resta l’account più vecchio, con incontri passati, blocchi e scelta di non partecipare: ${email}, ${sinceDay(day)}.`,
    erases: (email, day, matches) =>
      `L’altro viene cancellato: ${email}, ${sinceDay(day)}, con ${plural(matches, { one: '# incontro', many: '# di incontri', other: '# incontri' })}. Tra gli incontri passati gli altri vedono «Ex collega». Non si può annullare.`,
    merge: 'La stessa persona: cancella l’altro account',
    otherAddress: 'Scrivi l’indirizzo dell’account da cancellare',
  },
  signOut: {
    action: 'Chiudi tutti gli accessi',
    question: (name) => `Chiudere tutti gli accessi di ${name}?`,
    effect:
      'Per un dispositivo perso: gli accessi si chiudono subito in tutti i browser. La persona può accedere di nuovo.',
    pending: 'Chiusura…',
    failed: 'Non è stato possibile chiudere gli accessi',
  },
  erase: {
    action: 'Cancella',
    question: (name) => `Cancellare ${name}?`,
    text: 'Elimina per sempre account, profilo, foto, accessi, voce della lista di accesso ed e-mail. Gli incontri passati restano agli altri, con «Ex collega». Non si può annullare. Le copie di sicurezza e il file del personale vanno puliti a mano.',
    address: (email) => ['Scrivi ', email, ' per confermare'],
    otherAddress: 'Scrivi l’indirizzo di questa persona',
    pending: 'Cancellazione…',
    failed: 'Non è stato possibile cancellare l’utente',
  },
}
