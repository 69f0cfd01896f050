import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, listed, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Domaingruppe',
  pick: 'Wähl eine Gruppe, um ihre Abteilungen zu sehen.',
  common: 'Gemeinsame Liste',
  commonText: 'Menschen ohne Domaingruppe',
  choose: { label: 'Abteilungen von', nothing: 'Gruppe wählen' },
  of: (group) => `Abteilungen von ${group}`,
  ofCommon: 'Abteilungen der gemeinsamen Liste',
  search: 'Abteilungen durchsuchen',
  failed: 'Die Abteilungen konnten nicht gelesen werden.',
  none: {
    title: 'Diese Gruppe hat noch keine Abteilungen',
    text: 'Füg die erste hinzu; Menschen ohne Abteilung sind in Other.',
  },
  default: 'Standard',
  people,
  peopleIn: (count, department) => `${people(count)} in ${department}`,
  peopleOf: (department) => `Menschen aus ${department}`,
  peopleFailed: 'Die Personen konnten nicht gelesen werden.',
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
        ? 'Niemand ist in ihr. Das lässt sich nicht rückgängig machen.'
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
  failed: 'Die Gruppen konnten nicht gelesen werden.',
  none: {
    title: 'Noch keine Gruppen',
    text: 'Eine Gruppe hat eigene Abteilungen und eigene Paarungen. Eine einzelne Firma braucht keine Gruppen.',
  },
  add: 'Gruppe hinzufügen',
  addText: 'Menschen einer Gruppe treffen einander und haben deren Abteilungen.',
  renameText: 'Bisherige Paarungen behalten ihren Namen und ihren Buchstaben.',
  created: (name) => `Die Gruppe ${name} ist angelegt`,
  changed: (name) => `Die Gruppe ${name} ist geändert`,
  notCreated: 'Die Domaingruppe konnte nicht angelegt werden',
  notChanged: 'Die Domaingruppe konnte nicht geändert werden',
  fields: {
    name: 'Name',
    nameHint: 'Kurz, wie in Dateinamen: design',
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
      `Alle Adressen gehören dann nicht mehr zu dieser Gruppe.${concerned} Ihre Abteilungen verschwinden mit ihr, und ihre Menschen nutzen die gemeinsame Liste. Abgeschlossene Paarungen bleiben.`,
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
  text: 'Wer hier steht, sieht und betreut das Programm nur für diese Gruppe und erfährt es per E-Mail; die Rechte enden, sobald du den Namen hier entfernst.',
  failed: 'Die Gruppenverwaltung konnte nicht gelesen werden.',
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
    add: 'Domains, die sie freigeben darf',
    example: 'firma.de',
    action: 'Erlauben',
    none: 'Keine: Die Gruppenverwaltung kann die Freigabeliste nicht ändern.',
    added: (domain) => `Die Gruppenverwaltung darf Adressen von ${domain} freigeben`,
    removed: (domain) => `Die Gruppenverwaltung darf Adressen von ${domain} nicht mehr freigeben`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Personen importieren',
  text: '*@domain gilt für eine ganze Domain, eine Adresse nur für sich; eine Adresse geht ihrer Domain vor. Ohne Einträge kann sich niemand anmelden.',
  list: 'Freigegebene Adressen',
  search: 'Freigabeliste durchsuchen',
  searchExample: 'Adresse, Grund oder Gruppe',
  sort: {
    label: 'Freigabeliste ordnen',
    email: 'Nach Adresse',
    backwards: 'Nach Adresse, rückwärts',
  },
  found: (count) => plural(count, { one: '# Eintrag gefunden', other: '# Einträge gefunden' }),
  failed: 'Die Freigabeliste konnte nicht gelesen werden.',
  noneHere: 'Hierher gehört noch kein Eintrag.',
  none: {
    title: 'Noch kann sich niemand anmelden',
    text: 'Füg die Domain deiner Firma hinzu, etwa *@firma.de, dann kommen alle herein, die dort eine Adresse haben.',
  },
  selectAll: 'Alle geladenen auswählen',
  add: {
    title: 'Zur Freigabeliste hinzufügen',
    email: 'Adresse',
    emailHint: 'name@firma.de, oder *@firma.de für eine ganze Domain',
    group: 'Domaingruppe',
    reason: 'Grund',
    action: 'Hinzufügen',
    done: (email) => `${email} steht auf der Freigabeliste`,
    failed: 'Die Adresse konnte nicht hinzugefügt werden',
  },
  wholeDomain: 'ganze Domain',
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
    nobody: 'Wegen dieses Eintrags hat niemand ein Konto. Niemand kann sich mehr mit ihm anmelden.',
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
    effect: 'Für die nächsten Runden gilt die neue Gruppe.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Kopieren: ${what}`,
  tokens: {
    copied: 'Ich habe es kopiert',
    used: (made, used) => `Gemacht ${made}, zuletzt benutzt ${used}`,
    unused: (made) => `Gemacht ${made}, noch nicht benutzt`,
    making: 'Wird gemacht ...',
  },
  revoke: {
    action: 'Widerrufen',
    one: (name) => `${name} widerrufen`,
    title: (name) => `„${name}“ widerrufen?`,
  },
}
