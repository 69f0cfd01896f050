import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const pairs = (count: number, one: string, other: string) =>
  counted(count, `sorteio ${one}`, `sorteios ${other}`)
const groups = (count: number, one: string, other: string) =>
  counted(count, `grupo ${one}`, `grupos ${other}`)
const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const inIt = (count: number) => (count > 0 ? ` (com ${digits(count)} das pessoas a sortear)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `“${title}”`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Sorteando ${name}`,
    meetings: (count) => `Lendo quem já encontrou quem, entre ${people(count)}`,
    search: (count) => `Procurando o melhor sorteio para ${people(count)}`,
    storing: (count) => `Salvando ${counted(count, 'dupla', 'duplas')}`,
    storingTables: (count) => `Salvando ${counted(count, 'mesa', 'mesas')}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${counted(count, 'pessoa', 'pessoas')} de ${scope} já ${count === 1 ? 'tem' : 'têm'} um encontro deste mês${toldOn ? `, e uma newsletter avisou em ${toldOn}` : ''}. Um segundo sorteio traria outra pessoa.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${people(count)} de ${scope} ${count === 1 ? 'está' : 'estão'} em outra rodada deste mês que ainda está ativa, então já ${count === 1 ? 'tem' : 'têm'} um encontro.`,
    earlier: (count, scope) =>
      `${people(count)} de ${scope} ${count === 1 ? 'está' : 'estão'} em outra rodada que ainda está ativa. Quando a administração tiver concluído ou excluído essa rodada, gere o próximo sorteio.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `“${name}” ainda está ativo${inIt(count)}. É a rodada deste mês: para fazer outra, exclua-o primeiro.`,
    earlier: (name, count) =>
      `“${name}” ainda está ativo${inIt(count)}. Conclua-o ou exclua-o, e então gere o próximo sorteio.`,
  },
  notAsked: 'Ninguém foi perguntado ainda.',
  tooFew: (scope, ready, least) =>
    `${scope} tem ${people(ready)} para sortear; são necessárias pelo menos ${digits(least)}. Conta quem já entrou, criou o perfil e participa.`,
  noHosts:
    'Hoje não há anfitriões. Indique mais anfitriões do programa ou espere até que um deles participe.',
  noGuests:
    'Hoje não há convidados: todos que participam são anfitriões. Convide mais gente ou indique menos anfitriões.',
  noPair: (count, isTables, reasons, more) =>
    `Entre estas ${digits(count)} pessoas, ${isTables ? 'nenhuma mesa' : 'nenhuma dupla'} é possível agora. ${reasons.join(' ')}${more > 0 ? ` E mais ${digits(more)}.` : ''}`,
  peopleLeft: (who, more) =>
    `Desde a sua consulta, ${who.join(', ')}${more > 0 ? ` e mais ${digits(more)}` : ''} não ${who.length + more === 1 ? 'pode' : 'podem'} mais entrar no sorteio. Veja a rodada de novo.`,
  pairedWith: (name) => `a pessoa que tinha encontro com ${name ?? 'alguém'}`,
  cannotBePaired: (name) => `${name} não pode mais entrar no sorteio.`,
  approved: (title) =>
    `${theNewsletter(title, 'A newsletter dele')} está aprovada e conta a cada pessoa quem ela encontra. Salve-a de novo como rascunho e então mude o sorteio.`,
  changedBy: (who, wishes) =>
    `Nesse meio-tempo, ${who ?? 'alguém da administração'} ${wishes ? `mudou esta rodada: ${wishes.join(' ')}` : 'voltou à rodada original.'} Veja-a de novo antes de mudá-la.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Uma newsletter')} está sendo enviada com este sorteio. Espere o envio terminar, ou cancele-o.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Uma newsletter')} foi enviada com este sorteio, então as pessoas já sabem quem encontram. Conclua o sorteio em vez de excluí-lo.`,
    change: (title) =>
      `${theNewsletter(title, 'Uma newsletter')} foi enviada com este sorteio, então as pessoas já sabem quem encontram. O sorteio não pode mais ser mudado.`,
  },
  profileChanged:
    'O perfil de alguém mudou desde a sua consulta, então a rodada agora seria diferente. Veja-a de novo.',
  asFirstMade: (name) => `“${name}” já é a rodada original.`,
  changed: (count, name) => `Em “${name}”, o encontro de ${people(count)} mudou.`,
  stays: (name) => `“${name}” fica como está.`,
  metSince: (name) =>
    `“${name}” não pode voltar: duas das suas pessoas têm outro encontro desde então, ou não podem mais formar dupla.`,
  backToFirst: (name) => `“${name}” voltou à rodada original.`,
  completedNoChange: (name) => `“${name}” está concluído, então não pode mais ser mudado.`,
  cycleAtWork: (name) =>
    `O ciclo automático está prestes a fazer ou enviar a newsletter de “${name}”. Tente de novo quando ele terminar.`,
  answered: (count, name) =>
    `Em ${counted(count, 'encontro', 'encontros')}, já houve resposta sobre o café, então “${name}” não pode mais ser mudado.`,
  othersLook: 'Outras mudanças estão sendo testadas agora. Tente de novo em alguns segundos.',
  lookedAt: (looks, minutes) => `Você testou ${looks} mudanças em uma hora. Tente de novo em ${minutes}.`,
  sayThatYouMet: 'Diga primeiro que vocês se encontraram. Depois você pode contar como foi.',
  feedbackShown: 'Sua opinião já aparece junto com as de outras pessoas, então não pode mais ser mudada.',
  noGroup: 'Ainda não há grupo de domínios. Adicione um, ou gere um sorteio da empresa toda.',
  wouldBeMade: (count, scope) =>
    `${counted(count, 'dupla seria formada', 'duplas seriam formadas')} para ${scope}. Nada foi salvo.`,
  made: (count, scope) => `${counted(count, 'dupla formada', 'duplas formadas')} para ${scope}`,
  calledOff: 'Este encontro foi desfeito porque uma das pessoas não podia.',
  markedCompleted: 'Este café já está marcado como concluído.',
  answeredAlready: 'Você já respondeu.',
  tooLateToUndo: 'É tarde para desfazer. Você ainda pode mudar sua resposta.',
  monthCompleted: 'Este mês está concluído, então sua resposta não pode mais ser mudada.',
  alreadyCompleted: (name) => `“${name}” já está concluído. Ele aparece em Sorteios concluídos.`,
  alreadySeen: (name) => `As pessoas de “${name}” já veem quem encontram.`,
  keptCompleted: (name) =>
    `“${name}” está concluído e aparece em Sorteios concluídos. Os encontros dele ficam, porque evitam repetições.`,
  wouldBeCreated: (made, skipped) =>
    `${pairs(made, 'seria criado', 'seriam criados')}, ${groups(skipped, 'ficaria de fora', 'ficariam de fora')}. Nada foi salvo.`,
  created: (made, skipped) =>
    `${pairs(made, 'criado', 'criados')}, ${groups(skipped, 'de fora', 'de fora')}.`,
  noActive: 'Não havia sorteio ativo.',
  completed: (count) => `${pairs(count, 'concluído', 'concluídos')}.`,
  isCompleted: (name) => `“${name}” está concluído.`,
  seeTheirMatch: (count) => `Agora ${counted(count, 'pessoa vê seu encontro', 'pessoas veem seu encontro')}.`,
  deleted: (name) => `“${name}” foi excluído, com os encontros dele.`,
  fileDeleted: 'O arquivo do sorteio foi excluído. O histórico de encontros fica.',
}
