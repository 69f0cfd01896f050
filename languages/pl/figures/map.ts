import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')
const chats = (count: number) =>
  plural(count, { one: '# kawa', few: '# kawy', many: '# kaw', other: '# kawy' })

export const map: Words['figures']['map'] = {
  title: 'Mapa kontaktów',
  time: 'Okres',
  months: (count) =>
    plural(count, { one: '# miesiąc', few: '# miesiące', many: '# miesięcy', other: '# miesiąca' }),
  group: 'Grupa',
  failed: 'Nie udało się wczytać kontaktów.',
  tooFew: {
    title: 'Za mało osób na mapę',
    text: 'Przy mniej niż pięciu osobach zdradzałaby, kto kogo spotkał.',
  },
  none: {
    title: 'Nie ma jeszcze kaw',
    text: 'Mapa się wypełnia, gdy ludzie w newsletterze albo na stronie spotkań mówią, że spotkanie się odbyło.',
  },
  drawing: 'Wykres kaw między działami. Jego liczby są w tabeli poniżej.',
  summary: (met, across) => `${chats(met)}, między działami: ${across}`,
  nobody: 'W tym okresie nikt z tego działu nikogo nie spotkał.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, z ${plural(others.departments, { one: '# innym działem', few: '# innymi działami', many: '# innymi działami', other: '# innego działu' })}, najwięcej: ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} W samym dziale: ${digits(inside)}.` : met
  },
  people: (count) => plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' }),
  smaller: 'Mniejsze działy',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Kawy między działami', with: 'Z kim', chats: 'Kawy' },
  counted: (moment) => `Policzono: ${moment}.`,
  heat: {
    label: 'Mapa cieplna',
    one: (department) => `Kawy miesiąc po miesiącu: ${department}`,
    all: 'Kawy każdego działu, miesiąc po miesiącu',
    showAll: 'Wszystkie działy',
    total: 'Razem',
  },
}
