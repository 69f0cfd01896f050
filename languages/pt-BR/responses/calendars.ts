import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('pt-BR')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Este endereço não é válido.',
  keyChanged: 'A chave com que esta agenda foi conectada mudou. Conecte de novo.',
  unreadable: 'A agenda não pode ser lida.',
  tooSlow: 'A agenda demora demais para ser lida.',
  notICalendar: 'O endereço não devolve uma agenda no formato iCalendar.',
  tooManyOccurrences: (most) => `A agenda tem mais de ${digits(most)} ocorrências.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `O fuso horário ${named} não existe, por isso seus horários contam como ocupados em todos os fusos possíveis.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Um evento não pode ser lido${at}: o que se entende dele conta como ocupado.`,
      many: `# de eventos não podem ser lidos${at}: o que se entende deles conta como ocupado.`,
      other: `# eventos não podem ser lidos${at}: o que se entende deles conta como ocupado.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'Não pode ser lida, por um motivo nosso.',
  companyAway: 'A agenda da sua empresa não pode ser lida no momento.',
  notInCompany: 'A sua empresa não tem agenda no seu endereço.',
  noAccess: (host, status) =>
    `${host} nega o acesso (${status}). Confira CALENDAR_URL e as permissões dadas lá.`,
  askedAgainLater: (host) => `${host} recebeu pedidos demais; outros vêm mais tarde.`,
  notUnderstood: (host) => `${host} devolve algo que não dá para entender.`,
  notSignedIn: (host, settings) => `${host} não nos deixa entrar. Confira ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} redireciona para nenhum endereço.`,
  redirectsAgain: (host) => `${host} redireciona sem parar.`,
  refused: (host) => `${host} nega o acesso. Confira o endereço, e o usuário e a senha, se precisar deles.`,
  nothingThere: (host) => `${host} não tem agenda neste endereço.`,
  askedTooOften: (host) => `${host} recebeu pedidos demais.`,
  error: (host, status) => `${host} devolve um erro (${status}).`,
  onlyHttps: (host) => `${host} só é lido por https: o endereço precisa começar com https://.`,
  notPublic: (host) =>
    `${host} não está na internet pública. Quem cuida do servidor pode permitir com a configuração CALENDAR_HOSTS.`,
  packed: (host) => `${host} devolve conteúdo compactado, que não é lido.`,
  tooLarge: (host) => `${host} devolve mais de 5 MB.`,
  noHost: (host) => `O servidor ${host} não existe.`,
  tookTooLong: (host) => `${host} demorou mais de 10 segundos.`,
  certificate: (host) => `O certificado de ${host} não é válido.`,
  unreachable: (host, code) => `Não foi possível chegar a ${host}${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} não responde no momento.`,
  leadsElsewhere: (host, other) =>
    `${host} leva a ${other}, que não recebe a sua senha. Informe o endereço que a sua agenda tem lá.`,
  otherSignIn: (host) => `${host} pede outra forma de acesso que não usuário e senha.`,
  wrongPassword: (host) => `${host} não aceita este usuário e esta senha.`,
  notXml: (host) => `${host} não devolve um XML que possa ser lido.`,
}
