import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')

/** A button: what it does, and for how many, if any. */
const withPeople = (verb: string) => (count: number) =>
  count === 0
    ? verb
    : plural(count, {
        one: `${verb} # osobę`,
        few: `${verb} # osoby`,
        many: `${verb} # osób`,
        other: `${verb} # osoby`,
      })
/** The same, where people are not the object. */
const forPeople = (verb: string) => (count: number) =>
  count === 0
    ? verb
    : plural(count, {
        one: `${verb}: # osoba`,
        few: `${verb}: # osoby`,
        many: `${verb}: # osób`,
        other: `${verb}: # osoby`,
      })

export const pause: Words['people']['pause'] = {
  again: 'Znów bierze udział',
  inMonths: (months, day) =>
    `${plural(months, { one: 'Za # miesiąc', few: 'Za # miesiące', many: 'Za # miesięcy', other: 'Za # miesiąca' })}, ${day}`,
  otherDay: 'W innym dniu',
  day: 'Dzień',
  tooEarly: 'Wybierz dzień po dzisiejszym',
  match: 'Otwarte spotkanie',
  keep: 'Zostaw',
  stepOut: 'Wycofaj teraz',
  stepOutHint: 'Odwołuje zarezerwowany termin. Kto zostaje bez pary, dostaje e-mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Status',
    title: 'Zmień status',
    active: {
      label: 'Bierze udział',
      hint: 'Wezmą udział w następnej rundzie.',
      submit: forPeople('Przywróć udział'),
    },
    paused: { label: 'Przerwa', submit: forPeople('Daj przerwę') },
    opted_out: {
      label: 'Nie bierze udziału',
      hint: 'Dopóki nie wrócą albo ich nie przywrócisz.',
      submit: forPeople('Zakończ udział'),
    },
  },
  department: {
    action: 'Dział',
    title: 'Zmień dział',
    submit: withPeople('Przenieś'),
    of: 'Działy grupy',
    noGroup: 'Osoby bez grupy',
    department: 'Dział',
    choose: 'Wybierz',
  },
  group: {
    action: 'Grupa domen',
    title: 'Przenieś do grupy domen',
    submit: withPeople('Przenieś'),
    effect:
      'Dodaje do tej grupy własny wpis każdej osoby na liście dostępu albo przenosi ten, który już jest. Bieżące dobory par się nie zmieniają. Osoby możesz przenieść ponownie.',
    group: 'Przenieś do',
    choose: 'Wybierz grupę',
  },
  invite: 'Zaproś',
  signOut: {
    action: 'Wyloguj',
    title: 'Wyloguj wszędzie',
    submit: withPeople('Wyloguj'),
    effect: 'Mogą zalogować się ponownie. Twoja sesja trwa. Tego nie da się cofnąć.',
  },
}
