import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('de')

export const web: Worded<typeof en.web> = {
  section: 'Verzeichniszugang',
  text: 'Das Verzeichnis der Firma (Entra ID, Okta …) fügt hier über SCIM 2.0 von selbst Personen hinzu, ändert und entfernt sie.',
  address: 'Adresse für das Verzeichnis',
  tokens: {
    failed: 'Die Tokens konnten nicht geladen werden.',
    most: 'Zwei Tokens sind möglich: eines in Gebrauch und eines, das es ablöst.',
    of: (name) => `Das Token von „${name}“`,
    once: 'Du siehst es nur dieses eine Mal. Kopier es jetzt in das Verzeichnis.',
    token: 'Token',
    lastChange: (action, what, at) => ['Letzte Änderung: ', action, ', ', what, `, ${at}`],
    name: 'Name eines neuen Tokens',
    example: 'Entra ID',
    make: 'Token erstellen',
    notMade: 'Das Token konnte nicht erstellt werden',
  },
  revoke: {
    effect: 'Anfragen mit diesem Token werden sofort abgelehnt. Wen es hinzugefügt hat, bleibt.',
    failed: 'Das Token konnte nicht widerrufen werden',
  },
  groups: {
    title: 'Verzeichnisgruppen',
    text: 'Verbinde eine Verzeichnisgruppe mit einer Domaingruppe oder Abteilung, dann gehören ihre Mitglieder dorthin.',
    search: 'Verzeichnisgruppen durchsuchen',
    failed: 'Die Verzeichnisgruppen konnten nicht geladen werden.',
    notTied: 'Die Gruppe konnte nicht verbunden werden',
    members: (count) => plural(count, { one: '# Mitglied', other: '# Mitglieder' }),
    where: (group) => `Wohin die Mitglieder von ${group} gehören`,
    nothing: 'Nicht verbunden',
    newGroup: (name) => `Eine neue Domaingruppe „${name}“`,
    domainGroups: 'Domaingruppen',
    departments: 'Abteilungen',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# Person ist in Gruppen mit verschiedenen Zielen',
        other: '# Personen sind in Gruppen mit verschiedenen Zielen',
      }),
    conflict: (email, theirs, counts) => `${email}: ${theirs}. „${counts}“ wurde zuerst verbunden und gilt.`,
    others: (count) => `Und ${digits(count)} weitere.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) =>
    `Von hier wurden zu viele falsche Tokens geschickt. Bitte versuch es in ${wait} noch einmal.`,
  tooMuchAtOnce: 'Das Verzeichnis hat zu viel auf einmal geschickt. Bitte schick weniger.',
  twoTokens:
    'Das Verzeichnis hat schon zwei Tokens: eines in Gebrauch und eines, das es ablöst. Widerruf zuerst eines.',
  tokenRevoked: (name) => `„${name}“ ist widerrufen. Das Verzeichnis kann es nicht mehr benutzen.`,
  untied: (name) => `„${name}“ ist nicht mehr verbunden.`,
  tied: (name, target) => `Die Mitglieder von „${name}“ gehören jetzt zu „${target}“.`,
  notFound: 'Dieses Token wurde nicht gefunden.',
  myData: 'Was das Verzeichnis der Firma über dich sagt',
}
