import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${plural(all, { one: '# Person', other: '# Personen' })}: ${digits(active)} dabei, ${digits(paused)} in Pause, ${digits(optedOut)} ausgestiegen`,
  invite: 'Einladen',
  search: 'Personen durchsuchen',
  searchHint: 'Name, E-Mail oder Abteilung',
  filters: {
    status: 'Nach Status filtern',
    readiness: 'Nach Bereitschaft filtern',
    allReadiness: 'Bereit oder nicht',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Dabei', paused: 'Pause', opted_out: 'Ausgestiegen' },
  columns: {
    name: 'Name',
    email: 'E-Mail',
    status: 'Status',
    department: 'Abteilung',
    group: 'Gruppe',
    match: 'Trifft gerade',
    actions: 'Aktionen',
  },
  failed: 'Die Personen konnten nicht geladen werden.',
  noneFound: 'Niemand passt zu dieser Suche',
  none: 'Noch niemand da',
  caption: 'Personen',
  selectAll: 'Alle angezeigten auswählen',
  showing: (shown, all) => `${digits(shown)} von ${digits(all)} Personen`,
  unsaved: (count) =>
    plural(count, {
      one: '# Person mit nicht gespeicherten Änderungen',
      other: '# Personen mit nicht gespeicherten Änderungen',
    }),
  row: {
    admin: 'Verwaltung',
    manager: (name) => ['Vorgesetzt: ', name],
    status: (name) => `Status von ${name}`,
    changeEnd: (name) => `Ende der Pause von ${name} ändern`,
    until: (day) => `bis ${day}`,
    openEnd: 'unbefristet',
    department: (name) => `Abteilung von ${name}`,
    notSet: 'Nicht gewählt',
    noMatch: 'Niemanden',
    saveNamed: (name) => `${name} speichern`,
    saved: 'Änderungen gespeichert',
    failed: 'Die Änderungen konnten nicht gespeichert werden',
    noChanges: { title: 'Keine Änderungen', description: 'Für diese Person gibt es nichts zu speichern' },
  },
  away: {
    pause: (name) => `${name} pausieren lassen?`,
    optOut: (name) => `${name} aussteigen lassen?`,
    submitPause: 'Pausieren lassen',
    submitOptOut: 'Aussteigen lassen',
  },
  address: {
    action: 'Adresse ändern',
    question: (name) => `Eine andere Adresse für ${name}?`,
    text: 'Verlauf, Ausschlüsse, Treffen, der Eintrag der Freigabeliste und E-Mails ziehen mit um. Die Person wird überall abgemeldet, und beide Adressen bekommen eine E-Mail.',
    newAddress: 'Neue Adresse',
    sameAddress: 'Das ist schon die Adresse dieser Person',
    pending: 'Wird geändert ...',
    failed: 'Die Adresse konnte nicht geändert werden',
    barred: (email) => `${email} ist auf der Freigabeliste gesperrt`,
    staysBarred: 'Die Sperre bleibt: Mit dieser Adresse gibt es keine Anmeldung und kein Treffen.',
    taken: (email) => `${email} hat schon ein Konto`,
    keeps: (email, day) =>
      `Wenn beide derselben Person gehören, bleibt das ältere Konto, mit Verlauf, Ausschlüssen und Ausstieg: ${email}, seit ${day}.`,
    erases: (email, day, matches) =>
      `Das andere wird gelöscht: ${email}, seit ${day}, mit ${plural(matches, { one: '# Treffen', other: '# Treffen' })}. Im Verlauf der anderen steht dort jemand, der nicht mehr in der Firma ist. Das lässt sich nicht rückgängig machen.`,
    merge: 'Dieselbe Person: das andere Konto löschen',
    otherAddress: 'Gib die Adresse des Kontos ein, das gelöscht wird',
  },
  signOut: {
    action: 'Überall abmelden',
    question: (name) => `${name} überall abmelden?`,
    effect:
      'Für ein verlorenes Gerät: Die Person wird sofort in allen Browsern abgemeldet. Sie kann sich wieder anmelden.',
    pending: 'Wird abgemeldet ...',
    failed: 'Die Person konnte nicht abgemeldet werden',
  },
  erase: {
    action: 'Endgültig löschen',
    question: (name) => `${name} endgültig löschen?`,
    text: 'Konto, Profil und Bild, Anmeldungen, der Eintrag der Freigabeliste und die E-Mails dieser Person werden endgültig gelöscht. Frühere Treffen bleiben bei den anderen, mit jemandem, der nicht mehr in der Firma ist. Das lässt sich nicht rückgängig machen; Sicherungen und die Personalliste musst du selbst bereinigen.',
    address: (email) => ['Gib zur Bestätigung ', email, ' ein'],
    otherAddress: 'Gib die Adresse dieser Person ein',
    pending: 'Wird gelöscht ...',
    failed: 'Die Person konnte nicht gelöscht werden',
  },
}
