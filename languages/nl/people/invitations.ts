import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')
const without = (reason: string) => (count: number) => `Geen mail voor ${digits(count)}: ${reason}`

export const invite: Words['people']['invite'] = {
  title: 'Mensen uitnodigen',
  text: 'Iedereen krijgt een mail van jou die zegt wat dit is, met één knop om mee te doen. Hooguit drie mails, met zeven dagen ertussen, en geen na ‘Vraag het me niet meer’.',
  submit: (people) =>
    people === 0
      ? 'Uitnodigen'
      : plural(people, { one: '# persoon uitnodigen', other: '# mensen uitnodigen' }),
  inviting: 'Uitnodigen…',
  failed: 'De uitnodigingen konden niet worden verstuurd.',
  noName: 'Vul je naam in; die staat onder de mail.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  invitees: 'Wie je uitnodigt',
  all: 'Iedereen die nog niet meedoet',
  allHint: 'Ook adressen op de toegangslijst zonder account.',
  selected: (count) =>
    plural(count, { one: '# geselecteerde gebruiker', other: '# geselecteerde gebruikers' }),
  list: (count) => plural(count, { one: 'Deze # persoon', other: 'Deze # mensen' }),
  named: 'Adressen die ik invul',
  addresses: 'Adressen',
  addressesHint: 'Eén per regel, of gescheiden door komma’s.',
  words: 'Een paar woorden van jou',
  mail: 'De mail',
  subject: (text) => `Onderwerp: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'De mensen konden niet worden geteld.',
  nobody: 'Niemand krijgt een mail.',
  people: (count) =>
    plural(count, { one: '# persoon krijgt een mail.', other: '# mensen krijgen een mail.' }),
  reminded: (count) =>
    plural(count, {
      one: '# daarvan is eerder uitgenodigd.',
      other: '# daarvan zijn eerder uitgenodigd.',
    }),
  skipped: {
    in: without('al erbij'),
    'not-covered': without('niet op de toegangslijst'),
    refused: without('gestopt, of wil geen uitnodiging meer'),
    'too-often': (count, most) => without(`${digits(most)} keer uitgenodigd in twaalf maanden`)(count),
    'too-soon': (count, last) =>
      without(
        plural(last, {
          one: 'uitgenodigd in de laatste dag',
          other: 'uitgenodigd in de laatste # dagen',
        }),
      )(count),
    away: without('met pauze of verlof'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Klaar voor een match',
    'meets-nobody': 'Kan niemand in de eigen groep ontmoeten',
    'not-answered': 'Nog geen antwoord',
    'no-group': 'Zonder domeingroep',
    'never-invited': 'Nooit uitgenodigd',
    invited: 'Uitgenodigd',
    'not-set-up': 'Ingelogd, maar zonder profiel',
    'at-cap': 'Maximum van de maand bereikt',
    'not-joined': 'Niet in dit programma',
    paused: 'Pauze',
    skipped: 'Slaat deze over',
    dormant: 'Slapend',
    'opted-out': 'Gestopt',
    'on-leave': 'Met verlof',
    'not-covered': 'Niet op de toegangslijst',
  },
  badges: {
    'meets-nobody': 'kan niemand in de eigen groep ontmoeten',
    'not-answered': 'nog geen antwoord',
    'no-group': 'zonder domeingroep',
    'never-invited': 'nooit uitgenodigd',
    invited: 'uitgenodigd',
    'not-set-up': 'ingelogd, maar zonder profiel',
    'at-cap': 'maximum van de maand bereikt',
    'not-joined': 'niet in dit programma',
    paused: 'pauzeert',
    skipped: 'slaat deze over',
    dormant: 'slapend',
    'opted-out': 'gestopt',
    'on-leave': 'met verlof',
    'not-covered': 'niet op de toegangslijst',
  },
  invitedOn: (day) => `uitgenodigd op ${day}`,
  until: (badge, day) => `${badge} tot ${day}`,
}
