import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Kawa: ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day}, godz. ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time}: ${who}`,
  toBeAgreed: 'Do ustalenia',
  calendar: {
    chat: (names) => `Kawa: ${names}`,
    ofTheMonth: 'Twoja kawa w tym miesiącu.',
    summary: (names) => `Kawa: ${names}`,
    toBegin: (question) => `Na początek: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Twoja kawa jest umówiona',
      personal: (coffee) => coffee,
      said: (who, when) => ['Twoja kawa: ', who, '. Termin: ', when, '.'],
      aside: 'Zaproszenie do kalendarza jest w załączniku.',
    },
    moved: {
      subject: 'Twoja kawa ma nowy termin',
      personal: (coffee) => `Nowy termin. ${coffee}`,
      said: (who, when) => ['Twoja kawa: ', who, '. Nowy termin: ', when, '.'],
      aside: 'Kalendarz przeniesie ją automatycznie albo po otwarciu załączonego zaproszenia.',
    },
    goesOn: {
      subject: 'Twoja kawa się odbędzie',
      personal: (coffee) => `Nadal w planie. ${coffee}`,
      said: (who, when) => ['Twoja kawa: ', who, '. Termin się nie zmienia: ', when, '.'],
      aside: 'Nie wszyscy mogą już przyjść. Godzina zostaje ta sama.',
    },
    grown: {
      subject: 'Twój stolik się powiększył',
      personal: (coffee) => `O jedną osobę więcej. ${coffee}`,
      said: (who, when) => ['Twoja kawa: ', who, '. Termin: ', when, '.'],
      aside: 'Do waszego stolika dołącza jeszcze jedna osoba. Godzina zostaje ta sama.',
    },
    cancelled: {
      subject: 'Twoja kawa jest odwołana',
      personal: (coffee) => `Odwołane. ${coffee}`,
      said: (who, when) => ['Twoja kawa jest odwołana: ', who, ', ', when, '.'],
      aside: 'Kalendarz usunie ją automatycznie albo po otwarciu załączonego pliku.',
    },
    rematched: {
      subject: 'Spotkasz kogoś innego',
      personal: (coffee) => `Odwołane. ${coffee}`,
      said: (who, when) => [
        'Twoja kawa jest odwołana: ',
        who,
        ', ',
        when,
        '. W tym miesiącu spotkasz kogoś innego.',
      ],
      aside:
        'Na swojej stronie zobaczysz, kogo teraz spotkasz. Kalendarz usunie kawę automatycznie albo po otwarciu załączonego pliku.',
    },
  },
  invitation: {
    preheader: 'Dwadzieścia pięć minut, żeby się poznać.',
    thatIs: (when, who) => `Czyli ${when} (${who}).`,
    otherTime: 'Znajdź inny termin',
    seeMatch: 'Zobacz, kogo spotkasz',
    needsLink: (who, link) => [
      `Jesteście w różnych strefach czasowych, a nie ma jeszcze linku do rozmowy wideo. W tym miesiącu to ty proponujesz termin, więc wyślij link (${who}). Jeśli podasz swój w `,
      link('swoim profilu'),
      ', znajdzie się w każdym zaproszeniu.',
    ],
  },
  leaf: {
    where: (place) => `Gdzie: ${place}`,
    move: 'Zmień termin',
    cancel: 'Odwołaj',
  },
  plan: {
    label: 'Wasz termin',
    forTwo: {
      title: 'Kiedy wam pasuje?',
      oneClick: 'Jedno kliknięcie rezerwuje termin dla was.',
      noTimes:
        'W ciągu najbliższych dwóch tygodni nie ma terminu, który pasuje wam obojgu. Znajdź późniejszy albo napiszcie do siebie.',
    },
    forMore: {
      title: 'Kiedy pasuje całej grupie?',
      oneClick: 'Jedno kliknięcie rezerwuje termin dla całej grupy.',
      noTimes:
        'W ciągu najbliższych dwóch tygodni nie ma terminu, który pasuje całej grupie. Znajdź późniejszy albo napiszcie do siebie.',
    },
    youSuggest: 'W tym miesiącu to ty proponujesz termin.',
    suggests: (name) => `W tym miesiącu termin proponuje ${name}.`,
    byMail: 'Zaproszenie przyjdzie e-mailem.',
    booked: 'Kawa jest umówiona. Zaproszenie przyjdzie e-mailem.',
    itIs: (time, who) => `Czyli ${time}: ${who}.`,
    elsewhere: (time, who) => `(${time}: ${who})`,
    timesAreOf: (city) => `Czas: ${city}.`,
    others: (link) => ['Żaden nie pasuje? ', link('Zobacz inne terminy')],
    find: 'Znajdź termin',
    writeInstead: (address) => ['Wolisz umówić się bezpośrednio? Napisz na ', address],
  },
}
