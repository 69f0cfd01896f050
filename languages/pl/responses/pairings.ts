import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

const rounds = (count: number) =>
  plural(count, {
    one: '# dobór par',
    few: '# dobory par',
    many: '# doborów par',
    other: '# doboru par',
  })
const groups = (count: number) =>
  plural(count, { one: '# grupa', few: '# grupy', many: '# grup', other: '# grupy' })
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const inIt = (count: number) => (count > 0 ? ` (z tych osób: ${digits(count)})` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `Newsletter „${title}”`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Dobór par: ${name}`,
    meetings: (count) => `Sprawdzanie wcześniejszych spotkań: ${people(count)}`,
    search: (count) => `Szukanie najlepszego doboru par: ${people(count)}`,
    storing: (count) =>
      `Zapisywanie: ${plural(count, { one: '# para', few: '# pary', many: '# par', other: '# pary' })}`,
    storingTables: (count) =>
      `Zapisywanie: ${plural(count, { one: '# stolik', few: '# stoliki', many: '# stolików', other: '# stolika' })}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${scope}: ${plural(count, { one: '# osoba ma', few: '# osoby mają', many: '# osób ma', other: '# osoby ma' })} już spotkanie w tym miesiącu${toldOn ? `, a newsletter już o tym powiadomił (${toldOn})` : ''}. Drugi dobór par dałby im jeszcze jedno.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${scope}: ${plural(count, { one: '# osoba ma', few: '# osoby mają', many: '# osób ma', other: '# osoby ma' })} już spotkanie w innym trwającym doborze par tego miesiąca.`,
    earlier: (count, scope) =>
      `${scope}: ${people(count)} w innym trwającym doborze par. Gdy administracja go zakończy albo usunie, utwórz następny.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `„${name}” jeszcze trwa${inIt(count)}. To dobór par tego miesiąca: żeby utworzyć inny, najpierw go usuń.`,
    earlier: (name, count) =>
      `„${name}” jeszcze trwa${inIt(count)}. Zakończ ten dobór par albo go usuń, a potem utwórz następny.`,
  },
  notAsked: 'Nikt nie został jeszcze zapytany.',
  tooFew: (scope, ready, least) =>
    `${scope}: gotowych do doboru par: ${people(ready)}; potrzeba co najmniej ${digits(least)}. Osoby liczą się, gdy się zalogują, utworzą profil i biorą udział.`,
  noHosts: 'Dziś nie ma gospodarzy. Wskaż więcej gospodarzy programu albo poczekaj, aż któryś weźmie udział.',
  noGuests:
    'Dziś nie ma gości: wszyscy, którzy biorą udział, są gospodarzami. Zaproś więcej osób albo wskaż mniej gospodarzy.',
  noPair: (count, isTables, reasons, more) =>
    `${isTables ? `Z tych osób (${digits(count)}) nie można teraz utworzyć żadnego stolika.` : `Żadnych dwóch z tych osób (${digits(count)}) nie można teraz połączyć.`} ${reasons.join(' ')}${more > 0 ? ` I jeszcze ${digits(more)}.` : ''}`,
  peopleLeft: (who, more) =>
    `Od ostatniego podglądu nie można już połączyć: ${who.join(', ')}${more > 0 ? ` i jeszcze ${digits(more)}` : ''}. Obejrzyj rundę ponownie.`,
  pairedWith: (name) => (name === null ? 'osoba w parze z kimś innym' : `osoba w parze z: ${name}`),
  cannotBePaired: (name) => `${name}: połączenie w parę nie jest już możliwe.`,
  approved: (title) =>
    `${theNewsletter(title, 'Newsletter tej rundy')} jest zatwierdzony i mówi ludziom, z kim się spotkają. Zapisz go znów jako szkic, a potem zmień dobór par.`,
  changedBy: (who, wishes) =>
    `${wishes ? 'W międzyczasie runda się zmieniła' : 'W międzyczasie przywrócono pierwotną rundę'} (${who ?? 'administracja'})${wishes ? `: ${wishes.join(' ')}` : '.'} Obejrzyj ją ponownie, zanim ją zmienisz.`,
  beingSent: (title) =>
    `Trwa wysyłka z tego doboru par: ${title === undefined ? 'newsletter' : `„${title}”`}. Zaczekaj na jej koniec albo ją anuluj.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Newsletter')} z tego doboru par jest już wysłany, więc ludzie wiedzą, z kim się spotkają. Zakończ ten dobór par zamiast go usuwać.`,
    change: (title) =>
      `${theNewsletter(title, 'Newsletter')} z tego doboru par jest już wysłany, więc ludzie wiedzą, z kim się spotkają. Doboru par nie można już zmienić.`,
  },
  profileChanged:
    'Od ostatniego podglądu czyjś profil się zmienił, więc runda byłaby teraz inna. Obejrzyj ją ponownie.',
  asFirstMade: (name) => `„${name}” to już pierwotna runda.`,
  changed: (count, name) => `Zmiany w „${name}”: ${people(count)}.`,
  stays: (name) => `„${name}” pozostaje bez zmian.`,
  metSince: (name) =>
    `„${name}” nie może wrócić do pierwotnego stanu: dwie z tych osób mają już inne spotkanie albo nie można ich już połączyć.`,
  backToFirst: (name) => `„${name}” jest znów w pierwotnym stanie.`,
  completedNoChange: (name) => `„${name}” jest zakończony, więc nie można go już zmienić.`,
  cycleAtWork: (name) =>
    `Automatyczny cykl zaraz utworzy albo wyśle newsletter dla „${name}”. Spróbuj ponownie, gdy skończy.`,
  answered: (count, name) =>
    `Są już odpowiedzi o tym, czy spotkania się odbyły (${digits(count)}), więc „${name}” nie można już zmienić.`,
  othersLook: 'Trwa sprawdzanie innych zmian. Spróbuj ponownie za kilka sekund.',
  lookedAt: (looks, minutes) =>
    `Limit sprawdzanych zmian to ${looks} na godzinę. Spróbuj ponownie za ${minutes}.`,
  sayThatYouMet: 'Najpierw powiedz, że spotkanie się odbyło. Potem możesz powiedzieć, jak było.',
  feedbackShown: 'Twoja opinia jest już pokazywana razem z opiniami innych, więc nie można jej już zmienić.',
  noGroup: 'Nie ma jeszcze grupy domen. Dodaj ją albo utwórz dobór par dla całej firmy.',
  wouldBeMade: (count, scope) =>
    `${scope}: liczba par, które by powstały: ${digits(count)}. Nic nie zapisano.`,
  made: (count, scope) => `${scope}: liczba utworzonych par: ${digits(count)}`,
  calledOff: 'To spotkanie zostało odwołane, bo dla jednej z osób nie było możliwe.',
  markedCompleted: 'Ta kawa jest już oznaczona jako zakończona.',
  answeredAlready: 'Twoja odpowiedź już jest.',
  tooLateToUndo: 'Jest za późno, żeby to cofnąć. Odpowiedź możesz jeszcze zmienić.',
  monthCompleted: 'Ten miesiąc jest zakończony, więc odpowiedzi nie można już zmienić.',
  alreadyCompleted: (name) => `„${name}” jest już zakończony. Znajdziesz go w zakończonych doborach par.`,
  alreadySeen: (name) => `Osoby w „${name}” widzą już swoje spotkania.`,
  keptCompleted: (name) =>
    `„${name}” jest zakończony i znajduje się w zakończonych doborach par. Jego spotkania zostają, żeby pary się nie powtarzały.`,
  wouldBeCreated: (made, skipped) =>
    `Powstałoby: ${rounds(made)}. Pominięte: ${groups(skipped)}. Nic nie zapisano.`,
  created: (made, skipped) => `Utworzono: ${rounds(made)}. Pominięte: ${groups(skipped)}.`,
  noActive: 'Nie było bieżącego doboru par.',
  completed: (count) => `Zakończono: ${rounds(count)}.`,
  isCompleted: (name) => `„${name}” jest zakończony.`,
  seeTheirMatch: (count) => `Swoje spotkanie widzą teraz: ${people(count)}.`,
  deleted: (name) => `Usunięto „${name}” razem ze spotkaniami.`,
  fileDeleted: 'Plik doboru par jest usunięty. Historia spotkań zostaje.',
}
