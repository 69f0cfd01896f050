import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Die Abteilung „${name}“ ist gelöscht. Sie war leer.`
      : `Die Abteilung „${name}“ ist gelöscht. ${plural(moved, { one: '# Person ist', other: '# Personen sind' })} jetzt in ${to}.`,
  groupDeleted: (name, unassigned) =>
    `Die Gruppe „${name}“ ist gelöscht. ${plural(unassigned, { one: '# Eintrag der Freigabeliste ist', other: '# Einträge der Freigabeliste sind' })} jetzt ohne Gruppe.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} ist von der Freigabeliste entfernt. Das hat ${plural(signedOut, { one: '# Person', other: '# Personen' })} abgemeldet.`
      : `${email} ist von der Freigabeliste entfernt.`,
  departmentExists: (name) => `Eine Abteilung „${name}“ gibt es schon. Wähl einen anderen Namen.`,
  defaultDepartment: (name) =>
    `„${name}“ lässt sich nicht löschen: Dorthin wechselt, wer in einer gelöschten Abteilung war.`,
  chooseDepartment: 'Bitte wähle eine Abteilung aus der Liste.',
  groupExists: (name) => `Eine Gruppe „${name}“ gibt es schon. Wähl einen anderen Namen.`,
  groupHasPairing: (name) => `„${name}“ hat eine laufende Runde. Schließ sie zuerst ab oder lösch sie.`,
  onlyAdminsChangeAdmins: 'Konten der Verwaltung ändert nur die Verwaltung.',
  notYoursToLetIn: (email) =>
    `${email} darfst du nicht freigeben. Frag die Verwaltung: Sie bestimmt deine Domains und ordnet Personen anderen Gruppen zu.`,
  imageOfCompany:
    'Ein Newsletter der ganzen Firma zeigt dieses Bild. Bitte die Verwaltung, dort ein anderes zu wählen.',
  nobodyOfYourGroups: 'In deinen Gruppen bekommt niemand mit dieser Adresse diesen Newsletter.',
  testCopyTo: 'Schick Tests an dich selbst, an Personen deiner Gruppen oder an die Domains deiner Gruppen.',
  onlyAdminsBar: 'Adressen sperren, wieder freigeben oder anderen Gruppen zuordnen kann nur die Verwaltung.',
  managersNotLetIn: (addresses) =>
    `Nicht auf der Freigabeliste, oder gesperrt: ${addresses}. Setz sie zuerst auf die Freigabeliste, und benenn sie dann.`,
  isAdmin: (email) => `${email} gehört zur Verwaltung und verwaltet schon alle Gruppen.`,
  departmentNamed: (before, after) => `„${before}“ heißt jetzt „${after}“.`,
  onWhitelist: (email) => `${email} steht schon auf der Freigabeliste.`,
}
