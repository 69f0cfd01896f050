import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')

export const attributes: Words['tools']['attributes'] = {
  text: 'Dzielą ludzi obok działów. Programy mogą się nimi kierować. Jest ich najwyżej pięć.',
  language: 'Nazwy po',
  name: 'Nazwa',
  source: 'Skąd pochodzą wartości',
  sources: {
    import: 'Kolumna importu',
    scim: 'Katalog (SCIM)',
    own: 'Każdy wybiera sam',
  },
  column: 'Kolumna',
  path: 'Ścieżka',
  pathHint: 'Na przykład: addresses[type eq "work"].locality',
  shown: 'Para to widzi',
  values: 'Wartości',
  valuesHint: 'Jedna w wierszu',
  found: 'Pojawią się z następnym importem lub z katalogu.',
  count: (count) =>
    plural(count, { one: '# wartość', few: '# wartości', many: '# wartości', other: '# wartości' }),
  ready: { location: 'Lokalizacja', level: 'Poziom' },
  add: 'Dodaj cechę',
  addReady: (name) => `Dodaj: ${name}`,
  remove: (name) => `Usuń: ${name}`,
  question: (name) => `Usunąć: ${name}?`,
  effect: 'Wartości wszystkich osób też zostaną usunięte.',
  none: 'Nie ma jeszcze cech.',
  failed: 'Nie udało się wczytać cech.',
  saved: 'Cecha jest zapisana.',
  notSaved: 'Nie udało się zapisać cechy.',
  notDeleted: 'Nie udało się usunąć cechy.',
}
