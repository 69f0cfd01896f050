import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('pt-BR')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks e canais',
  webhooks: {
    title: 'Webhooks',
    text: 'Um webhook conta a um programa o que acontece: a um sistema de RH, a uma agenda de salas, a um data warehouse. Os eventos são assinados conforme a especificação Standard Webhooks e tentados por três dias.',
    failed: 'Não foi possível carregar os webhooks.',
    of: (name) => `O webhook “${name}”`,
    once: 'Ele só aparece desta vez. Com ele, o programa verifica que um evento veio daqui.',
    secret: 'Segredo',
    earlier: (end) => `Até ${end}, o segredo anterior também assina.`,
    told: (events) => `Fica sabendo: ${events}`,
    personal: 'Incluir nomes e endereços das pessoas',
    personalText:
      'Eles saem do Cup of Joe a cada evento. Sem eles, os eventos só trazem identificadores e números.',
    hasPersonal: 'Com nomes e endereços',
    off: {
      administrator: (since) => `Desativado desde ${since}`,
      failing: (since) => `Desativado desde ${since}: nada chegou em três dias`,
      gone: (since) => `Desativado desde ${since}: o servidor diz que o endereço não existe mais`,
    },
    turnOff: 'Desativar',
    turnOn: 'Ativar',
    name: 'Nome de um novo webhook',
    address: 'Endereço',
    what: 'O que ele fica sabendo',
    choose: 'Escolha pelo menos um evento',
    make: 'Adicionar webhook',
    notMade: 'Não foi possível adicionar o webhook',
    notChanged: 'Não foi possível alterar o webhook',
    renew: 'Novo segredo',
    renewTitle: (name) => `Um novo segredo para “${name}”?`,
    renewEffect: 'O programa precisa do novo segredo dentro de uma semana. Até lá, o anterior também assina.',
    remove: 'Remover',
    removeTitle: (name) => `Remover “${name}”?`,
    removeEffect: 'Nada mais é enviado para lá, e o registro é excluído.',
    notRemoved: 'Não foi possível remover',
    log: 'Registro',
    logOf: (name) => `O que “${name}” ficou sabendo`,
    logFailed: 'Não foi possível carregar o registro.',
    nothing: 'Nada ainda.',
    again: 'Enviar de novo',
    notSent: 'Não foi possível enviar de novo',
    tries: (count) => plural(count, { one: '# tentativa', many: '# de tentativas', other: '# tentativas' }),
    next: (when) => `próxima tentativa: ${when}`,
    states: {
      waiting: 'Aguardando',
      delivered: 'Entregue',
      failed: 'Não entregue',
    },
    events: {
      'round.made': 'uma rodada é criada',
      'round.changed': 'uma rodada é alterada',
      'round.published': 'as pessoas veem seus encontros',
      'round.completed': 'uma rodada é concluída',
      'newsletter.sent': 'uma newsletter é enviada',
      'match.met': 'duas pessoas dizem que se encontraram',
      'meeting.booked': 'um horário é reservado',
      'meeting.moved': 'um horário é remarcado',
      'meeting.cancelled': 'um horário é cancelado',
      'person.joined': 'alguém começa a participar',
      'person.left': 'alguém deixa de participar',
    },
  },
  channels: {
    title: 'Canais',
    text: 'Cada rodada é anunciada em um canal do seu chat quando as pessoas veem seus encontros: quantas duplas há e quantos rostos novos. Nenhum encontro é citado.',
    failed: 'Não foi possível carregar os canais.',
    name: 'Nome de um novo canal',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat ou Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Adicionar canal',
    notMade: 'Não foi possível adicionar o canal',
    test: 'Enviar um teste',
    notTested: 'O teste não chegou',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Pode haver no máximo ${digits(most)}. Remova um primeiro.`,
  webhookExists: (name) => `O nome “${name}” já está em uso. Escolha outro.`,
  addressLost: 'A chave desta instalação mudou, então o endereço não pode mais ser lido. Informe-o de novo.',
  webhookRemoved: (name) => `“${name}” foi removido. Nada mais é enviado para lá.`,
  webhookIsOff: (name) => `“${name}” está desativado. Ative-o primeiro.`,
  sentAgain: 'Está sendo enviado de novo.',
  channelTested: (name) => `O teste chegou em “${name}”.`,
  problems: {
    onlyHttps: (host) => `O endereço de ${host} precisa começar com https://.`,
    notPublic: (host) =>
      `${host} não está na internet pública. Quem cuida do servidor pode permitir isso com a configuração WEBHOOK_HOSTS.`,
    packed: (host) => `${host} devolve conteúdo compactado, que não pode ser lido.`,
    noHost: (host) => `Não existe um servidor chamado ${host}.`,
    tookTooLong: (host) => `${host} levou mais de 10 segundos.`,
    certificate: (host) => `O certificado de ${host} não é válido.`,
    unreachable: (host) => `Não foi possível alcançar ${host}.`,
    keyChanged: (host) =>
      `A chave desta instalação mudou, por isso o endereço de ${host} não pode mais ser aberto. Informe-o de novo.`,
    refused: (host, status) => `${host} não aceita (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, { one: '# nova dupla', many: '# de novas duplas', other: '# novas duplas' })
      const fresh = plural(count, { one: '# cara nova', many: '# de caras novas', other: '# caras novas' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Ver seu encontro',
    test: 'Este é um teste. As rodadas do Cup of Joe serão anunciadas aqui.',
  },
  turnedOff: {
    subject: (name) => `Desativado: ${name}`,
    failing: (host) => `Por três dias não foi possível entregar nada a ${host}.`,
    gone: (host) => `${host} diz que o endereço não existe mais.`,
    effect:
      'Nada mais é enviado para lá até que a administração o ative de novo, em Ferramentas, “Webhooks e canais”. O que ainda aguarda é enviado então.',
  },
  notFound: {
    webhook: 'Este webhook não foi encontrado.',
    channel: 'Este canal não foi encontrado.',
    delivery: 'Este envio não foi encontrado.',
  },
}
