import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')
const havePaired = (count: number) =>
  plural(count, { one: '# van deze mensen heeft', other: '# van deze mensen hebben' })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Deze ronde',
    failed: 'Deze ronde kon niet worden geladen.',
    allDone: 'Alle stappen van de ronde zijn klaar.',
    allFull: 'Alle kopjes zijn vol: deze ronde is klaar.',
  },
  wholeMonth: {
    title: 'De hele ronde doorlopen',
    made: 'Bekijken wat de ronde opleverde',
    text: (scope = 'iedereen') =>
      `Wat het beheer in elke ronde doet, met ${scope}: iedereen koppelen die klaar is, de nieuwsbrief schrijven, goedkeuren en versturen. Elke mail komt in het Postvak UIT; geen enkele verlaat deze computer.`,
  },
  generate: 'Koppeling maken',
  paired: {
    title: 'In deze ronde al gekoppeld',
    text: (count) =>
      `${havePaired(count)} al een match uit een afgeronde koppeling van deze ronde. Een tweede koppeling geeft iemand anders.`,
    textTold: (count, day) =>
      `${havePaired(count)} al een match uit een afgeronde koppeling van deze ronde, verstuurd met een nieuwsbrief op ${day}. Een tweede koppeling geeft iemand anders.`,
  },
  noneCurrent: 'Kies onder Acties voor wie, en maak dan de koppeling van de ronde.',
  noneToSee: 'Maak de koppeling van de ronde, dan zie je die hier.',
}
