import type { Words } from '../../words'

export const images: Words['tools']['images'] = {
  gallery: 'Galeria',
  searchGallery: 'Szukaj w galerii',
  ready: 'Gotowe do skopiowania',
  searchReady: 'Szukaj w gotowych do skopiowania',
  checkSizes: 'Sprawdź rozmiary do e-maili',
  failed: 'Nie udało się wczytać obrazów.',
  none: 'Nie ma jeszcze przesłanych obrazów. Prześlij pierwszy powyżej.',
  upload: {
    title: 'Prześlij obraz',
    choose: 'Wybierz obraz',
    hint: (largest, emailSafe) =>
      `JPEG, PNG, GIF lub WebP, najwyżej ${largest}; poniżej ${emailSafe} jest bezpieczny w e-mailach.`,
    wrongKind: 'Wybierz obraz JPEG, PNG, GIF lub WebP.',
    tooLarge: (largest) => `Wybierz obraz, który ma najwyżej ${largest}.`,
    action: 'Prześlij obraz',
    uploading: 'Przesyłanie…',
    done: 'Obraz przesłany',
    failed: 'Nie udało się przesłać obrazu',
    failedTitle: 'Przesyłanie się nie udało',
  },
  sources: {
    'attached-assets-available': 'Dostępny',
    'admin-uploaded': 'Przesłany',
    copied: 'Skopiowany',
  },
  sizes: {
    safe: 'bezpieczny w e-mailach',
    risky: 'ryzykowny w e-mailach',
    broken: 'zwykle niewidoczny w e-mailach',
  },
  copy: {
    action: 'Kopiuj do galerii',
    one: (title) => `Kopiuj do galerii: ${title}`,
    copying: 'Kopiowanie…',
    done: 'Obraz skopiowany',
    failed: 'Nie udało się skopiować obrazu',
  },
  url: {
    of: (title) => `Publiczny adres URL: ${title}`,
    copy: 'Kopiuj adres URL',
    copyOf: (title) => `Kopiuj adres URL: ${title}`,
    copied: 'Adres URL skopiowany',
  },
  view: 'Zobacz',
  viewOne: (title) => `Zobacz w nowej karcie: ${title}`,
  remove: {
    title: (image) => `Usunąć „${image}”?`,
    effect: 'Wysłane już e-maile, które do niego linkują, przestaną go pokazywać. Tego nie da się cofnąć.',
    confirm: 'Usuń obraz',
    done: 'Obraz usunięty',
    failed: 'Nie udało się usunąć obrazu',
  },
  shrink: {
    action: 'Zmniejsz do e-maili',
    one: (title) => `Zmniejsz do e-maili: ${title}`,
    shrinking: 'Zmniejszanie…',
    failed: 'Nie udało się utworzyć wersji bezpiecznej w e-mailach',
  },
  picker: {
    title: 'Wybierz z galerii',
    choose: (title) => `Wybierz: ${title}`,
    none: {
      title: 'Galeria jest pusta',
      text: 'Prześlij obraz albo skopiuj jeden z naszych w części Galeria obrazów.',
    },
  },
  report: {
    text: 'Jak obrazy z galerii działają w e-mailach.',
    again: 'Sprawdź ponownie',
    analysing: 'Sprawdzanie…',
    loading: 'Sprawdzanie obrazów…',
    failed: 'Nie udało się pobrać danych obrazów',
    retry: 'Spróbuj ponownie',
    facts: {
      emailSafe: 'Bezpieczne',
      problematic: 'Problematyczne',
      total: 'Razem',
      limit: 'Limit rozmiaru',
    },
    recommended: 'Zalecany obraz domyślny',
    emailSafe: 'Obrazy bezpieczne w e-mailach',
    noneSafe: (limit) => `Żaden obraz nie ma mniej niż ${limit}.`,
    problematic: 'Obrazy problematyczne',
    noneProblematic: 'Brak. Każdy obraz można bezpiecznie wysłać.',
    guidelines: {
      title: 'Wskazówki',
      safe: (limit) => `Poniżej ${limit}: każdy popularny program pocztowy pokazuje go od razu.`,
      risky: (from, to) =>
        `Od ${from} do ${to}: ryzykowny. Niektóre programy go obcinają albo najpierw pytają.`,
      broken: (limit) =>
        `Powyżej ${limit}: zwykle niewidoczny. Jednym kliknięciem utwórz wersję bezpieczną w e-mailach.`,
      kinds: 'JPEG do zdjęć, PNG do rysunków; 1200 pikseli szerokości w zupełności wystarczy.',
    },
  },
}
