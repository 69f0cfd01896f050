import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) =>
  plural(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })
const months = (count: number) => plural(count, { one: '# mês', many: '# de meses', other: '# meses' })
const suitable = (count: number) =>
  count === 1 ? 'mais uma pessoa compatível' : `mais ${digits(count)} pessoas compatíveis`
/** Somebody more who would have helped; where groups matter, of another one. */
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `mais uma pessoa${other}` : `mais ${digits(count)} pessoas${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} na área ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} fora da área ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'nesta rodada',
    group: ({ group }) => `em ${group}`,
    inside: ({ department }) => `na área ${department}`,
    outside: ({ department }) => `fora da área ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'no último mês' : `nos últimos ${months(some)}`),
  more: { here: more(), elsewhere: more(' de outro grupo') },
  meetsNobody: ({ where }) => `Entre quem está a postos ${where}, não há ninguém para encontrar.`,
  meetsNobodyHelp: 'Ajudaria ter mais gente, uma preferência aberta ou menos meses até um novo encontro.',
  onlyBetweenGroups: 'Os encontros são só entre grupos diferentes.',
  nobodyLeft: 'Não sobrou ninguém compatível.',
  hostLeft: 'O anfitrião não pode, e nenhum outro tinha lugar.',
  moreGuests: 'Havia mais convidados do que lugares com anfitrião.',
  moreHosts: 'Mais anfitriões ajudariam.',
  odd: 'Desta vez o número era ímpar.',
  fair: 'Ninguém mais ficou de fora menos vezes.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem outras áreas, e a escolha se limita a ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem a própria área e não podem se encontrar entre si neste mês. A escolha se limita a ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} não podem se encontrar entre si neste mês. A escolha se limita a ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 pessoa na área ${department}` : `${colleagues(count)} na área ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} na área ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Só participa uma pessoa compatível ${where}.`
        : `Só participam ${digits(count)} pessoas compatíveis ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `Já houve um encontro ${lately} com ${digits(count)} das ${digits(people)} pessoas possíveis ${where}.`,
    takes: ({ size }) => `Uma mesa precisa de pelo menos ${digits(size)} pessoas.`,
    across: ({ people, department }) =>
      `${colleagues(people)} da área ${department} só querem outras áreas, e não há mesas suficientes.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} são do mesmo grupo (${group}), e não há mesas suficientes.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} não se dividem em mesas de ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Com ${some}, poderia haver uma mesa.`,
    noRule: ({ months: some }) => `Sem a regra de ${months(some)}, poderia haver uma mesa.`,
  },
  takenByWishes: 'Os pedidos para esta rodada não deixam ninguém compatível.',
  leftOutByWish: 'Foi uma decisão da administração para esta rodada.',
  cannotBePaired: 'Um encontro já não é possível.',
  oneMore: ({ more: one }) => `Com ${one}, haveria um encontro.`,
  withoutWish: 'Sem um destes pedidos, talvez houvesse um encontro.',
  refused: {
    notHere: 'Alguém não está nesta rodada.',
    onePerson: ({ name }) => `Uma dupla são duas pessoas, e ${name} aparece duas vezes.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} só pode encontrar uma pessoa: escolha ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} não pode pular a rodada e também encontrar ${other}: escolha uma das duas coisas.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} não podem se encontrar e também não se encontrar: escolha uma das duas coisas.`,
    noRoom: ({ most, people }) => `Em uma mesa cabem no máximo ${most} pessoas, e aqui seriam ${people}.`,
    noTable: ({ name, other }) => `Não resta mesa à qual ${name} e ${other} possam se sentar.`,
    barred: 'Estas duas pessoas não podem se encontrar neste mês.',
    oneGroup: ({ name, other }) =>
      `${name} e ${other} são do mesmo grupo, e os encontros são só entre grupos diferentes.`,
    twoHosts: ({ name, other }) => `${name} e ${other} são anfitriões, e em cada encontro há só um.`,
    metLately: ({ name, other, month }) => `${name} e ${other} se encontraram em ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} e ${other} só queriam outra área, e as duas pessoas estão na área ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} só queria outra área, e as duas pessoas estão na área ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} e ${other} só queriam a própria área, mas ${name} está na área ${department} e ${other}, na área ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} só queria a própria área, mas ${one} está na área ${department} e ${other}, na área ${elsewhere}.`,
  },
}
