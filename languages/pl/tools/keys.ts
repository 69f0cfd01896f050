import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Z kluczem API program wykonuje wywołania administratorów: system kadrowy, skrypt, hurtownia danych. Klucz może to, co wybierzesz, i nic więcej.',
  calls: 'Wszystkie wywołania',
  failed: 'Nie udało się odczytać kluczy API.',
  of: (name) => `Klucz API „${name}”`,
  once: 'Jest pokazany tylko ten jeden raz. Skopiuj go teraz tam, gdzie jest używany.',
  key: 'Klucz API',
  until: (end) => `do ${end}`,
  ended: (end) => `Wygasł ${end}`,
  may: (scopes) => `Może: ${scopes}`,
  name: 'Nazwa nowego klucza API',
  what: 'Co może',
  lasts: 'Ważny przez',
  choose: 'Wybierz co najmniej jedną rzecz, którą może',
  make: 'Utwórz klucz API',
  notMade: 'Nie udało się utworzyć klucza API',
  effect: 'Wywołania z tym kluczem są od razu odrzucane. To, co zrobił, zostaje.',
  notRevoked: 'Nie udało się unieważnić klucza API',
  example: 'Płace',
  scopes: {
    read: 'czytać to, co widzą administratorzy',
    people: 'zmieniać osoby, grupy i listę dostępu',
    rounds: 'tworzyć i zmieniać rundy i programy',
    newsletters: 'pisać i wysyłać newslettery',
  },
  days: {
    30: '30 dni',
    90: '90 dni',
    365: '1 rok',
    730: '2 lata',
  },
}
