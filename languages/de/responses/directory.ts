import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Die Abteilung „${name}“ ist gelöscht. Es war niemand in ihr.`
      : `Die Abteilung „${name}“ ist gelöscht. ${plural(moved, { one: '# Person ist', other: '# Personen sind' })} jetzt in ${to}.`,
  groupDeleted: (name, unassigned) =>
    `Die Gruppe „${name}“ ist gelöscht. Einträge der Freigabeliste, die jetzt ohne Gruppe sind: ${unassigned}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} ist von der Freigabeliste entfernt. Dadurch abgemeldet: ${signedOut}.`
      : `${email} ist von der Freigabeliste entfernt.`,
  departmentExists: (name) => `Eine Abteilung „${name}“ gibt es schon. Wähl einen anderen Namen.`,
  defaultDepartment: (name) =>
    `„${name}“ ist die Standardabteilung, in die Menschen aus gelöschten wechseln. Sie lässt sich nicht löschen.`,
  chooseDepartment: 'Bitte wähle eine der Abteilungen der Liste.',
  groupExists: (name) => `Eine Gruppe „${name}“ gibt es schon. Wähl einen anderen Namen.`,
  groupHasPairing: (name) =>
    `„${name}“ hat eine laufende Paarung. Schließ zuerst die Paarung ab oder lösch sie, dann die Gruppe.`,
  onlyAdminsChangeAdmins: 'Konten der Verwaltung ändert nur die Verwaltung.',
  notYoursToLetIn: (email) =>
    `${email} ist keine Adresse, die du freigeben darfst. Welche Domains deine sind, sagt die Verwaltung; sie ordnet Menschen auch anderen Gruppen zu.`,
  imageOfCompany: 'Ein Newsletter der ganzen Firma zeigt dieses Bild. Ein anderes wählt dort die Verwaltung.',
  nobodyOfYourGroups: 'Aus deinen Gruppen bekommt niemand mit dieser Adresse diesen Newsletter.',
  testCopyTo:
    'Ein Test geht an dich, an Menschen deiner Gruppen oder an die Domains, die die Verwaltung ihnen erlaubt hat.',
  onlyAdminsBar: 'Adressen sperren, wieder freigeben oder anderen Gruppen zuordnen kann nur die Verwaltung.',
  managersNotLetIn: (addresses) =>
    `Nicht auf der Freigabeliste, oder gesperrt: ${addresses}. Wer eine Gruppe verwaltet, muss hereinkommen: Setz sie auf die Freigabeliste, und benenn sie dann.`,
  isAdmin: (email) => `${email} gehört zur Verwaltung und verwaltet so schon alle Gruppen.`,
  departmentNamed: (before, after) => `„${before}“ heißt jetzt „${after}“.`,
  onWhitelist: (email) => `${email} steht schon auf der Freigabeliste.`,
}
