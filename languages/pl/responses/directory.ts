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
    `Działu „${name}” nie można usunąć: przechodzą do niego osoby z usuniętych działów.`,
  chooseDepartment: 'Wybierz dział z listy.',
  groupExists: (name) => `Grupa o nazwie „${name}” już istnieje. Wybierz inną nazwę.`,
  groupHasPairing: (name) => `„${name}” ma bieżący dobór par. Najpierw go zakończ albo usuń.`,
  onlyAdminsChangeAdmins: 'Konto administracji może zmienić tylko administracja.',
  notYoursToLetIn: (email) =>
    `Nie możesz dopuścić adresu ${email}. Zapytaj administrację: to ona wybiera twoje domeny i przenosi osoby między grupami.`,
  imageOfCompany: 'Ten obraz jest w newsletterze całej firmy. Poproś administrację, żeby wybrała tam inny.',
  nobodyOfYourGroups: 'Nikt z twoich grup nie dostaje tego newslettera pod tym adresem.',
  testCopyTo: 'E-mail próbny wyślij do siebie, do osób ze swoich grup albo do domen swoich grup.',
  onlyAdminsBar: 'Tylko administracja może blokować i odblokowywać adresy oraz przenosić je między grupami.',
  managersNotLetIn: (addresses) =>
    `Poza listą dostępu albo wyłączone: ${addresses}. Najpierw dodaj te osoby do listy dostępu, a potem powierz im grupę.`,
  isAdmin: (email) => `${email} ma konto administracji i opiekuje się już każdą grupą.`,
  departmentNamed: (before, after) => `„${before}” nazywa się teraz „${after}”.`,
  onWhitelist: (email) => `${email} jest już na liście dostępu.`,
}
