import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Dział „${name}” jest usunięty. Nikogo w nim nie było.`
      : `Dział „${name}” jest usunięty. Do ${to} przeszło: ${plural(moved, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })}.`,
  groupDeleted: (name, unassigned) =>
    `Grupa „${name}” jest usunięta. Wpisy na liście dostępu, które są teraz bez grupy: ${digits(unassigned)}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email}: usunięto z listy dostępu. Osoby wylogowane przez tę zmianę: ${digits(signedOut)}.`
      : `${email}: usunięto z listy dostępu.`,
  departmentExists: (name) => `Dział o nazwie „${name}” już istnieje. Wybierz inną nazwę.`,
  defaultDepartment: (name) =>
    `„${name}” to dział domyślny, do którego przechodzą osoby z usuniętych działów. Nie można go usunąć.`,
  chooseDepartment: 'Wybierz jeden z działów z listy.',
  groupExists: (name) => `Grupa o nazwie „${name}” już istnieje. Wybierz inną nazwę.`,
  groupHasPairing: (name) =>
    `„${name}” ma bieżący dobór par. Najpierw zakończ go albo usuń, a potem usuń grupę.`,
  onlyAdminsChangeAdmins: 'Konta administracji zmienia tylko administracja.',
  notYoursToLetIn: (email) =>
    `${email} nie jest adresem, który możesz dopuścić. Administracja określa, które domeny są twoje, i przenosi osoby między grupami.`,
  imageOfCompany: 'Ten obraz jest w newsletterze całej firmy. Inny wybiera tam administracja.',
  nobodyOfYourGroups: 'Nikt z twoich grup z tym adresem nie dostaje tego newslettera.',
  testCopyTo:
    'E-mail próbny można wysłać do siebie, do osób ze swoich grup albo do domen, które administracja im przydzieliła.',
  onlyAdminsBar: 'Tylko administracja blokuje i odblokowuje adresy oraz przenosi je między grupami.',
  managersNotLetIn: (addresses) =>
    `Poza listą dostępu albo wyłączone: ${addresses}. Opieka nad grupą wymaga dostępu: dodaj te osoby do listy dostępu, a potem je wskaż.`,
  isAdmin: (email) => `${email} ma konto administracji, więc opiekuje się już każdą grupą.`,
  departmentNamed: (before, after) => `„${before}” nazywa się teraz „${after}”.`,
  onWhitelist: (email) => `${email} jest już na liście dostępu.`,
}
