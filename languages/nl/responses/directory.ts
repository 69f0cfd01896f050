import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `De afdeling ‘${name}’ is verwijderd. Er zat niemand in.`
      : `De afdeling ‘${name}’ is verwijderd. ${plural(moved, { one: '# persoon is', other: '# mensen zijn' })} verhuisd naar ${to}.`,
  groupDeleted: (name, unassigned) =>
    `De groep ‘${name}’ is verwijderd. ${plural(unassigned, { one: '# regel van de toegangslijst is', other: '# regels van de toegangslijst zijn' })} nu zonder groep.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} is van de toegangslijst verwijderd. Daardoor ${plural(signedOut, { one: 'is # persoon', other: 'zijn # mensen' })} uitgelogd.`
      : `${email} is van de toegangslijst verwijderd.`,
  departmentExists: (name) => `Er is al een afdeling met de naam ‘${name}’. Kies een andere naam.`,
  defaultDepartment: (name) =>
    `‘${name}’ kan niet worden verwijderd: mensen van verwijderde afdelingen verhuizen daarheen.`,
  chooseDepartment: 'Kies een afdeling uit de lijst.',
  groupExists: (name) => `Er is al een groep met de naam ‘${name}’. Kies een andere naam.`,
  groupHasPairing: (name) => `‘${name}’ heeft een lopende koppeling. Rond die eerst af of verwijder die.`,
  onlyAdminsChangeAdmins: 'Alleen beheerders kunnen het account van een beheerder wijzigen.',
  notYoursToLetIn: (email) =>
    `Je kunt ${email} niet toelaten. Vraag het beheer: dat kiest je domeinen en verplaatst mensen tussen groepen.`,
  imageOfCompany:
    'Een nieuwsbrief van het hele bedrijf toont deze afbeelding. Vraag het beheer om daar een andere te kiezen.',
  nobodyOfYourGroups: 'Niemand in je groepen krijgt deze nieuwsbrief op dit adres.',
  testCopyTo: 'Stuur een test naar jezelf, naar mensen in je groepen of naar de domeinen van je groepen.',
  onlyAdminsBar: 'Alleen beheerders kunnen adressen blokkeren, weer toelaten of tussen groepen verplaatsen.',
  managersNotLetIn: (addresses) =>
    `Niet op de toegangslijst, of uitgeschakeld: ${addresses}. Zet ze eerst op de toegangslijst, en maak ze dan groepsbeheerder.`,
  isAdmin: (email) => `${email} is beheerder en beheert al elke groep.`,
  departmentNamed: (before, after) => `‘${before}’ heet nu ‘${after}’.`,
  onWhitelist: (email) => `${email} staat al op de toegangslijst.`,
}
