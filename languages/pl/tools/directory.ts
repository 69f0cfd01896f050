import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const entries = (count: number) =>
  plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Grupa domen',
  common: 'Wspólna lista',
  commonText: 'Osoby bez grupy domen',
  choose: { label: 'Działy grupy', nothing: 'Wybierz grupę' },
  of: (group) => `Działy: ${group}`,
  ofCommon: 'Działy wspólnej listy',
  search: 'Szukaj działów',
  failed: 'Nie udało się wczytać działów.',
  none: {
    title: 'Ta grupa nie ma działów',
    text: 'Dodaj pierwszy. Osoby bez działu są w Other.',
  },
  default: 'Domyślny',
  people,
  peopleIn: (count, department) => `${department}: ${people(count)}`,
  peopleOf: (department) => `Osoby: ${department}`,
  peopleFailed: 'Nie udało się wczytać osób.',
  add: 'Dodaj dział',
  added: (name) => `Dział ${name} jest dodany`,
  notAdded: 'Nie udało się dodać działu',
  notCreated: 'Nie udało się utworzyć działu',
  notRenamed: 'Nie udało się zmienić nazwy działu',
  fields: {
    name: 'Nazwa działu',
    nameExample: 'np. sprzedaz',
    displayName: 'Nazwa wyświetlana',
    displayNameExample: 'np. Sprzedaż',
  },
  remove: {
    title: (name) => `Usunąć „${name}”?`,
    effect: (count) =>
      count === 0
        ? 'Nikogo w nim nie ma. Tego nie da się cofnąć.'
        : plural(count, {
            one: '# osoba przejdzie do Other. Tego nie da się cofnąć.',
            few: '# osoby przejdą do Other. Tego nie da się cofnąć.',
            many: '# osób przejdzie do Other. Tego nie da się cofnąć.',
            other: '# osoby przejdzie do Other. Tego nie da się cofnąć.',
          }),
    confirm: 'Usuń dział',
    failed: 'Nie udało się usunąć działu',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Grupy domen',
  search: 'Szukaj grup domen',
  failed: 'Nie udało się wczytać grup.',
  none: {
    title: 'Nie ma jeszcze grup',
    text: 'Grupa ma własne działy i własne dobory par. Pojedyncza firma nie potrzebuje grup.',
  },
  add: 'Dodaj grupę',
  addText: 'Osoby z jednej grupy mają wspólne działy i są łączone w pary między sobą.',
  renameText: 'Wcześniejsze dobory par zachowują swoją nazwę i literę.',
  created: (name) => `Grupa ${name} jest utworzona`,
  changed: (name) => `Grupa ${name} jest zmieniona`,
  notCreated: 'Nie udało się utworzyć grupy domen',
  notChanged: 'Nie udało się zmienić grupy domen',
  fields: {
    name: 'Nazwa',
    nameHint: 'Krótka, jak w nazwach plików: design',
    displayName: 'Nazwa wyświetlana',
    displayNameExample: 'Studio projektowe',
    languageHint: 'Dla osób, których języka nie znamy.',
    companyLanguage: 'Język firmy',
    description: 'Opis',
    color: 'Kolor',
  },
  manage: 'Zarządzaj',
  manageOne: (group) => `Zarządzaj: ${group}`,
  done: 'Gotowe',
  remove: {
    action: 'Usuń grupę',
    title: (group) => `Usunąć „${group}”?`,
    effect: (concerned) =>
      `Wszystkie adresy tej grupy zostaną bez grupy.${concerned} Jej działy zostaną usunięte, a jej osoby będą używać wspólnej listy. Zakończone dobory par zostają.`,
    unassigned: (count, total, names) => {
      const more = total - names.length
      const others =
        more > 0
          ? [
              plural(more, {
                one: 'jeszcze # osoba',
                few: 'jeszcze # osoby',
                many: 'jeszcze # osób',
                other: 'jeszcze # osoby',
              }),
            ]
          : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `Bez grupy zostaną ${entries(count)} i ${people(total)}${who}.`
    },
    failed: 'Nie udało się usunąć grupy domen',
  },
  emails: {
    of: (group) => `Adresy: ${group}`,
    title: 'Adresy tej grupy',
    search: 'Szukaj adresów tej grupy',
    none: 'Do tej grupy nie jest jeszcze przypisany żaden adres.',
    add: 'Dodaj adres',
    addExample: 'Adres albo *@firma.pl',
    addAction: 'Dodaj do grupy',
    notAdded: 'Nie udało się dodać adresu do grupy',
    unassign: 'Odłącz',
    unassignOne: (email) => `Odłącz: ${email}`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Opieka nad grupą',
  text: 'Te osoby widzą i prowadzą program tylko dla tej grupy. Dowiadują się o tym e-mailem. Ich uprawnienia kończą się, gdy tylko je tu usuniesz.',
  failed: 'Nie udało się wczytać osób z opieką nad grupą.',
  notChanged: 'Nie udało się zmienić opieki nad grupą',
  people: {
    add: 'Dodaj osobę',
    example: 'Jej adres',
    action: 'Dodaj',
    none: 'Nikt jeszcze nie opiekuje się tą grupą.',
    added: (email, group) => `${email} opiekuje się grupą ${group}`,
    removed: (email, group) => `${email} nie opiekuje się już grupą ${group}`,
  },
  domains: {
    add: 'Domeny, które mogą dopuszczać',
    example: 'firma.pl',
    action: 'Zezwól',
    none: 'Brak: osoby z opieką nad grupą nie mogą zmieniać listy dostępu.',
    added: (domain) => `Osoby z opieką nad grupą mogą dopuszczać adresy w domenie ${domain}`,
    removed: (domain) => `Osoby z opieką nad grupą nie mogą już dopuszczać adresów w domenie ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Importuj osoby',
  text: '*@firma.pl wpuszcza wszystkich; można też dodać pojedyncze adresy. Bez wpisów nikt nie może dołączyć.',
  list: 'Adresy z dostępem',
  search: 'Szukaj na liście dostępu',
  searchExample: 'Adres, powód albo grupa',
  sort: { label: 'Sortuj listę dostępu', email: 'Adres A–Z', backwards: 'Adres Z–A' },
  found: (count) => `Znaleziono: ${entries(count)}`,
  failed: 'Nie udało się wczytać listy dostępu.',
  noneHere: 'Nie ma tu jeszcze wpisów.',
  none: {
    title: 'Nikt nie może jeszcze dołączyć',
    text: 'Dodaj domenę swojej firmy, na przykład *@firma.pl, żeby wpuścić wszystkich, którzy mają w niej adres.',
  },
  selectAll: 'Zaznacz wszystkie widoczne',
  add: {
    title: 'Dodaj do listy dostępu',
    email: 'E-mail',
    group: 'Grupa domen',
    reason: 'Powód',
    action: 'Dodaj adres',
    done: (email) => `${email} jest na liście dostępu`,
    failed: 'Nie udało się dodać adresu',
  },
  barred: 'zablokowany',
  added: (by, day) => `kto dodał: ${by}, ${day}`,
  addedFor: (reason, by, day) => `${reason} · kto dodał: ${by}, ${day}`,
  groupOf: (email) => `Grupa domen: ${email}`,
  belongs: (email, group) => `${email} należy do: ${group}`,
  isUnassigned: (email) => `${email} jest bez grupy`,
  isActive: (email) => `${email} jest odblokowany`,
  isBarred: (email) => `${email} jest zablokowany`,
  notChanged: 'Nie udało się zmienić wpisu',
  activate: 'Odblokuj',
  bar: {
    action: 'Zablokuj',
    title: (email) => `Zablokować „${email}”?`,
    nobody: 'Od tego wpisu nie zależy żadne konto. Nikt już z nim nie dołączy.',
    effect: (count, signedIn) => {
      const barred = plural(count, {
        one: '# osoba nie może się już logować ani mieć pary.',
        few: '# osoby nie mogą się już logować ani mieć pary.',
        many: '# osób nie może się już logować ani mieć pary.',
        other: '# osoby nie może się już logować ani mieć pary.',
      })
      return signedIn > 0 ? `${barred} Wylogujemy: ${people(signedIn)}.` : barred
    },
  },
  remove: {
    action: 'Usuń',
    removing: 'Usuwanie…',
    title: (email) => `Usunąć „${email}”?`,
    effect: (email) =>
      `Na pewno usunąć „${email}” z listy dostępu? Osoby, które obejmuje tylko ten wpis, nie mogą się już logować ani mieć pary.`,
    failed: 'Nie udało się usunąć adresu',
  },
  group: {
    action: 'Zmień grupę',
    title: (email) => `Zmienić grupę dla „${email}”?`,
    effect: 'Nowa grupa obowiązuje od następnej rundy.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Kopiuj: ${what}`,
  tokens: {
    copied: 'Token jest skopiowany',
    used: (made, used) => `Utworzony: ${made}, ostatnio użyty: ${used}`,
    unused: (made) => `Utworzony: ${made}, jeszcze nieużyty`,
    making: 'Tworzenie…',
  },
  revoke: {
    action: 'Unieważnij',
    one: (name) => `Unieważnij: ${name}`,
    title: (name) => `Unieważnić „${name}”?`,
  },
}
