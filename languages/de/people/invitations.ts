import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')
const times = (count: number) => plural(count, { one: '#-mal', other: '#-mal' })
const without = (reason: string) => (count: number) => `Keine E-Mail für ${digits(count)}: ${reason}`

export const invite: Words['people']['invite'] = {
  title: 'Personen einladen',
  text: 'Alle bekommen eine E-Mail von dir: worum es geht, und ein Knopf zum Mitmachen. Höchstens drei je Person, im Abstand von sieben Tagen, und keine mehr nach „Frag mich nicht mehr“.',
  submit: (people) =>
    people === 0 ? 'Einladen' : plural(people, { one: '# Person einladen', other: '# Personen einladen' }),
  inviting: 'Wird eingeladen ...',
  failed: 'Die Einladungen konnten nicht verschickt werden.',
  noName: 'Bitte trag deinen Namen ein; er steht unter der E-Mail.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  invitees: 'Wer eingeladen wird',
  all: 'Alle, die noch nicht dabei sind',
  allHint: 'Auch freigegebene Adressen ohne Konto.',
  selected: (count) => plural(count, { one: '# ausgewählte Person', other: '# ausgewählte Personen' }),
  list: (count) => plural(count, { one: 'Diese # Person', other: 'Diese # Personen' }),
  named: 'Adressen, die ich eingebe',
  addresses: 'Adressen',
  addressesHint: 'Eine je Zeile, oder durch Kommas getrennt.',
  words: 'Ein paar Worte von dir',
  mail: 'Die E-Mail',
  subject: (text) => `Betreff: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Die Personen konnten nicht gezählt werden.',
  nobody: 'Niemand bekommt eine E-Mail.',
  people: (count) =>
    plural(count, { one: '# Person bekommt eine E-Mail.', other: '# Personen bekommen eine E-Mail.' }),
  reminded: (count) =>
    plural(count, {
      one: '# davon wurde schon einmal eingeladen.',
      other: '# davon wurden schon einmal eingeladen.',
    }),
  skipped: {
    in: without('schon dabei'),
    'not-covered': without('nicht auf der Freigabeliste'),
    refused: without('ausgestiegen, oder keine Einladungen mehr gewünscht'),
    'too-often': (count, most) => without(`in zwölf Monaten ${times(most)} eingeladen`)(count),
    'too-soon': (count, last) =>
      without(plural(last, { one: 'am letzten Tag eingeladen', other: 'in den letzten # Tagen eingeladen' }))(
        count,
      ),
    away: without('in Pause oder abwesend'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Bereit',
    'meets-nobody': 'Kann in der eigenen Gruppe niemanden treffen',
    'not-answered': 'Noch keine Antwort',
    'no-group': 'Ohne Domaingruppe',
    'never-invited': 'Nie eingeladen',
    invited: 'Eingeladen',
    'not-set-up': 'Angemeldet, ohne Profil',
    'at-cap': 'Monatslimit erreicht',
    'not-joined': 'Nicht in diesem Programm',
    paused: 'Pause',
    skipped: 'Setzt aus',
    dormant: 'Lange still',
    'opted-out': 'Ausgestiegen',
    'on-leave': 'Abwesend',
    'not-covered': 'Nicht freigegeben',
  },
  badges: {
    'meets-nobody': 'kann in der eigenen Gruppe niemanden treffen',
    'not-answered': 'noch keine Antwort',
    'no-group': 'ohne Domaingruppe',
    'never-invited': 'nie eingeladen',
    invited: 'eingeladen',
    'not-set-up': 'ohne Profil',
    'at-cap': 'Monatslimit erreicht',
    'not-joined': 'nicht in diesem Programm',
    paused: 'in Pause',
    skipped: 'setzt aus',
    dormant: 'lange still',
    'opted-out': 'ausgestiegen',
    'on-leave': 'abwesend',
    'not-covered': 'nicht freigegeben',
  },
  invitedOn: (day) => `eingeladen am ${day}`,
  until: (badge, day) => `${badge} bis ${day}`,
}
