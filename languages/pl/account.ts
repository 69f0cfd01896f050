import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('pl')
const times = (added: string, used: string | null) =>
  used === null ? `dodano: ${added}, bez użycia` : `dodano: ${added}, ostatnie użycie: ${used}`

export const account: Words['account'] = {
  description: 'Jak się logujesz i gdzie masz otwartą sesję.',
  checking: 'Sprawdzanie…',
  waitingForDevice: 'Czekamy na twoje urządzenie…',
  codes: {
    title: 'Twoje kody odzyskiwania',
    save: 'Zapisz je tam, gdzie znajdziesz je bez tego urządzenia. Każdy wpuści cię raz, jeśli stracisz drugi składnik. Widać je tylko ten jeden raz.',
    copied: 'Kody skopiowane',
    download: 'Pobierz',
    file: (codes) => `Kody odzyskiwania do Cup of Joe\n\n${codes}\n`,
    saved: 'Kody są zapisane',
  },
  add: {
    passkey: {
      action: 'Dodaj klucz dostępu',
      title: 'Dodaj klucz dostępu',
      description:
        'Odciskiem palca, twarzą, blokadą ekranu albo kluczem bezpieczeństwa. Możesz też logować się nim samym.',
      name: 'Nazwa',
      nameHint: 'Żeby go rozpoznać, na przykład „Laptop” albo „Niebieski klucz”.',
      submit: 'Dodaj klucz',
      failed: 'Nie udało się dodać klucza dostępu',
    },
    app: {
      action: 'Ustaw aplikację uwierzytelniającą',
      replace: 'Zmień aplikację uwierzytelniającą',
      title: 'Ustaw aplikację uwierzytelniającą',
      description:
        'Zeskanuj to aplikacją w telefonie albo przepisz klucz. Potem wpisz kod, który pokaże aplikacja.',
      submit: 'Włącz',
      failed: 'Nie udało się ustawić aplikacji',
      noKey: 'Nie udało się utworzyć klucza. Spróbuj ponownie.',
      copyKey: 'Kopiuj klucz',
      keyCopied: 'Klucz skopiowany',
      image: 'Kod QR klucza',
    },
  },
  proof: {
    setUp: {
      title: 'Ustaw drugi składnik',
      text: 'Administracji i opiece nad grupą sam link albo hasło tu nie wystarczy. Ustawienie zajmuje minutę.',
    },
    title: 'Czy to ty?',
    text: 'To wymaga drugiego składnika. Potem wrócisz do tego samego miejsca.',
    ways: {
      passkey: 'Użyj klucza dostępu',
      app: 'Użyj aplikacji uwierzytelniającej',
      'recovery-code': 'Użyj kodu odzyskiwania',
    },
    hints: { app: 'Z aplikacji uwierzytelniającej.', 'recovery-code': 'Każdy działa tylko raz.' },
    recoveryCode: 'Kod odzyskiwania',
    waiting: 'Czekamy na twój klucz dostępu…',
    failed: 'Nie udało się sprawdzić kodu. Spróbuj ponownie.',
    submit: 'To ja',
  },
  secondFactor: {
    title: 'Drugi składnik',
    description: 'Jest potrzebny po zalogowaniu i ponownie przed wszystkim, czego nie da się cofnąć.',
    failed: 'Nie udało się wczytać drugiego składnika.',
    passkey: {
      state: (added, used) => `Klucz dostępu, ${times(added, used)}`,
      question: (name) => `Usunąć klucz dostępu „${name}”?`,
    },
    app: {
      name: 'Aplikacja uwierzytelniająca',
      state: (added, used) => `Sześć cyfr, ${times(added, used)}`,
      question: 'Usunąć aplikację uwierzytelniającą?',
    },
    remove: {
      action: 'Usuń',
      named: (name) => `Usuń: ${name}`,
      effect:
        'Nie potwierdzi już, że to ty. Jeśli to twój ostatni drugi składnik, znikną też kody odzyskiwania.',
      failed: 'Nie udało się usunąć',
    },
    codes: {
      title: 'Kody odzyskiwania',
      left: (count) => `Pozostało: ${digits(count)}`,
      renew: 'Utwórz nowe',
      question: 'Utworzyć nowe kody odzyskiwania?',
      effect: 'Kody, które masz teraz, przestaną działać.',
      confirm: 'Utwórz nowe kody',
      done: 'Wcześniejsze kody już nie działają.',
      failed: 'Nie udało się utworzyć nowych kodów',
    },
  },
}
