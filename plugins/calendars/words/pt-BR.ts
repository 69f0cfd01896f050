import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const haveOwn = (people: number) =>
  people === 1
    ? 'Uma pessoa conectou a própria agenda'
    : counted(people, 'pessoa conectou a própria agenda', 'pessoas conectaram a própria agenda')

export const web: Worded<typeof en.web> = {
  title: 'Sua agenda',
  description:
    'Nenhum café é proposto quando você tem compromisso. Só os horários ocupados são lidos, nunca os títulos, e ficam guardados por menos de um dia.',
  failed: 'Não foi possível carregar sua agenda.',
  names: { company: 'A agenda da sua empresa', caldav: 'CalDAV', ics: 'Endereço iCalendar' },
  states: { ok: 'Funciona', failing: 'Não pode ser lida', unchecked: 'Não lida hoje' },
  lastRead: (moment) => `Última leitura: ${moment}`,
  withoutIt: 'Enquanto ela não puder ser lida, os horários são propostos sem ela.',
  disconnect: {
    action: 'Desconectar',
    title: 'Desconectar sua agenda?',
    effect:
      'O endereço e a senha dela são excluídos, junto com tudo o que foi lido. Os horários passam a ser propostos sem ela.',
    done: 'Sua agenda foi desconectada.',
    failed: 'Não foi possível desconectar a agenda',
  },
  connect: {
    title: 'Conectar uma agenda',
    ownInstead: 'Conectar a minha no lugar',
    another: 'Conectar outra',
    text: 'A conexão é testada na hora. O que você digita é criptografado e não é mostrado a ninguém.',
    action: 'Conectar',
    trying: 'Testando…',
    done: 'Sua agenda foi conectada.',
    failed: 'Não foi possível conectar a agenda',
    where: 'Onde está sua agenda',
    onServer: {
      label: 'Em um servidor CalDAV',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org e outros',
      addressHint: 'O do servidor, como https://caldav.icloud.com, ou o da sua agenda.',
    },
    atAddress: {
      label: 'Em um endereço secreto',
      hint: 'Google e Outlook oferecem um que termina em .ics',
      addressHint:
        'Google: Configurações, sua agenda, Endereço secreto no formato iCal. Outlook: Configurações, Calendário, Calendários compartilhados, Publicar.',
    },
    address: 'Endereço',
    user: 'Nome de usuário',
    noUser: 'Digite o nome de usuário',
    password: 'Senha',
    noPassword: 'Digite a senha',
    passwordHint:
      'Com verificação em duas etapas, use uma senha de app criada nas configurações da sua conta.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Este endereço não é válido.',
    keyChanged: 'A chave desta instalação mudou. Conecte a agenda de novo.',
    unreadable: 'A agenda não pode ser lida.',
    tooSlow: 'A agenda demora demais para ser lida.',
    notICalendar: 'Não há arquivo iCalendar neste endereço.',
    tooManyOccurrences: (most) => `A agenda tem mais de ${digits(most)} ocorrências.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ')
      const named = quoted(zones)
      const taken =
        named &&
        `O fuso horário ${named} não existe, por isso seus horários contam como ocupados em todos os fusos possíveis.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Um evento não pode ser lido por inteiro${at}. A parte legível conta como ocupada.`,
        many: `# de eventos não podem ser lidos por inteiro${at}. As partes legíveis contam como ocupadas.`,
        other: `# eventos não podem ser lidos por inteiro${at}. As partes legíveis contam como ocupadas.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Não pode ser lida. O erro é nosso.',
    companyAway: 'A agenda da sua empresa não pode ser lida no momento.',
    notInCompany: 'A sua empresa não tem agenda para o seu endereço.',
    noAccess: (host, status) =>
      `${host} nega o acesso (${status}). Confira CALENDAR_URL e as permissões dadas lá.`,
    askedAgainLater: (host) => `${host} recebeu pedidos demais. Tentamos de novo mais tarde.`,
    notUnderstood: (host) => `${host} devolve algo que não dá para entender.`,
    notSignedIn: (host, settings) => `${host} não nos deixa entrar. Confira ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} redireciona sem indicar um endereço.`,
    redirectsAgain: (host) => `${host} redireciona sem parar.`,
    refused: (host) =>
      `${host} nega o acesso. Confira o endereço e, se for preciso, o nome de usuário e a senha.`,
    nothingThere: (host) => `${host} não tem agenda neste endereço.`,
    askedTooOften: (host) => `${host} recebeu pedidos demais.`,
    error: (host, status) => `${host} devolve um erro (${status}).`,
    onlyHttps: (host) => `O endereço de ${host} precisa começar com https://.`,
    notPublic: (host) =>
      `${host} não está na internet pública. Quem cuida do servidor pode permitir com a configuração CALENDAR_HOSTS.`,
    packed: (host) => `${host} devolve conteúdo compactado, que não pode ser lido.`,
    tooLarge: (host) => `${host} devolve mais de 5 MB.`,
    noHost: (host) => `O servidor ${host} não existe.`,
    tookTooLong: (host) => `${host} demorou mais de 10 segundos.`,
    certificate: (host) => `O certificado de ${host} não é válido.`,
    unreachable: (host, code) => `Não foi possível acessar ${host}${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} não responde no momento.`,
    leadsElsewhere: (host, other) =>
      `${host} leva a ${other}, que não recebe a sua senha. Informe o endereço que a sua agenda tem lá.`,
    otherSignIn: (host) => `${host} não aceita acesso por nome de usuário e senha.`,
    wrongPassword: (host) => `${host} não aceita este nome de usuário e esta senha.`,
    notXml: (host) => `${host} não devolve um XML que possa ser lido.`,
  },
  health: {
    title: 'Agendas',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}. ${plural(failing, { one: '# não pode ser lida; quem a conectou vê por quê.', many: '# não podem ser lidas; quem as conectou vê por quê.', other: '# não podem ser lidas; quem as conectou vê por quê.' })}`,
    ownOnly: 'Só as próprias',
    failing: (calendar) => `${calendar}, com falha`,
    without: 'Os horários são propostos sem ela.',
  },
  triedTooOften: (minutes) =>
    `Você tentou conectar uma agenda 20 vezes em uma hora. Tente de novo em ${minutes}.`,
  myData: {
    title: 'A agenda que diz quando você tem compromissos',
    fields: {
      source: 'Fonte',
      host: 'Servidor',
      connectedAt: 'Conexão em',
      readAt: 'Leitura em',
      note: 'Observação',
      busy: 'Ocupado',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'a agenda da empresa' },
  },
}
