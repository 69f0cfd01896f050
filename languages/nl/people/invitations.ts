import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')
const without = (reason: string) => (count: number) => `${digits(count)} zonder mail: ${reason}`

export const invite: Words['people']['invite'] = {
  title: 'Mensen uitnodigen',
  text: 'Iedereen krijgt een persoonlijke mail in jouw naam: wat het is, en één knop om mee te doen. Hooguit drie mails per persoon, met zeven dagen ertussen, en geen na ‘Vraag het me niet meer’.',
  submit: (people) =>
    people === 0
      ? 'Uitnodigen'
      : plural(people, { one: '# persoon uitnodigen', other: '# personen uitnodigen' }),
  inviting: 'Uitnodigen…',
  failed: 'Er kon niemand worden uitgenodigd.',
  noName: 'Uitnodigingen gaan in jouw naam, en je hebt er nog geen.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  whom: 'Wie',
  all: 'Iedereen die nog niet meedoet',
  allHint: 'Ook adressen op de toegangslijst die geen account hebben.',
  selected: (count) =>
    plural(count, { one: '# geselecteerde gebruiker', other: '# geselecteerde gebruikers' }),
  list: (count) =>
    `De lijst zoals die gefilterd is: ${plural(count, { one: '# gebruiker', other: '# gebruikers' })}`,
  named: 'Adressen die ik invul',
  addresses: 'Adressen',
  addressesHint: 'Eén per regel, of gescheiden door komma’s.',
  words: 'Een paar woorden van jou',
  mail: 'De mail',
  subject: (text) => `Onderwerp: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Het aantal mensen kon niet worden gelezen.',
  nobody: 'Niemand krijgt een mail.',
  people: (count) =>
    plural(count, { one: '# persoon krijgt een mail.', other: '# personen krijgen een mail.' }),
  reminded: (count) =>
    plural(count, {
      one: '# daarvan is eerder uitgenodigd.',
      other: '# daarvan zijn eerder uitgenodigd.',
    }),
  skipped: {
    in: without('doet al mee'),
    'not-covered': without('niet op de toegangslijst'),
    refused: without('gestopt, of wil niet meer worden gevraagd'),
    'too-often': (count, most) => without(`${digits(most)} keer uitgenodigd in twaalf maanden`)(count),
    'too-soon': (count, last) =>
      without(
        plural(last, {
          one: 'uitgenodigd in de laatste dag',
          other: 'uitgenodigd in de laatste # dagen',
        }),
      )(count),
    away: without('pauzeert of is met verlof'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Klaar',
    'meets-nobody': 'Kan niemand in de eigen groep ontmoeten',
    'no-group': 'Zonder domeingroep',
    'never-invited': 'Nooit uitgenodigd',
    invited: 'Uitgenodigd',
    'not-set-up': 'Ingelogd, zonder profiel',
    'at-cap': 'Met zoveel koffies als ze willen',
    'not-joined': 'Niet in dit programma',
    paused: 'Pauze',
    skipped: 'Slaat over',
    dormant: 'Slapend',
    'opted-out': 'Gestopt',
    'on-leave': 'Met verlof',
    'not-covered': 'Niet op de lijst',
  },
  badges: {
    'meets-nobody': 'kan niemand in de eigen groep ontmoeten',
    'no-group': 'zonder domeingroep',
    'never-invited': 'nooit uitgenodigd',
    invited: 'uitgenodigd',
    'not-set-up': 'zonder profiel',
    'at-cap': 'met zoveel koffies als ze willen',
    'not-joined': 'niet in dit programma',
    paused: 'pauzeert',
    skipped: 'slaat over',
    dormant: 'slapend',
    'opted-out': 'gestopt',
    'on-leave': 'met verlof',
    'not-covered': 'niet op de lijst',
  },
  invitedOn: (day) => `uitgenodigd op ${day}`,
  until: (badge, day) => `${badge} tot ${day}`,
}
