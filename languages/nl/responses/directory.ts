import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `De afdeling ‘${name}’ is verwijderd. Er zat niemand in.`
      : `De afdeling ‘${name}’ is verwijderd. ${plural(moved, { one: '# persoon is', other: '# personen zijn' })} verhuisd naar ${to}.`,
  groupDeleted: (name, unassigned) =>
    `De groep ‘${name}’ is verwijderd. Regels van de toegangslijst die nu zonder groep zijn: ${unassigned}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} is van de toegangslijst verwijderd. Mensen die daardoor zijn uitgelogd: ${signedOut}.`
      : `${email} is van de toegangslijst verwijderd.`,
  departmentExists: (name) => `Er is al een afdeling met de naam ‘${name}’. Kies een andere naam.`,
  defaultDepartment: (name) =>
    `‘${name}’ is de standaardafdeling, waar mensen van verwijderde afdelingen heen verhuizen. Die kan niet worden verwijderd.`,
  chooseDepartment: 'Kies een van de afdelingen in de lijst.',
  groupExists: (name) => `Er is al een groep met de naam ‘${name}’. Kies een andere naam.`,
  groupHasPairing: (name) =>
    `‘${name}’ heeft een lopende koppeling. Rond eerst die koppeling af of verwijder haar, en dan de groep.`,
  onlyAdminsChangeAdmins: 'Alleen het beheer wijzigt het account van iemand van het beheer.',
  notYoursToLetIn: (email) =>
    `${email} is geen adres dat je mag toelaten. Het beheer zegt welke domeinen van jou zijn, en verplaatst mensen tussen groepen.`,
  imageOfCompany:
    'Een nieuwsbrief van het hele bedrijf toont deze afbeelding. Het beheer kiest daar een andere.',
  nobodyOfYourGroups: 'Niemand van je groepen met dit adres krijgt deze nieuwsbrief.',
  testCopyTo:
    'Een test gaat naar jezelf, naar mensen van je groepen, of naar de domeinen die het beheer daaraan heeft gegeven.',
  onlyAdminsBar: 'Alleen het beheer blokkeert adressen, laat ze weer toe, of verplaatst ze tussen groepen.',
  managersNotLetIn: (addresses) =>
    `Niet op de toegangslijst, of uitgeschakeld: ${addresses}. Wie een groep beheert, moet zijn toegelaten: zet ze op de toegangslijst, en wijs ze dan aan.`,
  isAdmin: (email) => `${email} hoort bij het beheer, en beheert dus al elke groep.`,
  departmentNamed: (before, after) => `‘${before}’ heet nu ‘${after}’.`,
  onWhitelist: (email) => `${email} staat al op de toegangslijst.`,
}
