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
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `participasse mais uma pessoa compatível${other}`
      : `participassem mais ${digits(count)} pessoas compatíveis${other}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `participasse mais uma pessoa da área ${department}${other}, aberta à própria área`
      : `participassem mais ${digits(count)} pessoas da área ${department}${other}, abertas à própria área`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `participasse mais uma pessoa de fora da área ${department}${other}, aberta a outras áreas`
      : `participassem mais ${digits(count)} pessoas de fora da área ${department}${other}, abertas a outras áreas`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'nesta rodada',
    group: ({ group }) => `em ${group}`,
    inside: ({ department }) => `na área ${department}`,
    outside: ({ department }) => `fora da área ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'no último mês' : `nos últimos ${months(some)}`),
  more: { here: more(), elsewhere: more(', de outro grupo') },
  meetsNobody: ({ where }) => `Não pode se encontrar com ninguém que participe ${where}.`,
  meetsNobodyHelp: 'Ajudaria ter mais gente, uma preferência aberta ou menos meses até poder repetir.',
  onlyBetweenGroups: 'Os encontros são só entre grupos diferentes.',
  nobodyLeft: 'Não sobrou ninguém adequado.',
  odd: 'Desta vez o número era ímpar.',
  fair: 'Entre quem poderia ficar de fora no lugar, ninguém ficou de fora menos vezes até agora.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem outras áreas; para elas só há ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem a própria área e não podem se encontrar entre si neste mês; para elas só há ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} estão abertas a qualquer pessoa e não podem se encontrar entre si neste mês; para elas só há ${some}.`,
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
        ? `Só há uma pessoa compatível ${where}.`
        : `Só há ${digits(count)} pessoas compatíveis ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `Já houve um encontro ${lately} com ${digits(count)} das ${digits(people)} pessoas possíveis ${where}.`,
    takes: ({ size }) => `Uma mesa tem pelo menos ${digits(size)} pessoas.`,
    across: ({ people, department }) =>
      `${colleagues(people)} da área ${department} só querem outras áreas, e não pode haver tantas mesas.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} são do mesmo grupo (${group}), e não pode haver tantas mesas.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} não cabem todas em mesas de ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Poderia haver um lugar em uma mesa se ${some}.`,
    noRule: ({ months: some }) => `Sem a regra de ${months(some)}, poderia haver um lugar em uma mesa.`,
  },
  takenByWishes: 'Quem seria possível pula a rodada, encontra outra pessoa ou fica à parte.',
  leftOutByWish: 'A administração decidiu não incluir esta pessoa na rodada.',
  cannotBePaired: 'Um sorteio já não é possível.',
  oneMore: ({ more: one }) => `Haveria um encontro se ${one}.`,
  withoutWish: 'Sem um destes pedidos, talvez houvesse um encontro.',
  refused: {
    notHere: 'Alguém não está nesta rodada.',
    onePerson: ({ name }) => `Uma dupla são duas pessoas, e ${name} aparece duas vezes.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} só pode encontrar uma pessoa: escolha ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} deve pular a rodada e encontrar ${other}: escolha um dos dois.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} devem se encontrar e não se encontrar: escolha um dos dois.`,
    noRoom: ({ most, people }) =>
      `Em uma mesa cabem no máximo ${most} pessoas, e ${people} devem ficar na mesma.`,
    noTable: ({ name, other }) => `Não resta mesa à qual ${name} e ${other} possam se sentar.`,
    barred: 'Estas duas pessoas não podem se encontrar neste mês.',
    oneGroup: ({ name, other }) =>
      `${name} e ${other} são do mesmo grupo, e os encontros são só entre grupos diferentes.`,
    metLately: ({ name, other, month }) => `${name} e ${other} se encontraram em ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} e ${other} só queriam outra área, e as duas pessoas estão na área ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} só queria outra área, e as duas pessoas estão na área ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} e ${other} só queriam a própria área, e ${name} está na área ${department} e ${other} na área ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} só queria a própria área, e ${one} está na área ${department} e ${other} na área ${elsewhere}.`,
  },
}
