import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const are = (count: number, what: string) => `${counted(count, 'pessoa está', 'pessoas estão')} ${what}.`
const entries = (count: number, one: string, other: string) =>
  `${counted(count, `entrada ${one}`, `entradas ${other}`)}.`

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Já há ${digits(most)} atributos. Exclua um primeiro.`,
    inUse: (name, programmes) => `${name} é usado por ${programmes.join(', ')}. Mude isso primeiro.`,
    deleted: (name) => `${name} foi excluído.`,
    exists: (name) => `Já há um atributo ${name}.`,
    chooseOne: 'Escolha um dos valores.',
    from: {
      import: 'Indique a coluna dos valores.',
      scim: 'Indique o caminho, por exemplo addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Isto não pode ser desfeito.',
  areSignedOut: (count) =>
    `As sessões de ${counted(count, 'pessoa', 'pessoas')} foram encerradas em todos os lugares.`,
  belongTo: (count, group) => `Agora ${counted(count, 'pessoa está', 'pessoas estão')} em ${group}.`,
  lackDepartment: (count) => `${counted(count, 'pessoa não tem', 'pessoas não têm')} essa área na sua lista.`,
  areNow: {
    in: (count, department) => are(count, `em ${department}`),
    active: (count) => `${counted(count, 'pessoa participa', 'pessoas participam')}.`,
    paused: (count) => are(count, 'em pausa'),
    pausedUntil: (count, until) => are(count, `em pausa até ${day(until)}`),
    opted_out: (count) => `${counted(count, 'pessoa não participa', 'pessoas não participam')} mais.`,
  },
  entriesNow: {
    removed: (count) => entries(count, 'saiu da lista de acesso', 'saíram da lista de acesso'),
    active: (count) => entries(count, 'foi ativada', 'foram ativadas'),
    barred: (count) => entries(count, 'foi bloqueada', 'foram bloqueadas'),
    unassigned: (count) => entries(count, 'ficou sem grupo', 'ficaram sem grupo'),
    moved: (count, group) => entries(count, `passou para ${group}`, `passaram para ${group}`),
  },
  signedOutByThis: (count) =>
    `Com isso, foram encerradas as sessões de ${counted(count, 'pessoa', 'pessoas')}.`,
  undoneFor: {
    user: (count) => `Desfeito para ${counted(count, 'pessoa', 'pessoas')}.`,
    entry: (count) => `Desfeito para ${counted(count, 'entrada', 'entradas')}.`,
  },
  stayAsTheyAre: (count) =>
    `${plural(count, { one: '# mudou desde então e fica como está', many: '# mudaram desde então e ficam como estão', other: '# mudaram desde então e ficam como estão' })}.`,
  nobodyInvited: (why) => `Ninguém recebe convite: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Você adicionou ${most} endereços em uma hora. Tente de novo em ${minutes}; remover continua sendo possível.`,
  yourself: 'De qualquer forma, ninguém faz par consigo.',
  addressTaken: (email) =>
    `${email} já tem uma conta. Se for da mesma pessoa, indique isso; se não, escolha outro endereço.`,
  noEntryChanged: 'Nenhuma entrada precisou mudar.',
  nobodyChanged: 'Nada precisou mudar.',
  tooLateToUndo: 'Isto não pode mais ser desfeito: já se passaram mais de dez minutos, ou já foi desfeito.',
  wholeDomain: (domain) =>
    `${domain} é um domínio inteiro e não indica ninguém. Informe os endereços das pessoas a convidar.`,
  invited: (count) =>
    `${counted(count, 'pessoa recebe', 'pessoas recebem')} o convite. Os registros de envio mostram o andamento.`,
  nameFirst: 'Digite primeiro o seu nome: ele assina o e-mail.',
  nobodyFound: 'Não há ninguém para convidar.',
  backLater: 'Escolha um dia a partir de amanhã, e só ao sair.',
  notAskedNow: 'Esta rodada já foi feita. Perguntamos antes da próxima.',
  noRoundToSkip: 'Você não participa no momento, então não há rodada para pular.',
  madeWithoutYou: (month) =>
    `A rodada de ${month} foi feita sem você. Você entra na próxima automaticamente.`,
  pauseLength: 'Uma pausa dura um ou três meses a partir de hoje. Confira a data do seu dispositivo.',
  photoTooOften: (minutes) =>
    `Você trocou sua foto muitas vezes. A última fica; tente de novo em ${minutes}.`,
  pauseEnd: (months) =>
    `Uma pausa termina entre amanhã e daqui a ${months} meses. Só quem está em pausa tem uma data de fim.`,
  signedOut: (name) => `As sessões de ${name} foram encerradas em todos os lugares.`,
}
