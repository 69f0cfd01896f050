import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Start',
    howItWorks: 'Jak to działa',
    whyChooseUs: 'Co to daje',
    features: 'Co jest w środku',
  },
  actions: {
    demo: 'Demo',
    admin: 'Administracja',
    signIn: 'Zaloguj się',
  },
  hero: {
    above: 'Kawa w pracy, raz w miesiącu',
    title: 'Dobra kawa. Nowe\u00a0twarze.',
    text: 'Co miesiąc Cup of Joe przedstawia ci kogoś z firmy, kogo inaczej trudno byłoby spotkać. Dwadzieścia pięć minut, dwie filiżanki, żadnego planu.',
    openHub: 'Otwórz swój kącik kawowy',
    signIn: 'Zaloguj się lub dołącz',
    demo: 'Zobacz demo',
    noPassword: 'Bez hasła. Wystarczy link w służbowej poczcie.',
  },
  note: {
    above: 'Twoje spotkanie w tym miesiącu',
    pair: 'Priya z działu projektowego, poznaj Jonasa z finansów.',
    why: 'Oboje chcieliście poznać kogoś z innego działu. Jeszcze nigdy się nie spotkaliście.',
    toBegin: 'Na początek:',
    question: 'Jaki był twój wymarzony zawód w wieku dziewięciu lat?',
  },
  steps: {
    signUp: {
      title: 'Dołącz',
      text: 'Zaloguj się potwierdzonym adresem służbowym. Napisz, kim jesteś, w jakim dziale pracujesz i kogo chcesz poznać.',
    },
    getMatched: {
      title: 'Zobacz, na kogo trafisz',
      text: 'Raz w miesiącu los łączy cię z jedną osobą, zgodnie z twoim życzeniem i nigdy dwa razy z tą samą w ciągu trzech miesięcy.',
    },
    connect: {
      title: 'Poznajcie się',
      text: 'Newsletter przynosi ci profil tej osoby i pomysł na początek rozmowy. Reszta należy do was.',
    },
  },
  why: {
    lead: 'Po wspólnej kawie łatwiej poprosić się nawzajem o pomoc.',
    figures: {
      engagement: {
        figure: '+32%',
        title: 'Więcej zaangażowania',
        text: 'Kto zna ludzi z innych zespołów, chętniej się włącza.',
      },
      quitting: {
        figure: '−71%',
        title: 'Mniej odejść',
        text: 'Przyjazna twarz w innym dziale to powód, żeby zostać.',
      },
      burnout: {
        figure: '−40%',
        title: 'Mniej wypalenia',
        text: 'Przerwa, która naprawdę nią jest: bez slajdów, bez protokołu, bez zadań na potem.',
      },
    },
  },
  features: {
    title: 'Co jest w karcie',
    list: {
      signIn: {
        name: 'Bezpieczne logowanie',
        tag: 'bez haseł',
        text: 'Link albo kod z sześciu cyfr w służbowej poczcie, tylko dla ludzi z twojej firmy.',
      },
      matching: {
        name: 'Trafne pary',
        tag: 'uczciwie, z dowodem',
        text: 'Życzenia się liczą, ta sama twarz nie pojawia się dwa razy w ciągu trzech miesięcy i nikt nie zostaje ciągle bez pary.',
      },
      pairings: {
        name: 'Co miesiąc',
        tag: 'we dwoje',
        text: 'Jedna nowa osoba w miesiącu: dość często, by na to czekać, dość rzadko, by mieć czas.',
      },
      mails: {
        name: 'E-mailem',
        tag: 'w waszych barwach',
        text: 'Newsletter, który chce się otworzyć: ze spotkaniem, nastrojem, cytatem i łamigłówką.',
      },
      figures: {
        name: 'Dane w panelu',
        tag: 'zawsze aktualne',
        text: 'Kto bierze udział, kto się spotkał i jak zbliżają się do siebie działy.',
      },
      controls: {
        name: 'Administracja',
        tag: 'w jednym miejscu',
        text: 'Działy, ludzie, newslettery i stan platformy: wystarczy jedna osoba.',
      },
    },
  },
  getStarted: {
    title: 'Następna filiżanka na nasz koszt',
    member: 'Zobacz, z kim, albo zapytaj, jak by to wyglądało w innej firmie.',
    visitor: 'Dołączysz w dwie minuty. Albo zapytaj, jak by to wyglądało w twojej firmie.',
    start: 'Zacznij teraz',
    inquiry: 'Zapytanie dla firm',
    test: 'Szybki dostęp testowy',
    questions: 'Pytania?',
    writeTo: (address) => ['Napisz na ', address],
    write: 'Napisz do nas.',
  },
  footer: { label: 'Stopka', help: 'Pomoc', contact: 'Kontakt' },
}
