import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Miesiąc z Cup of Joe',
  description: 'Wszyscy ludzie na tej stronie są zmyśleni. Kawa jest prawdziwa.',
  start: 'Zacznij teraz',
  tabs: {
    profile: 'Twój profil',
    'sign-in': 'Proste logowanie',
    matching: 'Trafne pary',
    newsletter: 'Newsletter co miesiąc',
  },
  admin: {
    title: 'A za ladą?',
    text: 'Ten sam miesiąc oczami administracji, ze zmyśloną firmą do wypróbowania.',
    open: 'Otwórz demo administracji',
  },
  profile: {
    title: 'Dwie minuty o tobie',
    text: {
      what: 'Zdjęcie, jeśli chcesz, twój dział, kogo chcesz poznać, i jedno zdanie o tobie.',
      pause:
        'Jedziesz na urlop? Zrób przerwę na miesiąc albo trzy. Kubek pokazuje, jak stoją sprawy, a potem wracasz automatycznie.',
    },
    department: 'Projektowanie',
    preference: 'Kogo chcę poznać',
    ownPreference: 'TYLKO ludzi z innych działów',
    bio: 'O mnie',
    ownBio:
      'Z długich formularzy robię krótkie. Z dala od ekranu: ścianki wspinaczkowe, kiepskie kalambury, dal mojej babci.',
    active: 'Bierze udział',
    next: 'Weźmiesz udział w następnej miesięcznej rundzie.',
  },
  signIn: {
    title: 'Nigdy więcej haseł',
    text: {
      ways: 'Do logowania wystarczy link w służbowej poczcie. Albo kod z 6 cyfr, na innym urządzeniu.',
      nothing: 'Nic do zapamiętania, nic do resetowania, nic, co mogłoby wyciec.',
    },
    steps: {
      address: {
        title: 'Wpisz adres służbowy',
        text: 'priya@example.com',
        note: 'Wpuszczamy tylko adresy twojej firmy.',
      },
      mail: {
        title: 'Otwórz e-mail',
        text: 'Twój link do logowania w Cup of Joe',
        note: 'Ważny 24 godziny, działa raz.',
      },
      button: {
        title: 'Naciśnij jeden przycisk',
        text: 'Witaj, Priya',
        note: 'Na innym urządzeniu wystarczy kod z 6 cyfr: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'Przypadek z dobrymi manierami',
    text: 'Raz w miesiącu każdy poznaje jedną osobę. Zasad jest niewiele:',
    rules: {
      noRepeat: 'w ciągu 3 miesięcy nigdy dwa razy ta sama osoba',
      active: 'w pary łączymy tylko tych, którzy biorą udział',
      across: 'najchętniej z różnych działów',
    },
    pairs: {
      priya: {
        from: 'Projektowanie i Finanse',
        why: 'Obie osoby chciały poznać kogoś z innego działu. Jeszcze nigdy się nie spotkały.',
      },
      lena: {
        from: 'Sprzedaż i Inżynieria',
        why: 'Obu osobom pasuje każdy, więc mieszamy działy.',
      },
      mei: {
        from: 'Dział prawny',
        why: 'Życzenie Mei: ktoś z tego samego działu. Ostatnie spotkanie było osiem miesięcy temu.',
      },
    },
  },
  newsletter: {
    title: 'E-mail, który chce się otworzyć',
    text: {
      one: 'Gdy pary na dany miesiąc są gotowe, każdy dostaje jeden e-mail: z kim się spotka i pomysł na początek rozmowy.',
      company: 'A dookoła słowa twojej firmy: nastrój, cytat, łamigłówka do kuchni.',
    },
    from: (label, name) => [label('Od: '), name],
    to: (label, address) => [label('Do: '), address],
    subject: 'Priya, poznaj Jonasa z finansów',
    match: 'Twoje spotkanie w tym miesiącu',
    department: 'Finanse',
    bio: 'W tygodniu arkusze kalkulacyjne, w weekendy żaglówki. Zapytaj mnie, jak w cztery minuty przeczytać bilans.',
    toBegin: 'Na początek',
    starter: 'Jaki był twój wymarzony zawód w wieku dziewięciu lat?',
    tips: {
      title: 'Trzy dobre rady',
      casual: 'Na luzie: 25 minut wystarczy.',
      curious: 'Z ciekawością.',
      beyond: 'Nie tylko o stanowiskach.',
    },
  },
}
