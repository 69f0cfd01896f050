import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${plural(all, { one: '# gebruiker', other: '# gebruikers' })}: ${plural(active, { one: '# doet mee', other: '# doen mee' })}, ${plural(paused, { one: '# pauzeert', other: '# pauzeren' })}, ${digits(optedOut)} gestopt`,
  invite: 'Uitnodigen',
  search: 'Zoeken in gebruikers',
  searchHint: 'Naam, e-mail of afdeling',
  filters: {
    status: 'Filteren op status',
    readiness: 'Filteren op klaar of niet',
    allReadiness: 'Klaar of niet',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Doet mee', paused: 'Pauze', opted_out: 'Gestopt' },
  columns: {
    name: 'Naam',
    email: 'E-mail',
    status: 'Status',
    department: 'Afdeling',
    group: 'Groep',
    match: 'Huidige match',
    actions: 'Acties',
  },
  failed: 'De gebruikers konden niet worden geladen.',
  noneFound: 'Geen gebruikers gevonden',
  none: 'Nog geen gebruikers',
  caption: 'Gebruikers',
  selectAll: 'Alle getoonde gebruikers selecteren',
  showing: (shown, all) => `${digits(shown)} van ${digits(all)} gebruikers`,
  unsaved: (count) =>
    plural(count, {
      one: '# gebruiker met niet-opgeslagen wijzigingen',
      other: '# gebruikers met niet-opgeslagen wijzigingen',
    }),
  row: {
    admin: 'beheer',
    manager: (name) => ['Leidinggevende: ', name],
    status: (name) => `Status van ${name}`,
    changeEnd: (name) => `Einde van de pauze van ${name} wijzigen`,
    until: (day) => `tot ${day}`,
    openEnd: 'zonder einde',
    department: (name) => `Afdeling van ${name}`,
    notSet: 'Niet gekozen',
    noMatch: 'Geen',
    saveNamed: (name) => `${name} opslaan`,
    saved: 'De gebruiker is gewijzigd',
    failed: 'De gebruiker kon niet worden gewijzigd',
    noChanges: {
      title: 'Geen wijzigingen',
      description: 'Voor deze gebruiker valt er niets op te slaan',
    },
  },
  away: {
    pause: (name) => `${name} laten pauzeren?`,
    optOut: (name) => `${name} laten stoppen?`,
    submitPause: 'Laten pauzeren',
    submitOptOut: 'Laten stoppen',
  },
  address: {
    action: 'Adres wijzigen',
    question: (name) => `Het adres van ${name} wijzigen?`,
    text: 'Geschiedenis, blokkades, match, regel op de toegangslijst en mails verhuizen mee. Deze persoon wordt overal uitgelogd, en beide adressen krijgen een mail.',
    newAddress: 'Nieuw adres',
    sameAddress: 'Dit is al het adres van deze persoon',
    pending: 'Wijzigen…',
    failed: 'Het adres kon niet worden gewijzigd',
    barred: (email) => `${email} is geblokkeerd op de toegangslijst`,
    staysBarred: 'Dat blijft zo: met dit adres kan niemand inloggen of een match krijgen.',
    taken: (email) => `${email} heeft al een account`,
    keeps: (email, day) =>
      `Zijn beide van dezelfde persoon, dan blijft het oudere account, met zijn geschiedenis, blokkades en afmelding: ${email}, sinds ${day}.`,
    erases: (email, day, matches) =>
      `Het andere wordt gewist: ${email}, sinds ${day}, met ${plural(matches, { one: '# match', other: '# matches' })}. Anderen zien dan in hun geschiedenis ‘Een vroegere collega’. Dit kan niet ongedaan worden gemaakt.`,
    merge: 'Dezelfde persoon: het andere account wissen',
    otherAddress: 'Typ het adres van het account dat wordt gewist',
  },
  signOut: {
    action: 'Overal uitloggen',
    question: (name) => `${name} overal uitloggen?`,
    effect: 'Voor een verloren apparaat: logt deze persoon meteen uit in elke browser. Opnieuw inloggen kan.',
    pending: 'Uitloggen…',
    failed: 'De gebruiker kon niet worden uitgelogd',
  },
  erase: {
    action: 'Wissen',
    question: (name) => `${name} wissen?`,
    text: 'Verwijdert voorgoed het account, het profiel, de foto, de logins, de regel op de toegangslijst en de mails van deze persoon. Eerdere matches blijven in de geschiedenis van anderen staan, als ‘Een vroegere collega’. Dit kan niet ongedaan worden gemaakt. Schoon back-ups en de personeelslijst zelf op.',
    address: (email) => ['Typ ', email, ' om te bevestigen'],
    otherAddress: 'Typ het adres van deze persoon',
    pending: 'Wissen…',
    failed: 'De gebruiker kon niet worden gewist',
  },
}
