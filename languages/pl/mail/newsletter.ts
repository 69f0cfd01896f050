import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pl')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Cześć, ${name}`,
  preheader: {
    match: (month, name, department) => `Twoje spotkanie (${month}): ${name}, ${department}.`,
    stranded: (name) => `${name} jednak nie da rady przyjść na kawę.`,
    sittingOut: (month, why) => `Bez spotkania: ${month}. ${why}`,
  },
  picture: (month, company) => `${month}, ${company}`,
  match: {
    label: 'Twoje spotkanie przy kawie',
    labelOfMore: 'Twoje spotkanie w grupie',
    why: 'Dlaczego właśnie wy',
    youHost: 'Gospodarzem tego stolika jesteś ty.',
    hosts: (name) => `Gospodarz: ${name}.`,
    whyMore: 'Dlaczego wasza grupa',
    see: 'Zobacz, kogo spotkasz',
    writeTo: (address) => ['albo napisz na ', address],
    andTo: (address) => ['i na ', address],
    photo: (name) => `Zdjęcie: ${name}`,
    quoted: (words) => `„${words}”`,
  },
  noMatch: {
    label: 'Twoje spotkanie',
    joinedLater: 'Od następnej rundy',
    notNeeded: 'Tym razem nie trzeba',
    waits: (rounds) =>
      `Miejsce będzie za około ${plural(rounds, { one: '# rundę', few: '# rundy', many: '# rund', other: '# rundy' })}.`,
    onTheList: 'Jesteś na liście.',
    noOtherHost: 'Żaden inny gospodarz nie ma teraz dla ciebie miejsca. Jesteś na liście do następnej rundy.',
    youAreNotNeeded: 'Nie musisz być gospodarzem w tej rundzie. Gospodarze się zmieniają.',
    youJoinedLater:
      'Runda na ten miesiąc powstała, zanim twoje konto było gotowe. W następnej już bierzesz udział.',
    stranded: 'Druga osoba nie może przyjść',
    sittingOut: 'W tym miesiącu bez spotkania',
    nobodyLeft: 'Tym razem zabrakło osoby do pary.',
  },
  starters: { label: 'Żeby kawa się udała', title: 'Coś na początek rozmowy' },
  mood: 'Nastrój miesiąca',
  buzzer: {
    label: 'Łamigłówka miesiąca',
    atTheEnd: 'Odpowiedź jest na samym końcu.',
    answer: (answer) => `Łamigłówka: odpowiedź to ${answer}`,
  },
  tips: 'Dobre rady',
  after: {
    title: 'Po kawie',
    text: 'Jedno kliknięcie powie nam, jak było. Dzięki temu za miesiąc będzie to ktoś nowy.',
  },
  profile: 'Twój profil',
  ask: 'Zapytaj nas',
}
