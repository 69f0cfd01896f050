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
  `Nenhum sorteio${changed} tem mais de ${counted(pairs, 'dupla', 'duplas')}, nem mais de ${digits(crossPairs)} entre áreas.`
const WHY = { stranded: 'ficou sem par', left_out: 'tinha ficado de fora' }

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
    best: 'Nenhum outro sorteio junta mais pessoas, nem mais áreas diferentes.',
    bestChanged: 'Com estas mudanças, nenhum outro sorteio junta mais pessoas, nem mais áreas diferentes.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' com estas mudanças'),
    nobodyFits: 'Nenhuma dupla podia receber uma terceira pessoa.',
    mayJoin: (most) =>
      `No máximo ${counted(most, 'pessoa poderia', 'pessoas poderiam')} entrar em uma dupla.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'ninguém de fora' : `${people(leftOut)} de fora`
        const before =
          repeats === 0
            ? 'Ninguém tinha se encontrado antes.'
            : `${counted(repeats, 'encontro se repete', 'encontros se repetem')}, depois de mais tempo do que o programa pede.`
        return `${month.pairing.tables(tables)}, ${people(seated)}, ${left}. ${digits(crossEdges)} de ${counted(edges, 'encontro', 'encontros')} nas mesas são entre áreas. ${before}`
      },
      best: 'Nenhuma outra divisão acomoda mais pessoas, repete menos ou mistura mais as áreas.',
      since: (tables) =>
        `Desde então, ${counted(tables, 'mesa foi formada', 'mesas foram formadas')} para quem estava sem encontro.`,
      bestChanged:
        'Com estas mudanças, nenhuma outra divisão acomoda mais pessoas, repete menos ou mistura mais as áreas.',
      atMost: (seated, crossEdges) =>
        `Nenhuma divisão acomoda mais de ${people(seated)}, nem tem mais de ${counted(crossEdges, 'encontro', 'encontros')} entre áreas.`,
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
    debt: 'alguém fica de fora de novo cedo demais',
    nothing: 'Não custa nada.',
    compared: (figures) => `Em comparação com a rodada original: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `“${name}” de ${of} ainda está ativo. Conclua-o: até lá, suas pessoas não podem ser sorteadas de novo.`,
    unavailable: (name, count) =>
      `${people(count)} de “${name}” nesse meio-tempo em pausa, fora dos cafés ou fora da empresa. Quem fica sem par recebe um aviso e, enquanto houver tempo, a oferta de outra pessoa.`,
    leftOut: (name, count) => `${people(count)} de fora em “${name}”. O sorteio diz por quê.`,
    notOptimal: (name) => `“${name}” é válido, mas talvez não seja o melhor possível.`,
  },
  otherValues: 'Outros',
  smallerDepartments: 'Áreas menores',
}
