import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, listed, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

export const changing: Words['rounds']['changing'] = {
  title: 'Co jeśli…',
  text: 'Nic się nie zmienia, dopóki tego nie zastosujesz.',
  question: 'Co ma być inaczej?',
  wishes: {
    apart: (one, other) => `Połącz inaczej: ${one} i ${other}`,
    out: (name) => `Pomiń w tym miesiącu: ${name}`,
    together: (name) => `Połącz ze sobą: ${name} i…`,
  },
  differently: 'Połącz inaczej',
  differentlyThese: (names) => `Połącz inaczej: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Posadź osobno: ${one} i ${other}`,
    differently: 'Posadź inaczej',
    differentlyThese: (names) => `Posadź inaczej: ${listed(names)}`,
    with: (names) => `przy stoliku z: ${listed(names)}`,
    overruleHint: 'Zostanie to zaznaczone przy stoliku.',
  },
  chosen: (name) => ['Druga osoba: ', name],
  choose: (name) => `Wybierz drugą osobę do pary: ${name}.`,
  chooseOther: 'Wybierz kogoś innego',
  search: 'Szukaj osoby w tej rundzie',
  searchFailed: 'Nie udało się wczytać osób',
  nobody: (search) => `W tej rundzie nikt nie pasuje do „${search}”.`,
  withWhom: 'Z kim?',
  apply: (counts) => `Zastosuj: ${counts}`,
  applying: 'Stosowanie…',
  failed: 'Nie udało się zmienić doboru par',
  undo: 'Cofnij',
  undoFailed: 'Nie udało się cofnąć zmiany',
  seen: 'Ludzie widzą już swoje spotkanie. Jeśli się zmieni, od razu zobaczą nowe. Nie wysyłamy e-maili.',
  counts: {
    nobody: 'nic się nie zmienia',
    made: (matches, changed) =>
      `${plural(matches, { one: '# nowe spotkanie', few: '# nowe spotkania', many: '# nowych spotkań', other: '# nowego spotkania' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# spotkanie mniej', few: '# spotkania mniej', many: '# spotkań mniej', other: '# spotkania mniej' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Tego nie da się zrobić',
    failed: 'Nie udało się obliczyć zmienionej rundy',
    looking: 'Szukanie najlepszej rundy…',
    overrule: 'Zrób to mimo wszystko, wbrew tej zasadzie',
    overruleHint: 'Zostanie to zaznaczone przy parze.',
    against: (names) => `Wbrew zasadzie: ${listed(names)}`,
    cost: 'Ile to kosztuje',
    compared: 'W porównaniu z pierwotną rundą',
    inWords: 'Co się zmienia, słowami',
    whose: 'Czyje spotkanie się zmienia',
    before: 'Przed',
    after: 'Po',
    more: (count) =>
      plural(count, {
        one: 'Zmiana dotyczy jeszcze # osoby: zobacz listę poniżej.',
        few: 'Zmiana dotyczy jeszcze # osób: zobacz listę poniżej.',
        many: 'Zmiana dotyczy jeszcze # osób: zobacz listę poniżej.',
        other: 'Zmiana dotyczy jeszcze # osoby: zobacz listę poniżej.',
      }),
    wasAndIs: (was, is) => [`przed: ${was}, teraz: `, is],
    with: (name) => `w parze z: ${name}`,
    leftOut: 'bez pary',
    sitsOut: 'opuszcza rundę',
  },
  since: {
    title: 'Zmiany tej rundy',
    count: (changes) => `Zmiany od powstania rundy: ${digits(changes)}`,
    label: 'Co się zmieniło',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Administracja, ${moment}`,
    undo: 'Cofnij',
    undoAll: 'Cofnij wszystko',
    back: {
      title: 'Wrócić do pierwotnej rundy?',
      effect: (pairing, changes) =>
        `Każda osoba odzyskuje swoje pierwotne spotkanie w „${pairing}”. ${plural(changes, { one: 'Cofniemy # zmianę.', few: 'Cofniemy # zmiany.', many: 'Cofniemy # zmian.', other: 'Cofniemy # zmiany.' })}`,
      confirm: 'Wróć',
      pending: 'Przywracanie…',
      failed: 'Nie udało się cofnąć zmian',
    },
  },
}
