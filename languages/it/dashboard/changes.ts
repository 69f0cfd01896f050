import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Serve l’accesso', description: 'Accedi per usare le funzioni dell’amministrazione.' },
  employee: { title: 'Accesso negato', description: 'È riservato all’amministrazione.' },
  unknown: {
    title: 'In questo momento non possiamo riconoscerti',
    text: 'Il server non risponde. Il tuo accesso resta attivo.',
  },
  loading: 'Caricamento dell’amministrazione…',
  checking: 'Verifica dei permessi…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Riguarda i prossimi giri: un incontro già annunciato resta.',
  endsThem:
    'L’incontro finisce ora: un orario prenotato viene annullato, e chi resta senza riceve un’e-mail.',
  staysAsItIs: 'L’incontro resta com’è.',
  people: (count) =>
    plural(count, {
      one: '# persona in un abbinamento in corso',
      many: '# di persone in un abbinamento in corso',
      other: '# persone in un abbinamento in corso',
    }),
  pair: ({ name, other, pairing, isAnnounced, coffee }) =>
    `${pairing}: ${name} incontra ${other}${isAnnounced ? '' : ' (non ancora annunciato)'}${coffee === null ? '' : `; l’appuntamento: ${coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, {
      one: 'Lo stesso per # altro incontro',
      many: 'Lo stesso per altri # di incontri',
      other: 'Lo stesso per altri # incontri',
    })
    return booked === 0 ? `${others}.` : `${others}; con un appuntamento prenotato: ${digits(booked)}.`
  },
}

const users = (count: number) => plural(count, { one: '# utente', many: '# di utenti', other: '# utenti' })
const entries = (count: number) => plural(count, { one: '# voce', many: '# di voci', other: '# voci' })
const ofMany = (
  counted: (count: number) => string,
  selected: (count: number) => string,
  allFound: (count: number) => string,
) => ({
  selected,
  allFound,
  sentence: (count: number) => `${selected(count)}.`,
  changes: (changed: number, count: number) => `Ne cambiano ${digits(changed)}, su ${counted(count)}.`,
  changesNone: (count: number) => `Su ${counted(count)}, niente da cambiare.`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Seleziona tutti i ${digits(total)} risultati`,
  clear: 'Deseleziona',
  undo: 'Annulla',
  notUndone: 'Non è stato possibile annullare la modifica',
  counting: 'Conteggio delle persone coinvolte…',
  notCounted: 'Non è stato possibile caricare le persone coinvolte.',
  covers: (people) =>
    plural(people, {
      one: 'Comprendono # persona con un account.',
      many: 'Comprendono # di persone con un account.',
      other: 'Comprendono # persone con un account.',
    }),
  refused: (people) =>
    plural(people, {
      one: 'Per # persona questo reparto non è nell’elenco.',
      many: 'Per # di persone questo reparto non è nell’elenco.',
      other: 'Per # persone questo reparto non è nell’elenco.',
    }),
  users: {
    label: 'Utenti selezionati',
    failed: 'Non è stato possibile modificare gli utenti',
    ...ofMany(
      users,
      (count) =>
        plural(count, {
          one: '# utente selezionato',
          many: '# di utenti selezionati',
          other: '# utenti selezionati',
        }),
      (count) =>
        plural(count, {
          one: '# utente, cioè ogni risultato',
          many: 'Tutti i # di utenti trovati',
          other: 'Tutti i # utenti trovati',
        }),
    ),
  },
  entries: {
    label: 'Voci selezionate',
    failed: 'Non è stato possibile modificare le voci',
    ...ofMany(
      entries,
      (count) =>
        plural(count, {
          one: '# voce selezionata',
          many: '# di voci selezionate',
          other: '# voci selezionate',
        }),
      (count) =>
        plural(count, {
          one: '# voce, cioè ogni risultato',
          many: 'Tutte le # di voci trovate',
          other: 'Tutte le # voci trovate',
        }),
    ),
  },
}
