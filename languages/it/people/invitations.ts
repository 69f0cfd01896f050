import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')
const days = (count: number) =>
  plural(count, {
    one: 'nell’ultimo giorno',
    many: 'negli ultimi # di giorni',
    other: 'negli ultimi # giorni',
  })

export const invite: Words['people']['invite'] = {
  title: 'Invita persone',
  text: 'Ogni persona riceve da te un’e-mail che dice di che cosa si tratta, con un pulsante per partecipare. Al massimo tre e-mail, a sette giorni di distanza, e nessuna dopo «Non chiedermelo più».',
  submit: (people) =>
    people === 0
      ? 'Invita'
      : plural(people, {
          one: 'Invita # persona',
          many: 'Invita # di persone',
          other: 'Invita # persone',
        }),
  inviting: 'Invio degli inviti…',
  failed: 'Non è stato possibile inviare gli inviti.',
  noName: 'Inserisci il tuo nome: è la firma dell’e-mail.',
  firstName: 'Nome',
  lastName: 'Cognome',
  invitees: 'Chi invitare',
  all: 'Tutte le persone che non partecipano ancora',
  allHint: 'Anche gli indirizzi della lista di accesso che non hanno un account.',
  selected: (count) =>
    plural(count, {
      one: '# utente selezionato',
      many: '# di utenti selezionati',
      other: '# utenti selezionati',
    }),
  list: (count) =>
    plural(count, { one: 'Questa # persona', many: 'Queste # di persone', other: 'Queste # persone' }),
  named: 'Gli indirizzi che inserisco',
  addresses: 'Indirizzi',
  addressesHint: 'Uno per riga, o separati da virgole.',
  words: 'Qualche tua parola',
  mail: 'L’e-mail',
  subject: (text) => `Oggetto: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Non è stato possibile contare le persone.',
  nobody: 'Nessuno riceve un’e-mail.',
  people: (count) =>
    plural(count, {
      one: '# persona riceve un’e-mail.',
      many: '# di persone ricevono un’e-mail.',
      other: '# persone ricevono un’e-mail.',
    }),
  reminded: (count) =>
    plural(count, {
      one: '# ha già avuto un invito.',
      many: '# hanno già avuto un invito.',
      other: '# hanno già avuto un invito.',
    }),
  skipped: {
    in: (count) => `${digits(count)} senza e-mail: già partecipanti`,
    'not-covered': (count) => `${digits(count)} senza e-mail: fuori dalla lista di accesso`,
    refused: (count) => `${digits(count)} senza e-mail: chi non partecipa più o non vuole altri inviti`,
    'too-often': (count, most) =>
      `${digits(count)} senza e-mail: già ${plural(most, { one: '# invito', many: '# di inviti', other: '# inviti' })} in dodici mesi`,
    'too-soon': (count, last) => `${digits(count)} senza e-mail: un invito ${days(last)}`,
    away: (count) => `${digits(count)} senza e-mail: in pausa o in congedo`,
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Si può abbinare',
    'meets-nobody': 'Senza nessuno da incontrare nel proprio gruppo',
    'not-answered': 'Ancora senza risposta',
    'no-group': 'Senza gruppo di domini',
    'never-invited': 'Senza invito',
    invited: 'Con un invito aperto',
    'not-set-up': 'Senza profilo',
    'at-cap': 'Al limite mensile',
    'not-joined': 'Fuori da questo programma',
    paused: 'In pausa',
    skipped: 'Salta questo giro',
    dormant: 'In letargo',
    'opted-out': 'Non partecipa',
    'on-leave': 'In congedo',
    'not-covered': 'Fuori dalla lista di accesso',
  },
  badges: {
    'meets-nobody': 'senza nessuno da incontrare nel proprio gruppo',
    'not-answered': 'ancora senza risposta',
    'no-group': 'senza gruppo di domini',
    'never-invited': 'senza invito',
    invited: 'con un invito aperto',
    'not-set-up': 'senza profilo',
    'at-cap': 'al limite mensile',
    'not-joined': 'fuori da questo programma',
    paused: 'in pausa',
    skipped: 'salta questo giro',
    dormant: 'in letargo',
    'opted-out': 'non partecipa',
    'on-leave': 'in congedo',
    'not-covered': 'fuori dalla lista di accesso',
  },
  invitedOn: (day) => `invito: ${day}`,
  until: (badge, day) => `${badge}, fino a: ${day}`,
}
