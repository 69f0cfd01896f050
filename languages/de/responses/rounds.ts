import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('de')

const difference = (by: number, one: string, other: string) =>
  `${plural(Math.abs(by), { one, other })} ${by > 0 ? 'mehr' : 'weniger'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Mehr als ${plural(pairs, { one: '# Paar', other: '# Paare' })} oder mehr als ${digits(crossPairs)} über Abteilungen hinweg sind${changed} nicht möglich.`
const WHY = { stranded: 'hatte kein Gegenüber mehr', left_out: 'hatte ausgesetzt' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left =
        leftOut === 0
          ? 'niemand setzt aus'
          : plural(leftOut, { one: '# Person setzt aus', other: '# Personen setzen aus' })
      const before =
        repeats === 0
          ? 'kein Paar hat sich schon getroffen'
          : `${plural(repeats, { one: '# Paar hat', other: '# Paare haben' })} sich schon einmal getroffen, vor mehr als drei Monaten`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} über Abteilungen hinweg, ${left}, ${before}.`
    },
    best: 'Keine andere Auslosung bringt mehr Personen zusammen oder mehr über Abteilungen hinweg.',
    bestChanged:
      'Mit diesen Änderungen bringt keine andere Auslosung mehr Personen zusammen oder mehr über Abteilungen hinweg.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' mit diesen Änderungen'),
    nobodyFits: 'Kein Paar konnte eine dritte Person aufnehmen.',
    mayJoin: (most) =>
      `Höchstens ${plural(most, { one: '# Person könnte', other: '# Personen könnten' })} zu einem Paar dazukommen.`,
    tables: {
      made: ({ tables, people, edges, crossEdges, repeats, leftOut }) => {
        const left =
          leftOut === 0
            ? 'niemand setzt aus'
            : plural(leftOut, { one: '# Person setzt aus', other: '# Personen setzen aus' })
        const before =
          repeats === 0
            ? 'Niemand hat sich schon getroffen.'
            : `${plural(repeats, { one: '# davon wiederholt eine frühere', other: '# davon wiederholen frühere' })}, länger her, als das Programm verlangt.`
        return `${month.pairing.tables(tables)} mit ${plural(people, { one: '# Person', other: '# Personen' })}, ${left}. ${digits(crossEdges)} von ${plural(edges, { one: '# Begegnung', other: '# Begegnungen' })} ${plural(crossEdges, { one: 'verbindet', other: 'verbinden' })} Abteilungen. ${before}`
      },
      best: 'Keine andere Aufteilung setzt mehr Personen an Tische, wiederholt weniger oder verbindet mehr Abteilungen.',
      since: (tables) =>
        `Seitdem ${plural(tables, { one: 'kam # weiterer Tisch', other: 'kamen # weitere Tische' })} dazu, für Personen ohne Treffen.`,
      bestChanged:
        'Mit diesen Änderungen setzt keine andere Aufteilung mehr Personen an Tische, wiederholt weniger oder verbindet mehr Abteilungen.',
      atMost: (seated, crossEdges) =>
        `Mehr als ${plural(seated, { one: '# Person', other: '# Personen' })} an Tischen oder mehr als ${plural(crossEdges, { one: '# Begegnung', other: '# Begegnungen' })} zwischen Abteilungen sind nicht möglich.`,
    },
    since: (pairs) =>
      `Seitdem ${plural(pairs, { one: 'kam # weiteres Paar', other: 'kamen # weitere Paare' })} dazu, für Personen ohne Treffen.`,
  },
  madeFor: (those) => `Für ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' und ')}.`,
  wishes: {
    together: (one, other) => `${one} und ${other} kommen zusammen.`,
    apart: (one, other) => `${one} und ${other} bleiben getrennt.`,
    out: (name) => `${name} setzt aus.`,
  },
  price: {
    pairs: (by) => difference(by, '# Paar', '# Paare'),
    crossPairs: (by) => difference(by, '# abteilungsübergreifendes Paar', '# abteilungsübergreifende Paare'),
    repeats: (by) => difference(by, '# Wiederholung', '# Wiederholungen'),
    threes: (by) => difference(by, '# Treffen zu dritt', '# Treffen zu dritt'),
    tables: {
      seated: (by) => difference(by, '# Person an einem Tisch', '# Personen an Tischen'),
      otherSizes: (by) => difference(by, '# Tisch anderer Größe', '# Tische anderer Größe'),
      crossPairs: (by) =>
        difference(by, '# Begegnung zwischen Abteilungen', '# Begegnungen zwischen Abteilungen'),
      repeats: (by) => difference(by, '# wiederholte Begegnung', '# wiederholte Begegnungen'),
    },
    debt: 'manche setzen zu bald wieder aus',
    nothing: 'Kostet nichts.',
    compared: (figures) => `Verglichen mit der ursprünglichen Runde: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `„${name}“ von ${of} läuft noch. Schließ sie ab: Bis dahin lassen sich ihre Personen nicht neu zusammenbringen.`,
    unavailable: (name, count) =>
      `Aus „${name}“ ${plural(count, { one: 'macht # Person', other: 'machen # Personen' })} seither Pause oder nicht mehr mit. Wer dadurch ohne Gegenüber ist, erfährt es und bekommt ein anderes Treffen angeboten, solange Zeit ist.`,
    leftOut: (name, count) =>
      `In „${name}“ ${plural(count, { one: 'hat # Person', other: 'haben # Personen' })} ausgesetzt. Die Runde nennt den Grund.`,
    notOptimal: (name) => `„${name}“ ist gültig, aber vielleicht nicht die bestmögliche.`,
  },
  otherValues: 'Andere',
  smallerDepartments: 'Kleinere Abteilungen',
}
