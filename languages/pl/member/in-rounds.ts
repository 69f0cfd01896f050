import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `W tej rundzie termin proponuje ${name}.`,
    youSuggest: 'W tej rundzie to ty proponujesz termin.',
    book: { entry: { text: (starter) => `Wasza kawa w tej rundzie.\nNa początek: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Jedna osoba w każdej rundzie. Oto ona.',
      none: 'Jedna osoba w każdej rundzie i wszystkie, które już znasz.',
    },
    answers: { not_confirmed: 'Tym razem się nie udało' },
    changed: { none: 'W tej rundzie nie masz już spotkania.' },
    none: { next: 'W następnej rundzie trafisz na kogoś z firmy.' },
    stranded: { text: 'Nie trzeba czekać do następnej rundy.' },
  },
}
