import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, listed, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Domaingruppe',
  common: 'Gemeinsame Liste',
  commonText: 'Personen ohne Domaingruppe',
  choose: { label: 'Abteilungen von', nothing: 'Gruppe wählen' },
  of: (group) => `Abteilungen von ${group}`,
  ofCommon: 'Abteilungen der gemeinsamen Liste',
  search: 'Abteilungen durchsuchen',
  failed: 'Die Abteilungen konnten nicht geladen werden.',
  none: {
    title: 'Diese Gruppe hat noch keine Abteilungen',
    text: 'Füg die erste hinzu. Wer keine Abteilung hat, ist in Other.',
  },
  default: 'Standard',
  people,
  peopleIn: (count, department) => `${people(count)} in ${department}`,
  peopleOf: (department) => `Personen aus ${department}`,
  peopleFailed: 'Die Personen konnten nicht geladen werden.',
  add: 'Abteilung hinzufügen',
  added: (name) => `Die Abteilung ${name} ist hinzugefügt`,
  notAdded: 'Die Abteilung konnte nicht hinzugefügt werden',
  notCreated: 'Die Abteilung konnte nicht angelegt werden',
  notRenamed: 'Die Abteilung konnte nicht umbenannt werden',
  fields: {
    name: 'Name der Abteilung',
    nameExample: 'etwa engineering',
    displayName: 'Anzeigename',
    displayNameExample: 'etwa Technik',
  },
  remove: {
    title: (name) => `„${name}“ löschen?`,
    effect: (count) =>
      count === 0
        ? 'Sie ist leer. Das lässt sich nicht rückgängig machen.'
        : plural(count, {
            one: '# Person wechselt zu Other. Das lässt sich nicht rückgängig machen.',
            other: '# Personen wechseln zu Other. Das lässt sich nicht rückgängig machen.',
          }),
    confirm: 'Abteilung löschen',
    failed: 'Die Abteilung konnte nicht gelöscht werden',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Domaingruppen',
  search: 'Domaingruppen durchsuchen',
  failed: 'Die Gruppen konnten nicht geladen werden.',
  none: {
    title: 'Noch keine Gruppen',
    text: 'Eine Gruppe hat eigene Abteilungen und eigene Runden. Eine einzelne Firma braucht keine.',
  },
  add: 'Gruppe hinzufügen',
  addText: 'Wer zu einer Gruppe gehört, hat deren Abteilungen und trifft die anderen aus ihr.',
  renameText: 'Bisherige Runden behalten ihren Namen und ihren Buchstaben.',
  created: (name) => `Die Gruppe ${name} ist angelegt`,
  changed: (name) => `Die Gruppe ${name} ist geändert`,
  notCreated: 'Die Domaingruppe konnte nicht angelegt werden',
  notChanged: 'Die Domaingruppe konnte nicht geändert werden',
  fields: {
    name: 'Name',
    nameHint: 'Kurz, für Dateinamen: design',
    displayName: 'Anzeigename',
    displayNameExample: 'Designstudio',
    languageHint: 'Für alle, deren Sprache wir nicht kennen.',
    companyLanguage: 'Die Sprache der Firma',
    description: 'Beschreibung',
    color: 'Farbe',
  },
  manage: 'Verwalten',
  manageOne: (group) => `${group} verwalten`,
  done: 'Fertig',
  remove: {
    action: 'Gruppe löschen',
    title: (group) => `„${group}“ löschen?`,
    effect: (concerned) =>
      `Alle Adressen gehören dann nicht mehr zu dieser Gruppe.${concerned} Ihre Abteilungen werden gelöscht, und ihre Personen nutzen die gemeinsame Liste. Abgeschlossene Runden bleiben.`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [`${digits(more)} weitere`] : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `Ohne Gruppe sind dann ${plural(entries, { one: '# Eintrag', other: '# Einträge' })} und ${people(total)}${who}.`
    },
    failed: 'Die Domaingruppe konnte nicht gelöscht werden',
  },
  emails: {
    of: (group) => `Adressen von ${group}`,
    title: 'Adressen dieser Gruppe',
    search: 'Adressen dieser Gruppe durchsuchen',
    none: 'Zu dieser Gruppe gehört noch keine Adresse.',
    add: 'Eine Adresse hinzufügen',
    addExample: 'Adresse oder *@firma.de',
    addAction: 'Hinzufügen',
    notAdded: 'Die Adresse konnte nicht zur Gruppe hinzugefügt werden',
    unassign: 'Herausnehmen',
    unassignOne: (email) => `${email} herausnehmen`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Gruppenverwaltung',
  text: 'Wer hier steht, sieht und betreut das Programm nur für diese Gruppe. Eine E-Mail sagt es ihnen. Ihre Rechte enden, sobald du sie hier entfernst.',
  failed: 'Die Gruppenverwaltung konnte nicht geladen werden.',
  notChanged: 'Die Gruppenverwaltung konnte nicht geändert werden',
  people: {
    add: 'Jemanden benennen',
    example: 'Adresse der Person',
    action: 'Benennen',
    none: 'Diese Gruppe verwaltet noch niemand.',
    added: (email, group) => `${email} verwaltet ${group}`,
    removed: (email, group) => `${email} verwaltet ${group} nicht mehr`,
  },
  domains: {
    add: 'Domains, die sie freigeben dürfen',
    example: 'firma.de',
    action: 'Erlauben',
    none: 'Keine: Die Gruppenverwaltung kann die Freigabeliste nicht ändern.',
    added: (domain) => `Die Gruppenverwaltung darf Adressen von ${domain} freigeben`,
    removed: (domain) => `Die Gruppenverwaltung darf Adressen von ${domain} nicht mehr freigeben`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Personen importieren',
  text: '*@firma.de lässt alle herein; oder füg einzelne Adressen hinzu. Ohne Einträge kann sich niemand anmelden.',
  list: 'Freigegebene Adressen',
  search: 'Freigabeliste durchsuchen',
  searchExample: 'Adresse, Grund oder Gruppe',
  sort: {
    label: 'Freigabeliste sortieren',
    email: 'Adresse A–Z',
    backwards: 'Adresse Z–A',
  },
  found: (count) => plural(count, { one: '# Eintrag gefunden', other: '# Einträge gefunden' }),
  failed: 'Die Freigabeliste konnte nicht geladen werden.',
  noneHere: 'Hier ist noch kein Eintrag.',
  none: {
    title: 'Noch kann sich niemand anmelden',
    text: 'Füg die Domain deiner Firma hinzu, etwa *@firma.de. Das lässt alle herein, die dort eine Adresse haben.',
  },
  selectAll: 'Alle angezeigten auswählen',
  add: {
    title: 'Zur Freigabeliste hinzufügen',
    email: 'Adresse',
    group: 'Domaingruppe',
    reason: 'Grund',
    action: 'Hinzufügen',
    done: (email) => `${email} steht auf der Freigabeliste`,
    failed: 'Die Adresse konnte nicht hinzugefügt werden',
  },
  barred: 'gesperrt',
  added: (by, day) => `hinzugefügt von ${by} am ${day}`,
  addedFor: (reason, by, day) => `${reason} · hinzugefügt von ${by} am ${day}`,
  groupOf: (email) => `Domaingruppe von ${email}`,
  belongs: (email, group) => `${email} gehört zu ${group}`,
  isUnassigned: (email) => `${email} gehört zu keiner Gruppe`,
  isActive: (email) => `${email} ist freigegeben`,
  isBarred: (email) => `${email} ist gesperrt`,
  notChanged: 'Der Eintrag konnte nicht geändert werden',
  activate: 'Freigeben',
  bar: {
    action: 'Sperren',
    title: (email) => `„${email}“ sperren?`,
    nobody: 'Kein Konto hängt an diesem Eintrag. Niemand kann sich mehr damit anmelden.',
    effect: (count, signedIn) => {
      const barred = plural(count, {
        one: '# Person kann sich nicht mehr anmelden und bekommt kein Treffen mehr.',
        other: '# Personen können sich nicht mehr anmelden und bekommen kein Treffen mehr.',
      })
      const out = plural(signedIn, {
        one: '# Person wird abgemeldet.',
        other: '# Personen werden abgemeldet.',
      })
      return signedIn > 0 ? `${barred} ${out}` : barred
    },
  },
  remove: {
    action: 'Entfernen',
    removing: 'Wird entfernt ...',
    title: (email) => `„${email}“ entfernen?`,
    effect: (email) =>
      `„${email}“ wirklich von der Freigabeliste entfernen? Wer nur durch diesen Eintrag freigegeben ist, kann sich nicht mehr anmelden und bekommt kein Treffen.`,
    failed: 'Die Adresse konnte nicht entfernt werden',
  },
  group: {
    action: 'Gruppe ändern',
    title: (email) => `Die Gruppe von „${email}“ ändern?`,
    effect: 'Die neue Gruppe gilt ab der nächsten Runde.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Kopieren: ${what}`,
  tokens: {
    copied: 'Ich habe es kopiert',
    used: (made, used) => `Erstellt ${made}, zuletzt benutzt ${used}`,
    unused: (made) => `Erstellt ${made}, noch nicht benutzt`,
    making: 'Wird erstellt ...',
  },
  revoke: {
    action: 'Widerrufen',
    one: (name) => `${name} widerrufen`,
    title: (name) => `„${name}“ widerrufen?`,
  },
}
