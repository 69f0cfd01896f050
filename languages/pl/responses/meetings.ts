import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed, plural } = formatsOf('pl')

const days = (count: number) =>
  plural(count, {
    one: 'najbliższego # dnia',
    few: 'najbliższych # dni',
    many: 'najbliższych # dni',
    other: 'najbliższych # dnia',
  })

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Twoje godziny pracy i godziny innych (${listed(others)}) nie mają wspólnego pół godziny`,
    allFull: (people, until) =>
      people === 2
        ? `Oba kalendarze są pełne do ${until}`
        : `Wszystkie wasze kalendarze są pełne do ${until}`,
    yoursIsFull: (until) => `Twój kalendarz jest pełny do ${until}`,
    isFull: (name, until) => `Kalendarz jest pełny do ${until} (${name})`,
  },
  tooMany: 'To już 20 rezerwacji dzisiaj. Umów się z drugą osobą albo zarezerwuj znów jutro.',
  over: 'To spotkanie jest zakończone, więc nie ma czego rezerwować.',
  nothingBooked: 'Żaden termin nie jest zarezerwowany, więc nie ma czego odwołać.',
  quarterHour: 'Wybierz pełny kwadrans.',
  past: 'Ten termin minął. Wybierz późniejszy.',
  timeTaken: 'Ktoś z was ma w tym czasie inne spotkanie. Wybierz inny termin.',
  onLeaveThen: 'Ktoś z was ma w tym dniu urlop. Wybierz inny dzień.',
  tooFar: (most) => `Wybierz termin w ciągu ${days(most)}.`,
  booked: (when) => `Wasza kawa ma już termin: ${when}.`,
  cancelled: (when) => `Termin został w międzyczasie odwołany: ${when}.`,
  nobodyToInvite: 'Druga osoba odeszła, więc nie ma kogo zaprosić. Za miesiąc będzie kolejna okazja.',
  thisCentury: 'Wybierz termin w tym stuleciu.',
  lookedAt: (looks, minutes) =>
    `Limit przeglądania terminów to ${looks} na godzinę. Spróbuj ponownie za ${minutes}.`,
  matchLeft: 'Druga osoba odeszła.',
  notTakingPart: 'Nie bierzesz teraz udziału. Wróć w profilu, a potem zarezerwuj termin.',
  cannotMakeIt: (name) => `${name} nie może teraz przyjść.`,
  off: 'Cup of Joe nie rezerwuje tu terminów. Napiszcie do siebie, żeby jakiś znaleźć.',
}
