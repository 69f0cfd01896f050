import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('it')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# di ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'persona', 'persone')
const difference = (by: number, one: string, other: string) =>
  `${counted(Math.abs(by), one, other)} in ${by > 0 ? 'più' : 'meno'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Nessun abbinamento${changed} ha più di ${counted(pairs, 'coppia', 'coppie')}, o più di ${digits(crossPairs)} tra reparti diversi.`
const WHY = { stranded: 'senza più incontro', left_out: 'era fuori' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left =
        leftOut === 0
          ? 'nessuno resta fuori'
          : counted(leftOut, 'persona resta fuori', 'persone restano fuori')
      const before =
        repeats === 0
          ? 'nessun incontro si ripete'
          : `${counted(repeats, 'coppia si è già incontrata', 'coppie si sono già incontrate')}, più di tre mesi fa`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} tra reparti diversi, ${left}, ${before}.`
    },
    best: 'Nessun altro abbinamento unisce più persone, o più reparti diversi.',
    bestChanged: 'Con queste modifiche nessun altro abbinamento unisce più persone, o più reparti diversi.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' con queste modifiche'),
    nobodyFits: 'Nessuna coppia poteva accogliere una terza persona.',
    mayJoin: (most) =>
      `Al massimo ${counted(most, 'persona potrebbe', 'persone potrebbero')} unirsi a una coppia.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left =
          leftOut === 0
            ? 'nessuno resta fuori'
            : counted(leftOut, 'persona resta fuori', 'persone restano fuori')
        const before =
          repeats === 0
            ? 'Nessuno si era già incontrato.'
            : `${counted(repeats, 'incontro si ripete', 'incontri si ripetono')}, dopo più tempo di quanto chiede il programma.`
        return `${month.pairing.tables(tables)}, ${people(seated)}, ${left}. ${digits(crossEdges)} di ${counted(edges, 'incontro', 'incontri')} ai tavoli tra reparti diversi. ${before}`
      },
      best: 'Nessun’altra disposizione fa sedere più persone, ripete meno o mescola di più i reparti.',
      since: (tables) =>
        `Da allora ${plural(tables, { one: 'si è aggiunto # tavolo', many: 'si sono aggiunti # di tavoli', other: 'si sono aggiunti # tavoli' })}, per chi era senza incontro.`,
      bestChanged:
        'Con queste modifiche nessun’altra disposizione fa sedere più persone, ripete meno o mescola di più i reparti.',
      atMost: (seated, crossEdges) =>
        `Nessuna disposizione fa sedere più di ${people(seated)}, o ha più di ${counted(crossEdges, 'incontro', 'incontri')} tra reparti diversi.`,
    },
    since: (pairs) =>
      `Da allora ${plural(pairs, { one: 'si è aggiunta # coppia', many: 'si sono aggiunte # di coppie', other: 'si sono aggiunte # coppie' })}, per chi era senza incontro.`,
  },
  madeFor: (those) => `Per ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' e ')}.`,
  wishes: {
    together: (one, other) => `${one} e ${other} si incontrano.`,
    apart: (one, other) => `${one} e ${other} non si incontrano.`,
    out: (name) => `${name} salta il giro.`,
  },
  price: {
    pairs: (by) => difference(by, 'coppia', 'coppie'),
    crossPairs: (by) => difference(by, 'coppia tra reparti diversi', 'coppie tra reparti diversi'),
    repeats: (by) => difference(by, 'coppia che si è già incontrata', 'coppie che si sono già incontrate'),
    threes: (by) => difference(by, 'incontro in tre', 'incontri in tre'),
    tables: {
      seated: (by) => difference(by, 'persona a un tavolo', 'persone ai tavoli'),
      otherSizes: (by) => difference(by, 'tavolo di un’altra dimensione', 'tavoli di un’altra dimensione'),
      crossPairs: (by) => difference(by, 'incontro tra reparti diversi', 'incontri tra reparti diversi'),
      repeats: (by) => difference(by, 'incontro ripetuto', 'incontri ripetuti'),
    },
    debt: 'qualcuno resta fuori di nuovo troppo presto',
    nothing: 'Non costa niente.',
    compared: (figures) => `Rispetto al giro originale: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«${name}» di ${of} è ancora in corso. Concludilo: fino ad allora le sue persone non si possono abbinare di nuovo.`,
    unavailable: (name, count) =>
      `${people(count)} di «${name}» nel frattempo in pausa, fuori dai caffè o non più in azienda. Chi resta senza incontro riceve un avviso e, finché c’è tempo, la proposta di un’altra persona.`,
    leftOut: (name, count) => `${people(count)} fuori da «${name}». L’abbinamento dice perché.`,
    notOptimal: (name) => `«${name}» è valido, ma forse non è il migliore possibile.`,
  },
  otherValues: 'Altri',
  smallerDepartments: 'Reparti più piccoli',
}
