import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pl')

const readers = (count: number) =>
  plural(count, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })

export const summary: MailWords['summary'] = {
  because: 'Dostajesz tę wiadomość, bo administrujesz Cup of Joe.',
  troubles: 'Wymaga uwagi',
  notPaired: 'Nie dobrano par',
  beforehand: 'Przed rundą',
  leftOut: 'Bez pary',
  andMore: (count) => `I jeszcze ${digits(count)}; cała lista jest w panelu.`,
  nobody: { headline: 'Nikt nie ma pary', subject: 'Cup of Joe: w tym miesiącu nikt nie ma pary' },
  made: (pairs) =>
    plural(pairs, {
      one: '# para gotowa',
      few: '# pary gotowe',
      many: '# par gotowych',
      other: '# pary gotowej',
    }),
  madeTables: (tables) =>
    plural(tables, {
      one: '# stolik gotowy',
      few: '# stoliki gotowe',
      many: '# stolików gotowych',
      other: '# stolika gotowego',
    }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, newslettery są w drodze`,
    sendingWithTroubles: (made) => `Cup of Joe: ${made}, newslettery są w drodze, a coś wymaga uwagi`,
    waiting: (made) => `Cup of Joe: ${made}, newslettery czekają na twoją zgodę`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, newslettery czekają na twoją zgodę, a coś wymaga uwagi`,
  },
  cycleOf: (day) => `Runda: ${day}.`,
  cycleLate: (day, ran) => `Runda: ${day}. Cup of Joe wtedy nie działał, więc odbyła się później: ${ran}.`,
  newsletter: {
    none: 'Nie ma jeszcze newslettera.',
    sent: (title, people) => `Trwa wysyłka „${title}” do ${readers(people)}.`,
    draft: (title, people) =>
      `„${title}” to szkic dla ${readers(people)}, połączony z tym doborem par. Przeczytaj, zatwierdź, wyślij.`,
    seenThen: 'Te osoby zobaczą swoje spotkanie, gdy newsletter wyjdzie.',
  },
  deleted: (pairings) => `Dobory par z tego cyklu usunięte od tego czasu: ${digits(pairings)}.`,
  withoutGroup: (people) =>
    `Osoby gotowe, ale bez grupy domen, więc poza wszystkimi rundami: ${digits(people)}. Przypisz grupę ich wpisom na liście dostępu.`,
  complained: (who) => `${who}: newsletter oznaczony jako spam, więc kończymy udział tej osoby.`,
  unreachable: (who, code) =>
    `${who}: brak kontaktu, bo adres od miesięcy odrzuca nasze newslettery${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `I jeszcze ${digits(count)} bez kontaktu; wszystkie osoby są w dziennikach wysyłki.`,
  notDone: (step, tries, why) =>
    `Nie zrobiono: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' })})`}. ${why}`,
  noReason: 'Przyczyna nie jest znana.',
}
