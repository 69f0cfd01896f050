import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('de')

const difference = (by: number, one: string, other: string) =>
  `${plural(Math.abs(by), { one, other })} ${by > 0 ? 'mehr' : 'weniger'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Höchstens ${plural(pairs, { one: '# Paar ist', other: '# Paare sind' })}${changed} möglich, und höchstens ${digits(crossPairs)} aus verschiedenen Abteilungen; ob sich das erreichen lässt, ist nicht bewiesen.`
const WHY = { stranded: 'weil das Gegenüber nicht mehr kann', left_out: 'bisher ohne Gegenüber' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left =
        leftOut === 0
          ? 'niemand geht leer aus'
          : plural(leftOut, { one: '# Person geht leer aus', other: '# Personen gehen leer aus' })
      const before =
        repeats === 0
          ? 'niemand trifft jemanden ein zweites Mal'
          : `${plural(repeats, { one: '# Paar hat', other: '# Paare haben' })} sich schon einmal getroffen, vor mehr als drei Monaten`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} aus verschiedenen Abteilungen, ${left}, ${before}.`
    },
    best: 'Mehr Personen, oder mehr aus verschiedenen Abteilungen, lassen sich nicht zusammenbringen.',
    bestChanged:
      'Mehr Personen, oder mehr aus verschiedenen Abteilungen, lassen sich mit diesen Änderungen nicht zusammenbringen.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' mit diesen Änderungen'),
    nobodyFits: 'Sonst passt niemand zu beiden eines Paares, das noch zu zweit ist.',
    mayJoin: (most) =>
      `Höchstens ${plural(most, { one: '# Person könnte', other: '# Personen könnten' })} zu einem Paar dazukommen.`,
    tables: {
      made: ({ tables, people, edges, crossEdges, repeats, leftOut }) => {
        const left =
          leftOut === 0
            ? 'niemand geht leer aus'
            : plural(leftOut, { one: '# Person geht leer aus', other: '# Personen gehen leer aus' })
        const before =
          repeats === 0
            ? 'niemand trifft jemanden ein zweites Mal'
            : `${digits(repeats)} davon nicht zum ersten Mal, das letzte liegt lange genug zurück`
        return `${month.pairing.tables(tables)} mit ${plural(people, { one: '# Person', other: '# Personen' })}, ${left}. Von ${plural(edges, { one: '# Begegnung', other: '# Begegnungen' })} an den Tischen ${plural(crossEdges, { one: 'verbindet # zwei Abteilungen', other: 'verbinden # zwei Abteilungen' })}, ${before}.`
      },
      best: 'Mehr Personen, weniger Wiederholungen oder mehr aus verschiedenen Abteilungen sind nicht möglich.',
      since: (tables) =>
        `Seitdem ${plural(tables, { one: 'kam # weiterer Tisch', other: 'kamen # weitere Tische' })} dazu, für alle, die ohne Gegenüber waren.`,
      bestChanged:
        'Mit diesen Änderungen sind mehr Personen, weniger Wiederholungen oder mehr aus verschiedenen Abteilungen nicht möglich.',
      atMost: (seated, crossEdges) =>
        `Höchstens ${plural(seated, { one: '# Person findet', other: '# Personen finden' })} Platz, und höchstens ${digits(crossEdges)} Begegnungen können zwei Abteilungen verbinden; ob sich beides erreichen lässt, ist nicht bewiesen.`,
    },
    since: (pairs) =>
      `Seitdem ${plural(pairs, { one: 'kam # weiteres Paar', other: 'kamen # weitere Paare' })} dazu, für alle, die ohne Gegenüber waren.`,
  },
  madeFor: (those) => `Für ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' und ')}.`,
  wishes: {
    together: (one, other) => `${one} und ${other} kommen zusammen.`,
    apart: (one, other) => `${one} und ${other} bleiben getrennt.`,
    out: (name) => `${name} setzt aus.`,
  },
  price: {
    pairs: (by) => difference(by, '# Paar', '# Paare'),
    crossPairs: (by) =>
      difference(by, '# Paar aus verschiedenen Abteilungen', '# Paare aus verschiedenen Abteilungen'),
    repeats: (by) =>
      difference(by, '# Paar, das sich schon getroffen hat,', '# Paare, die sich schon getroffen haben,'),
    threes: (by) => difference(by, '# Treffen zu dritt', '# Treffen zu dritt'),
    tables: {
      seated: (by) => difference(by, '# Person an einem Tisch', '# Personen an Tischen'),
      otherSizes: (by) => difference(by, '# Tisch anderer Größe', '# Tische anderer Größe'),
      crossPairs: (by) =>
        difference(by, '# Begegnung zwischen Abteilungen', '# Begegnungen zwischen Abteilungen'),
      repeats: (by) => difference(by, '# Begegnung, die es schon gab,', '# Begegnungen, die es schon gab,'),
    },
    debt: 'es gehen Personen leer aus, die vor Kurzem schon leer ausgingen',
    nothing: 'Es kostet nichts: Alle Zahlen sind die der Runde, wie sie zuerst war.',
    compared: (figures) => `Verglichen mit der Runde, wie sie zuerst war: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `„${name}“ von ${of} ist noch aktiv. Schließe sie ab: Bis dahin lassen sich ihre Personen nicht neu zusammenbringen.`,
    unavailable: (name, count) =>
      `Aus „${name}“ ${plural(count, { one: 'macht # Person', other: 'machen # Personen' })} seither Pause oder nicht mehr mit. Wer dadurch ohne Gegenüber ist, erfährt es und bekommt ein anderes Treffen angeboten, solange Zeit ist.`,
    leftOut: (name, count) =>
      `In „${name}“ ${plural(count, { one: 'ging # Person', other: 'gingen # Personen' })} leer aus. Die Paarung nennt für jede den Grund.`,
    notOptimal: (name) => `„${name}“ ist gültig, aber nicht als bestmöglich bewiesen.`,
  },
  smallerDepartments: 'Kleinere Abteilungen',
}
