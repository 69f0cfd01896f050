import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')
const pairedAlready = (count: number) =>
  plural(count, {
    one: '# z tych osób jest już w zakończonym doborze par tej rundy.',
    few: '# z tych osób są już w zakończonym doborze par tej rundy.',
    many: '# z tych osób jest już w zakończonym doborze par tej rundy.',
    other: '# z tych osób jest już w zakończonym doborze par tej rundy.',
  })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Ta runda',
    failed: 'Nie udało się wczytać tej rundy.',
    allDone: 'Wszystkie kroki tej rundy są gotowe.',
    allFull: 'Wszystkie filiżanki są pełne: ta runda jest gotowa.',
  },
  wholeMonth: {
    title: 'Przejdź całą rundę',
    made: 'Zobacz, co przyniosła runda',
    text: (scope = 'wszyscy') =>
      `To, co administracja robi w każdej rundzie (${scope}): łączy w pary wszystkich, którzy są gotowi, pisze newsletter, zatwierdza go i wysyła. Każdy e-mail trafia do skrzynki nadawczej; żaden nie opuszcza tej maszyny.`,
  },
  generate: 'Dobierz pary',
  paired: {
    title: 'Już w parach w tej rundzie',
    text: (count) => `${pairedAlready(count)} Drugi dobór par da im kogoś innego.`,
    textTold: (count, day) =>
      `${pairedAlready(count)} Newsletter już o tym powiadomił (${day}). Drugi dobór par da im kogoś innego.`,
  },
  noneCurrent: 'W części Czynności wybierz, kogo łączyć, i utwórz dobór par tej rundy.',
  noneToSee: 'Dobierz pary tej rundy, żeby zobaczyć je tutaj.',
}
