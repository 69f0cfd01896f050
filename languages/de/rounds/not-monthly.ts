import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')
const havePaired = (count: number) =>
  plural(count, { one: '# dieser Personen hat', other: '# dieser Personen haben' })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Diese Runde',
    failed: 'Diese Runde konnte nicht geladen werden.',
    allDone: 'Alle Schritte der Runde sind fertig.',
    allFull: 'Alle Tassen sind voll: Diese Runde ist fertig.',
  },
  wholeMonth: {
    title: 'Die ganze Runde durchspielen',
    made: 'Ansehen, was daraus wurde',
    text: (scope = 'allen') =>
      `Was die Verwaltung in jeder Runde tut, hier mit ${scope}: alle zusammenbringen, die bereit sind, den Newsletter schreiben, freigeben und verschicken. Jede E-Mail landet im Postausgang, keine verlässt diesen Rechner.`,
  },
  generate: 'Paarung machen',
  paired: {
    title: 'In dieser Runde schon zusammengebracht',
    text: (count) =>
      `${havePaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieser Runde. Eine zweite Paarung bringt ein anderes Gegenüber.`,
    textTold: (count, day) =>
      `${havePaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieser Runde, verschickt mit einem Newsletter am ${day}. Eine zweite Paarung bringt ein anderes Gegenüber.`,
  },
  noneCurrent: 'Wähl unter Aktionen, für wen, und mach dann die Paarung der Runde.',
  noneToSee: 'Mach die Paarung der Runde, dann steht sie hier.',
}
