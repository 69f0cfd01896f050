import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${plural(all, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })}. Biorą udział: ${digits(active)}, przerwa: ${digits(paused)}, nie biorą udziału: ${digits(optedOut)}`,
  invite: 'Zaproś',
  search: 'Szukaj osób',
  searchHint: 'Imię, e-mail albo dział',
  filters: {
    status: 'Filtruj według statusu',
    readiness: 'Filtruj według gotowości',
    allReadiness: 'Gotowe i niegotowe',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Bierze udział', paused: 'Przerwa', opted_out: 'Nie bierze udziału' },
  columns: {
    name: 'Imię i nazwisko',
    email: 'E-mail służbowy',
    status: 'Status',
    department: 'Dział',
    group: 'Grupa',
    match: 'Bieżące spotkanie',
    actions: 'Czynności',
  },
  failed: 'Nie udało się wczytać osób.',
  noneFound: 'Nikt nie pasuje do kryteriów wyszukiwania',
  none: 'Nie ma osób',
  caption: 'Osoby',
  selectAll: 'Zaznacz wszystkie widoczne osoby',
  showing: (shown, all) => `Widoczne: ${digits(shown)} z ${digits(all)}`,
  unsaved: (count) =>
    plural(count, {
      one: '# osoba z niezapisanymi zmianami',
      few: '# osoby z niezapisanymi zmianami',
      many: '# osób z niezapisanymi zmianami',
      other: '# osoby z niezapisanymi zmianami',
    }),
  row: {
    admin: 'administracja',
    manager: (name) => ['Przełożony: ', name],
    status: (name) => `Status: ${name}`,
    changeEnd: (name) => `Zmień koniec przerwy: ${name}`,
    until: (day) => `do ${day}`,
    openEnd: 'bezterminowo',
    department: (name) => `Dział: ${name}`,
    notSet: 'Nie ustawiono',
    noMatch: 'Brak',
    saveNamed: (name) => `Zapisz: ${name}`,
    saved: 'Zmiany są zapisane',
    failed: 'Nie udało się zapisać zmian',
    noChanges: { title: 'Bez zmian', description: 'Dla tej osoby nie ma nic do zapisania' },
  },
  away: {
    pause: (name) => `Dać przerwę: ${name}?`,
    optOut: (name) => `Zakończyć udział: ${name}?`,
    submitPause: 'Daj przerwę',
    submitOptOut: 'Zakończ udział',
  },
  address: {
    action: 'Zmień adres',
    question: (name) => `Zmienić adres: ${name}?`,
    text: 'Historia, blokady, spotkanie, wpis na liście dostępu i e-maile przechodzą na nowy adres. Wszystkie sesje tej osoby zostaną zakończone, a oba adresy dostaną e-mail.',
    newAddress: 'Nowy adres',
    sameAddress: 'To już jest adres tej osoby',
    pending: 'Zmienianie…',
    failed: 'Nie udało się zmienić adresu',
    barred: (email) => `${email} jest zablokowany na liście dostępu`,
    staysBarred: 'Blokada zostaje: z tym adresem nie można się zalogować ani trafić do pary.',
    taken: (email) => `${email} ma już konto`,
    keeps: (email, day) =>
      `Jeśli oba należą do tej samej osoby, zostaje starsze konto z historią, blokadami i rezygnacją: ${email}, od ${day}.`,
    erases: (email, day, matches) =>
      `Drugie zostanie usunięte: ${email}, od ${day}, ${plural(matches, { one: '# spotkanie', few: '# spotkania', many: '# spotkań', other: '# spotkania' })}. W historii innych będzie wtedy „Ktoś, kto już tu nie pracuje”. Tego nie da się cofnąć.`,
    merge: 'Ta sama osoba: usuń drugie konto',
    otherAddress: 'Wpisz adres konta, które zostanie usunięte',
  },
  signOut: {
    action: 'Wyloguj wszędzie',
    question: (name) => `Wylogować wszędzie: ${name}?`,
    effect:
      'Gdy urządzenie zginęło: sesje tej osoby we wszystkich przeglądarkach od razu się kończą. Może zalogować się ponownie.',
    pending: 'Wylogowywanie…',
    failed: 'Nie udało się wylogować tej osoby',
  },
  erase: {
    action: 'Usuń dane',
    question: (name) => `Usunąć dane: ${name}?`,
    text: 'Usuwa na zawsze konto, profil, zdjęcie, logowania, wpis na liście dostępu i e-maile tej osoby. Wcześniejsze spotkania zostają w historii innych jako „Ktoś, kto już tu nie pracuje”. Tego nie da się cofnąć. Kopie zapasowe i plik pracowników wyczyść ręcznie.',
    address: (email) => ['Wpisz ', email, ', żeby potwierdzić'],
    otherAddress: 'Wpisz adres tej osoby',
    pending: 'Usuwanie…',
    failed: 'Nie udało się usunąć danych tej osoby',
  },
}
