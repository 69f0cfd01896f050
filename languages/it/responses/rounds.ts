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
  `Al massimo ${counted(pairs, 'coppia è possibile', 'coppie sono possibili')}${changed}, e al massimo ${digits(crossPairs)} tra reparti diversi; non è dimostrato che ci si arrivi.`
const WHY = { stranded: 'la sua coppia non può', left_out: 'restava fuori' }

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
    best: 'Nessun altro abbinamento unisce più persone, o più persone di reparti diversi.',
    bestChanged:
      'Con queste modifiche, nessun altro abbinamento unisce più persone, o più persone di reparti diversi.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' con queste modifiche'),
    nobodyFits: 'Nessun altro va bene per entrambe le persone di una coppia rimasta in due.',
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
            ? 'nessun incontro si ripete'
            : `${digits(repeats)} si ripetono, dopo il tempo chiesto dal programma`
        return `${month.pairing.tables(tables)} per ${people(seated)}, ${left}. Di ${counted(edges, 'incontro', 'incontri')} ai tavoli, ${digits(crossEdges)} tra reparti diversi; ${before}.`
      },
      best: 'Nessun’altra disposizione fa sedere più persone, ripete meno o mescola di più i reparti.',
      since: (tables) =>
        `Da allora ${plural(tables, { one: 'si è aggiunto # tavolo', many: 'si sono aggiunti # di tavoli', other: 'si sono aggiunti # tavoli' })}, per chi era senza incontro.`,
      bestChanged:
        'Con queste modifiche, nessun’altra disposizione fa sedere più persone, ripete meno o mescola di più i reparti.',
      atMost: (seated, crossEdges) =>
        `Al massimo ${counted(seated, 'persona può', 'persone possono')} avere un posto, e al massimo ${counted(crossEdges, 'incontro può essere', 'incontri possono essere')} tra reparti diversi; non è dimostrato che si arrivi a tutto questo.`,
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
    debt: 'restano fuori persone che erano già fuori da poco',
    nothing: 'Non costa niente: tutte le cifre sono quelle del giro com’era all’inizio.',
    compared: (figures) => `Rispetto al giro com’era all’inizio: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«${name}» di ${of} è ancora in corso. Concludilo: fino ad allora le sue persone non si possono abbinare di nuovo.`,
    unavailable: (name, count) =>
      `${people(count)} di «${name}» in pausa o senza partecipare da allora. Chi resta senza incontro riceve un avviso e la proposta di un altro finché c’è tempo.`,
    leftOut: (name, count) =>
      `${people(count)} senza incontro in «${name}». L’abbinamento dice il perché per ciascuna.`,
    notOptimal: (name) => `«${name}» è valido, ma non è dimostrato che sia il migliore possibile.`,
  },
  smallerDepartments: 'Reparti più piccoli',
}
