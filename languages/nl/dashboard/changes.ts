import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Inloggen nodig', description: 'Log in bij het beheer.' },
  employee: { title: 'Geen toegang', description: 'Je hebt geen beheerrechten.' },
  unknown: {
    title: 'We weten nu niet wie je bent',
    text: 'De server reageert niet. Je bent nog ingelogd.',
  },
  loading: 'Het beheer wordt geladen…',
  checking: 'Rechten controleren…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Dit geldt voor de volgende rondes. Een aangekondigde match gaat door.',
  endsThem:
    'Hun match eindigt nu: een vastgelegde tijd vervalt, en wie alleen overblijft, hoort het per mail.',
  staysAsItIs: 'Hun match blijft.',
  people: (count) =>
    plural(count, { one: '# persoon in een lopende koppeling', other: '# mensen in een lopende koppeling' }),
  pair: (pair) =>
    `${pair.name} heeft een match met ${pair.other} in ${pair.pairing}${pair.isAnnounced ? '' : ' (nog niet aangekondigd)'}${pair.coffee === null ? '' : `; ze zien elkaar op ${pair.coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, { one: 'Ook # andere match', other: 'Ook # andere matches' })
    return booked === 0
      ? `${others}.`
      : `${others}; ${plural(booked, { one: '# daarvan heeft een vastgelegde tijd', other: '# daarvan hebben een vastgelegde tijd' })}.`
  },
}

const users = (count: number) => plural(count, { one: '# gebruiker', other: '# gebruikers' })
const entries = (count: number) => plural(count, { one: '# regel', other: '# regels' })
const ofMany = (counted: (count: number) => string) => ({
  selected: (count: number) => `${counted(count)} geselecteerd`,
  allFound: (count: number) => `Alles wat gevonden is: ${counted(count)}`,
  sentence: (count: number) => `${counted(count)} geselecteerd.`,
  changes: (changed: number, count: number) => `Wijzigt ${digits(changed)} van ${counted(count)}.`,
  changesNone: (count: number) => `Van ${counted(count)} hoeft er niets te veranderen.`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Alle ${digits(total)} gevonden selecteren`,
  clear: 'Wissen',
  undo: 'Ongedaan maken',
  notUndone: 'De wijziging kon niet ongedaan worden gemaakt',
  counting: 'Tellen om wie het gaat.',
  notCounted: 'Het kon niet worden geladen om wie het gaat.',
  covers: (people) =>
    plural(people, {
      one: 'Daar hoort # persoon met een account bij.',
      other: 'Daar horen # mensen met een account bij.',
    }),
  refused: (people) =>
    plural(people, {
      one: '# persoon heeft deze afdeling niet in de lijst.',
      other: '# mensen hebben deze afdeling niet in de lijst.',
    }),
  users: {
    label: 'Geselecteerde gebruikers',
    failed: 'De gebruikers konden niet worden gewijzigd',
    ...ofMany(users),
  },
  entries: {
    label: 'Geselecteerde regels',
    failed: 'De regels konden niet worden gewijzigd',
    ...ofMany(entries),
  },
}
