import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Newsletter, ${month}`,
  description: (month) => `Spotkania, odrobina nastroju i łamigłówka: ${month}.`,
  opening:
    'Wyślij dziś krótkie „cześć” i wybierzcie porę, która pasuje wszystkim. Na wypadek, gdyby przy pierwszym łyku było cicho, oto coś na początek:',
  tips: (minutes) => [
    `Na luzie: ${minutes} minut w zupełności wystarczy.`,
    'Z ciekawością: zapytaj, posłuchaj i zapytaj jeszcze raz.',
    'Zajrzyj za nazwę stanowiska: ludzie to więcej niż ich praca.',
  ],
  closing: 'Udanej kawy i dobrego towarzystwa.\nZespół Cup of Joe',
  months: [
    {
      mood: 'Czysta kartka, pełny kubek i nic jeszcze nie skreślone. Styczeń jest od małych początków, a krótka rozmowa to na początek w sam raz.',
      quote: 'Początek jest najważniejszą częścią każdego dzieła.',
      source: 'Platon, Państwo',
      question:
        'Według legendy kawę odkrył pasterz kóz o imieniu Kaldi, gdy jego kozy zaczęły tańczyć. Gdzie?',
      choices: ['W Etiopii', 'W Jemenie', 'W Brazylii', 'Na Jawie'],
    },
    {
      mood: 'Krótkie dni, ciepłe dłonie. Luty to miesiąc drugiej filiżanki i ludzi, dzięki którym szary poranek jest jaśniejszy.',
      quote: 'Jedyny sposób, by mieć przyjaciela, to samemu nim być.',
      source: 'Ralph Waldo Emerson, Przyjaźń',
      question: 'Ile mniej więcej wody jest w filiżance czarnej kawy z filtra?',
      choices: ['75%', '85%', '92%', '98%'],
    },
    {
      mood: 'Okna otwarte, kurtki niezdecydowane. W marcu wszystko zaczyna rosnąć, pomysły przy kawie też.',
      quote: 'Żaden dobry uczynek, choćby najmniejszy, nigdy nie idzie na marne.',
      source: 'Ezop, Lew i mysz',
      question: 'Mam miasta, ale nie mam domów, lasy, ale bez drzew, i wodę, ale bez ryb. Czym jestem?',
      choices: ['Snem', 'Mapą', 'Wierszem', 'Lustrem'],
    },
    {
      mood: 'Słońce, deszcz i znów słońce, zanim filiżanka będzie pusta. Kwiecień lubi zaskakiwać, dobra rozmowa też.',
      quote: 'Kwiecień pstry, w swe najlepsze szaty odziany, tchnął we wszystko ducha młodości.',
      source: 'William Shakespeare, Sonet 98',
      question: 'Dziesięć osób chce się poznać, po dwie naraz, aż każda spotka się z każdą. Ile to kaw?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Wszystko w liściach, a stoliki znów stoją na zewnątrz. Maj prosi o filiżankę pod gołym niebem i kogoś nowego naprzeciwko.',
      quote: 'Chcesz iść szybko, idź w pojedynkę; chcesz zajść daleko, idźcie razem.',
      source: 'Przysłowie',
      question: 'Jak nazywa się owoc kawowca?',
      choices: ['Bób', 'Strąk', 'Wiśnia', 'Pestkowczyk'],
    },
    {
      mood: 'Długie wieczory, lód we wszystkim. Z czerwcem mija pół roku: dobra chwila, żeby oderwać wzrok od ekranu.',
      quote: 'I cóż jest tak rzadkie jak dzień czerwcowy? Wtedy, jeśli w ogóle, przychodzą dni doskonałe.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Im więcej ich robisz, tym więcej zostawiasz za sobą. Co to?',
      choices: ['Kroki', 'Zdjęcia', 'Oddechy', 'Notatki'],
    },
    {
      mood: 'Biuro w połowie puste, a kostkarka do lodu bierze nadgodziny. Lipiec jest od rozmów bez pośpiechu.',
      quote: 'Miałem w domu trzy krzesła: jedno dla samotności, dwa dla przyjaźni, trzy dla towarzystwa.',
      source: 'Henry David Thoreau, Walden',
      question: 'Co o kawie mówi włoskie słowo „espresso”?',
      choices: ['Że jest szybka', 'Że jest mocna', 'Że jest mała', 'Że jest wyciśnięta'],
    },
    {
      mood: 'Późne lato, powolne światło. Sierpień jest od dopijania lemoniady i planów z kimś, kogo jeszcze nie znasz.',
      quote: 'Po cóż żyjemy, jeśli nie po to, by czynić sobie nawzajem życie mniej trudnym?',
      source: 'George Eliot, Middlemarch',
      question: 'Sześć osób siada przy stole i każda raz podaje rękę każdej innej. Ile to uścisków dłoni?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Nowe zeszyty, zaostrzone ołówki, pierwsze szaliki. Wrzesień ma w sobie coś z początku, nawet długo po szkole.',
      quote: 'Gdzie wiele rąk, tam praca lekka.',
      source: 'Przysłowie',
      question: 'W którym kraju pije się najwięcej kawy na osobę?',
      choices: ['We Włoszech', 'W Turcji', 'W Finlandii', 'W Kolumbii'],
    },
    {
      mood: 'Szeleszczące liście, cynamon na wszystkim. Październik to pora ciepłego kubka trzymanego w obu dłoniach.',
      quote: 'Tak się cieszę, że żyję w świecie, w którym bywa październik.',
      source: 'L. M. Montgomery, Ania z Zielonego Wzgórza',
      question:
        'Który kompozytor napisał żartobliwą kantatę o młodej kobiecie, która nie chce zrezygnować z kawy?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Na zewnątrz mgła, w środku para. Listopad to miesiąc podziękowań i ludzi, którzy stoją za nazwiskami w twojej skrzynce.',
      quote: 'Wdzięczność jest nie tylko największą z cnót, lecz także matką wszystkich innych.',
      source: 'Cyceron, W obronie Plancjusza',
      question: 'Czego można dotrzymać, choć się to komuś dało?',
      choices: ['Sekretu', 'Słowa', 'Prezentu', 'Reszty'],
    },
    {
      mood: 'Światła w oknach i ostatnie listy tego roku. Odłóż jedną z nich, weź filiżankę i zakończ rok dobrą rozmową.',
      quote: 'Nic na świecie nie jest tak nieodparcie zaraźliwe jak śmiech i dobry humor.',
      source: 'Charles Dickens, Opowieść wigilijna',
      question:
        'Kawa i ciastko kosztują razem 5,50. Kawa kosztuje o 5,00 więcej niż ciastko. Ile kosztuje ciastko?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
