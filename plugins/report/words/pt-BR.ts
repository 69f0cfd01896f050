import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('pt-BR')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Relatório',
  title: 'Relatório para a liderança',
  text: 'Uma página para imprimir ou enviar: quem participou, quem se encontrou, novos laços, opiniões. Ninguém é citado pelo nome, e nada trata de menos de cinco pessoas.',
  last: 'Último mês',
  months: 'Meses',
  language: 'Idioma',
  make: 'Criar link',
  making: 'Criando…',
  notMade: 'Não foi possível criar o link',
  ready: 'O link está pronto',
  once: 'Quem tiver o link pode abrir o relatório por 30 dias, sem conta. Ele só aparece desta vez.',
  link: 'Link',
  show: 'Abrir o relatório',
  links: 'Links que ainda valem',
  failed: 'Não foi possível carregar os links.',
  none: 'Ainda não há links.',
  allProgrammes: 'Todos os programas',
  of: (programme, months, last) => `${programme}, ${digits(months)} meses até ${last}`,
  until: (day) => `até ${day}`,
  revoke: 'Revogar',
  effect: 'Ninguém mais poderá abrir o relatório por este link.',
  notRevoked: 'Não foi possível revogar o link',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `O que “${programme}” trouxe`,
  allProgrammes: 'todos os programas',
  span: (first, last) => `De ${first} a ${last}`,
  people: 'Pessoas com um par',
  matches: 'Pares',
  met: 'Encontraram-se',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} de ${digits(answered)} pares que responderam; com 95% de confiança, de ${low} a ${high}`,
  tooFew: 'respostas de menos',
  beans: 'Grãos, de cinco',
  given: (count) => plural(count, { one: 'de # pessoa', many: 'de # de pessoas', other: 'de # pessoas' }),
  byMonth: 'Mês a mês',
  month: 'Mês',
  ties: 'Novos laços entre departamentos',
  tiesNote: 'Duas pessoas destes departamentos se encontraram pela primeira vez.',
  between: (one, other) => `${one} e ${other}`,
  others: 'Os demais, juntos',
  quotes: 'Nas palavras delas',
  quotesNote: 'De todos os programas, sem nomes. Cada pessoa autorizou.',
  nothing: 'Menos de cinco pessoas tiveram um par neste período, então não há o que mostrar.',
  five: 'Nada aqui trata de menos de cinco pessoas; esses meses e departamentos ficam de fora. As opiniões são de todos os programas.',
  until: (day) => `Este link vale até ${day}.`,
  noLink: 'Este link está errado, foi revogado ou expirou. Peça um novo.',
  revoked: 'O link foi revogado. Não abre mais nada.',
}
