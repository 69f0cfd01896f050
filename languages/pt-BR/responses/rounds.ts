import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const difference = (by: number, one: string, other: string) =>
  `${counted(Math.abs(by), one, other)} a ${by > 0 ? 'mais' : 'menos'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `No máximo ${counted(pairs, 'dupla é possível', 'duplas são possíveis')}${changed}, e no máximo ${digits(crossPairs)} entre áreas; não está provado que se possa chegar a isso.`
const WHY = { stranded: 'a outra pessoa não pode', left_out: 'estava de fora' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'ninguém de fora' : `${people(leftOut)} de fora`
      const before =
        repeats === 0
          ? 'nenhum encontro repetido'
          : `${counted(repeats, 'dupla já se encontrou', 'duplas já se encontraram')}, há mais de três meses`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} entre áreas, ${left}, ${before}.`
    },
    best: 'Nenhum outro sorteio junta mais pessoas, nem mais pessoas de áreas diferentes.',
    bestChanged:
      'Com estas mudanças, nenhum outro sorteio junta mais pessoas, nem mais pessoas de áreas diferentes.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' com estas mudanças'),
    nobodyFits: 'Ninguém mais combina com as duas pessoas de uma dupla que ainda é de dois.',
    mayJoin: (most) =>
      `No máximo ${counted(most, 'pessoa poderia', 'pessoas poderiam')} entrar em uma dupla.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'ninguém de fora' : `${people(leftOut)} de fora`
        const before =
          repeats === 0
            ? 'nenhum encontro repetido'
            : `${digits(repeats)} repetidos, depois do tempo que o programa pede`
        return `${month.pairing.tables(tables)} para ${people(seated)}, ${left}. De ${counted(edges, 'encontro', 'encontros')} nas mesas, ${digits(crossEdges)} entre áreas; ${before}.`
      },
      best: 'Nenhuma outra divisão acomoda mais pessoas, repete menos ou mistura mais as áreas.',
      since: (tables) =>
        `Desde então, ${counted(tables, 'mesa foi formada', 'mesas foram formadas')} para quem estava sem encontro.`,
      bestChanged:
        'Com estas mudanças, nenhuma outra divisão acomoda mais pessoas, repete menos ou mistura mais as áreas.',
      atMost: (seated, crossEdges) =>
        `No máximo ${counted(seated, 'pessoa pode', 'pessoas podem')} ter lugar, e no máximo ${counted(crossEdges, 'encontro pode ser', 'encontros podem ser')} entre áreas; não está provado que se possa chegar a tudo isso.`,
    },
    since: (pairs) =>
      `Desde então, ${counted(pairs, 'dupla foi formada', 'duplas foram formadas')} para quem estava sem encontro.`,
  },
  madeFor: (those) => `Para ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' e ')}.`,
  wishes: {
    together: (one, other) => `${one} e ${other} se encontram.`,
    apart: (one, other) => `${one} e ${other} não se encontram.`,
    out: (name) => `${name} pula a rodada.`,
  },
  price: {
    pairs: (by) => difference(by, 'dupla', 'duplas'),
    crossPairs: (by) => difference(by, 'dupla entre áreas', 'duplas entre áreas'),
    repeats: (by) => difference(by, 'dupla que já se encontrou', 'duplas que já se encontraram'),
    threes: (by) => difference(by, 'encontro a três', 'encontros a três'),
    tables: {
      seated: (by) => difference(by, 'pessoa à mesa', 'pessoas à mesa'),
      otherSizes: (by) => difference(by, 'mesa de outro tamanho', 'mesas de outro tamanho'),
      crossPairs: (by) => difference(by, 'encontro entre áreas', 'encontros entre áreas'),
      repeats: (by) => difference(by, 'encontro repetido', 'encontros repetidos'),
    },
    debt: 'ficam de fora pessoas que já ficaram de fora há pouco',
    nothing: 'Não custa nada: todos os números são os da rodada original.',
    compared: (figures) => `Em comparação com a rodada original: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `“${name}” de ${of} ainda está ativo. Conclua-o: até lá, suas pessoas não podem ser sorteadas de novo.`,
    unavailable: (name, count) =>
      `${people(count)} de “${name}” em pausa ou sem participar desde então. Quem fica sem encontro recebe um aviso e outra oferta enquanto houver tempo.`,
    leftOut: (name, count) => `${people(count)} sem dupla em “${name}”. O sorteio diz o motivo de cada uma.`,
    notOptimal: (name) => `“${name}” é válido, mas não está provado que seja o melhor possível.`,
  },
  smallerDepartments: 'Áreas menores',
}
