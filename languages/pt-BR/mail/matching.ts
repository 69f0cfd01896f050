import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

interface Department {
  department: string
}
const colleagues = (count: number) =>
  plural(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })

const places = (say: (where: string) => string) => ({
  anywhere: say('na empresa'),
  inside: ({ department }: Department) => say(`na área ${department}`),
  outside: ({ department }: Department) => say(`fora da área ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('mais uma pessoa compatível'),
  inside: ({ department }: Department) =>
    say(`mais uma pessoa da área ${department}, aberta à própria área,`),
  outside: ({ department }: Department) =>
    say(`mais uma pessoa de fora da área ${department}, aberta a outras áreas,`),
})
const all = (count: number, where: string) =>
  `Nos últimos três meses já houve um encontro com todas as ${digits(count)} pessoas possíveis ${where}.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Não há ninguém compatível ${where}.`),
  metOnlyOne: places(
    (where) => `Nos últimos três meses já houve um encontro com a única pessoa possível ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'na empresa'),
    inside: ({ count, department }) => all(count, `na área ${department}`),
    outside: ({ count, department }) => all(count, `fora da área ${department}`),
  },
  nobodyLeft: 'Não sobrou ninguém com quem um encontro seja possível.',
  fair: 'Entre quem poderia ficar de fora no lugar, ninguém ficou de fora menos vezes até agora.',
  oddOf: ({ people, department }) =>
    `As ${colleagues(people)} da área ${department} que podem formar duplas são um número ímpar, então uma fica de fora.`,
  odd: ({ people }) =>
    `As ${colleagues(people)} que podem formar duplas são um número ímpar, então uma fica de fora.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) só podem se encontrar entre si, e nos últimos três meses todas já se encontraram com quem podiam.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} da área ${department} só podem se encontrar entre si, e nos últimos três meses todas já se encontraram com quem podiam.`,
  team: ({ people }) =>
    `${colleagues(people)} só podem se encontrar entre si, e nos últimos três meses todas já se encontraram com quem podiam.`,
  teamFrom: ({ month }) => `A partir de ${month}, duas delas podem se encontrar de novo.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem outras áreas; para elas só há ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} só querem a própria área e não podem se encontrar entre si neste mês; para elas só há ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} da área ${department} estão abertas a qualquer pessoa e não podem se encontrar entre si neste mês; para elas só há ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) => `Para ${colleagues(people)} ao todo só há ${some}: ${who}.`,
    all: ({ people, colleagues: some }) => `Para ${colleagues(people)} ao todo só há ${some}.`,
    more: 'Pessoas demais dependem dos mesmos colegas para um encontro.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 pessoa na área ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} na área ${department}`,
    one: '1 pessoa',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 de um grupo ímpar de ${digits(size)} na área ${department}`,
    group: ({ size }) => `1 de um grupo ímpar de ${digits(size)}`,
    oneAcross: ({ department }) => `1 da área ${department} (só outras áreas)`,
    oneWithin: ({ department }) => `1 da área ${department} (só a própria área)`,
    oneOpen: ({ department }) => `1 da área ${department} (qualquer pessoa)`,
    across: ({ count, department }) => `${digits(count)} da área ${department} (só outras áreas)`,
    within: ({ count, department }) => `${digits(count)} da área ${department} (só a própria área)`,
    open: ({ count, department }) => `${digits(count)} da área ${department} (qualquer pessoa)`,
    at: ({ count, department }) => `${digits(count)} na área ${department}`,
  },
  takenByWishes: 'Quem seria possível pula a rodada, encontra outra pessoa ou fica à parte.',
  leftOutByWish: 'A administração decidiu não incluir esta pessoa na rodada.',
  cannotBePaired: 'Um sorteio já não é possível.',
  oneMore: more((colleague) => `Haveria um encontro se ${colleague} participasse.`),
  oneMoreAllowed: places(
    (where) => `Haveria um encontro se mais uma pessoa ${where}, com quem ele seja possível, participasse.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Poderia haver um encontro se duas delas se juntassem mesmo assim, ou se ${colleague} participasse.`,
  ),
  noRule: 'Sem a regra dos três meses, poderia haver um encontro.',
  ruleOfTwoMonths: 'Com uma regra de dois meses em vez de três, poderia haver um encontro.',
  ruleOfOneMonth: 'Com uma regra de um mês em vez de três, poderia haver um encontro.',
  withoutWish: 'Sem um destes pedidos, talvez houvesse um encontro.',
  refused: {
    notHere: ({ name }) => `${name} não está nesta rodada.`,
    onePerson: ({ name }) => `Uma dupla são duas pessoas, e ${name} aparece duas vezes.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} só pode encontrar uma pessoa: escolha ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} deve pular a rodada e encontrar ${other}: escolha um dos dois.`,
    togetherAndApart: ({ name, other }) =>
      `${name} e ${other} devem formar e não formar uma dupla: escolha um dos dois.`,
    barred: 'Estas duas pessoas não podem formar uma dupla neste mês.',
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
