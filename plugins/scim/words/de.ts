import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('de')

export const web: Worded<typeof en.web> = {
  section: 'Verzeichniszugang',
  text: 'Das Verzeichnis der Firma (Entra ID, Okta …) fügt hier Menschen von selbst hinzu, ändert und entfernt sie, über SCIM 2.0.',
  address: 'Adresse für das Verzeichnis',
  tokens: {
    failed: 'Die Tokens konnten nicht gelesen werden.',
    most: 'Es kann zwei Tokens geben: eines in Gebrauch, und eines, das es ablöst.',
    of: (name) => `Das Token von „${name}“`,
    once: 'Es wird nur dieses eine Mal gezeigt. Kopier es jetzt in das Verzeichnis.',
    token: 'Token',
    lastChange: (action, what, at) => ['Letzte Änderung: ', action, ', ', what, `, ${at}`],
    name: 'Name eines neuen Tokens',
    example: 'Entra ID',
    make: 'Token machen',
    notMade: 'Es konnte kein Token gemacht werden',
  },
  revoke: {
    effect:
      'Anfragen mit diesem Token werden sofort abgelehnt. Die Menschen, die es hinzugefügt hat, bleiben.',
    failed: 'Das Token konnte nicht widerrufen werden',
  },
  groups: {
    title: 'Gruppen des Verzeichnisses',
    text: 'Die Mitglieder einer Gruppe des Verzeichnisses gehören zu dem, womit sie verbunden ist.',
    search: 'Gruppen des Verzeichnisses durchsuchen',
    failed: 'Die Gruppen des Verzeichnisses konnten nicht gelesen werden.',
    notTied: 'Die Gruppe konnte nicht verbunden werden',
    members: (count) => plural(count, { one: '# Mitglied', other: '# Mitglieder' }),
    where: (group) => `Wohin die Mitglieder von ${group} gehören`,
    nothing: 'Mit nichts verbunden',
    newGroup: (name) => `Eine neue Domaingruppe „${name}“`,
    domainGroups: 'Domaingruppen',
    departments: 'Abteilungen',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# Person ist in Gruppen, die verschieden verbunden sind',
        other: '# Personen sind in Gruppen, die verschieden verbunden sind',
      }),
    conflict: (email, theirs, counts) => `${email}: ${theirs}. „${counts}“ wurde zuerst verbunden und gilt.`,
    others: (count) => `Und ${digits(count)} weitere.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) =>
    `Von hier wurden zu viele falsche Tokens geschickt. Bitte versuch es in ${wait} noch einmal.`,
  tooMuchAtOnce: 'Das Verzeichnis schickt zu viel auf einmal. Bitte schick weniger.',
  twoTokens:
    'Das Verzeichnis hat schon zwei Tokens: das in Gebrauch und das, das es ablöst. Widerruf zuerst eines.',
  tokenRevoked: (name) => `„${name}“ ist widerrufen. Das Verzeichnis kann es nicht mehr benutzen.`,
  untied: (name) => `„${name}“ ist jetzt mit nichts verbunden.`,
  tied: (name, target) => `Die Mitglieder von „${name}“ gehören jetzt zu „${target}“.`,
  notFound: 'Dieses Token wurde nicht gefunden.',
  myData: 'Was das Verzeichnis der Firma über dich sagt',
}
