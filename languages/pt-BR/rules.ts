import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName, plural } = formatsOf('pt-BR')
const atMost = (max: number) => `No máximo ${digits(max)} caracteres`
const invalidAddress = 'Digite um e-mail válido'

export const rules: Words['rules'] = {
  required: 'Este campo é obrigatório',
  expected: (kind) => `É esperado: ${kind}`,
  least: (least) => `No mínimo ${least}`,
  most: (most) => `No máximo ${digits(most)}`,
  atLeast: (least) => `No mínimo ${least} caracteres`,
  atMost,
  oneOf: (values) => `Um destes: ${values}`,
  unknownField: (names) => `Campo desconhecido: ${names}`,
  noForm: 'Este valor não tem nenhuma das formas aceitas aqui',
  oneOfLanguages: (codes) => `Escolha um dos idiomas: ${codes}`,
  form: (form) => `Use o formato ${form}`,
  iso: 'Use ISO 8601 com a diferença de fuso',
  notBase64: 'Isto não é base64url',
  wholeNumber: 'Digite um número inteiro',
  noHosts: 'Diga quem são os anfitriões ou deixe sem definir: assim todos são iguais',
  attribute: {
    reserved: 'As áreas já existem: escolha outro nome',
    values: (most) => `No máximo ${digits(most)} valores diferentes`,
  },
  mixPersonal: 'Só as áreas podem seguir as preferências pessoais',
  notOneLevel: 'Escolha dois níveis ou mais: um nível acima está a gestão direta do convidado',
  color: (example) => `Use uma cor hexadecimal, como ${example}`,
  oneLine: 'Quebras de linha e caracteres de controle não são permitidos',
  noControl: 'Caracteres de controle não são permitidos',
  list: {
    atLeast: (least) => `Poucos itens: no mínimo ${least}`,
    atMost: (most) => `No máximo ${digits(most)} itens`,
    each: (max) => `${atMost(max)} em cada um`,
    atMostOf: (most, max) => `No máximo ${most} itens de ${digits(max)} caracteres`,
    notJson: 'É esperada uma lista de textos em JSON',
  },
  email: {
    missing: 'Digite seu e-mail',
    invalid: invalidAddress,
    toPreview: 'Digite o e-mail de quem receberia, para ver a prévia',
    required: 'O e-mail é obrigatório',
  },
  code: {
    missing: (digitsOfIt) => `Digite o código de ${digitsOfIt} dígitos`,
    invalid: (digitsOfIt) => `Digite um código válido de ${digitsOfIt} dígitos`,
  },
  passkeyName: 'Dê um nome a ela, como “Notebook” ou “Chave azul”',
  recoveryCode: {
    missing: 'Digite um dos seus códigos de recuperação',
    invalid: (letters) => `Um código de recuperação tem ${letters} letras e dígitos`,
  },
  password: {
    required: 'A senha é obrigatória',
    current: 'Digite sua senha atual',
    next: 'Digite uma nova senha',
    short: (least) => `Uma senha tem no mínimo ${least} caracteres.`,
  },
  profile: {
    firstName: 'O nome é obrigatório',
    lastName: 'O sobrenome é obrigatório',
    department: 'A área é obrigatória',
  },
  inquiry: {
    incomplete: 'Preencha o nome da empresa, o e-mail de contato e as pessoas previstas.',
    invalidAddress: 'Digite um e-mail válido.',
  },
  programme: {
    name: 'Digite um nome',
    tooPale: 'Escolha uma cor mais escura: esta quase não se vê em fundo claro, nas páginas e nos e-mails',
    tooDark: 'Escolha uma cor mais clara: esta quase não se vê em fundo escuro, nas páginas e nos e-mails',
  },
  group: { names: 'O nome e o nome de exibição são obrigatórios' },
  department: {
    incomplete: 'Escolha um grupo e digite o nome e o nome de exibição da área.',
    displayName: 'O nome de exibição é obrigatório',
  },
  domain: 'Digite um domínio, como example.com',
  https: 'Digite um endereço que comece com https://',
  calendar: 'Digite o endereço da sua agenda',
  keyName: 'Dê um nome a ela, como “Folha de pagamento”',
  tokenName: 'Dê um nome a ele, como “Entra ID”',
  newsletter: { title: 'O título é obrigatório', subject: 'O assunto do e-mail é obrigatório' },
  picture: 'Digite o endereço de uma imagem',
  groupOrAll: 'Escolha um grupo, ou todos.',
  pairingFile: 'Escolha primeiro um arquivo de sorteio',
  oneTie: 'Um grupo é vinculado a um grupo de domínios ou a uma área, não aos dois',
  beans: 'De um a cinco grãos',
  timeZone: 'Este não é um fuso horário válido. Um exemplo é Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'Sobre você',
      hint: 'Uma ou duas linhas para a outra pessoa puxar conversa.',
      none: 'Nada ainda. Uma ou duas linhas ajudam a outra pessoa a começar.',
      sample: 'Aqui está o que a outra pessoa conta de si.',
      inMyData: 'Sobre você',
    },
  },
  standing: {
    in: 'Você participa.',
    atCap: (count) =>
      `Você chegou ao seu limite de ${count === 1 ? 'um café' : `${digits(count)} cafés`} neste mês. Você pode aumentá-lo no seu perfil.`,
    asked: 'Você participa da próxima vez?',
    askedLater: 'Perguntamos antes da próxima rodada.',
    noGroup:
      'Você ainda não está em nenhum grupo, e as rodadas são feitas por grupo. Quem cuida do Cup of Joe pode colocar você em um.',
    optedOut: 'Você não participa mais, então as rodadas seguem sem você.',
    dormant:
      'Faz tempo que não temos notícias suas, então as rodadas seguem sem você. Você volta assim que apertar o botão no nosso e-mail, ou entrar.',
    onLeave: 'De licença.',
    onLeaveUntil: (until, isFar) => `De licença até ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Você está em pausa.',
    pausedUntil: (until, isFar) => `Você está em pausa até ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Você pula ${round ? `a rodada de ${monthName(round)}` : 'a próxima rodada'} e volta ${backIn ? `em ${monthName(backIn)}` : 'na seguinte'}.`,
    sitsOutOn: (round, backOn) =>
      `Você pula a rodada de ${dayInYear(round)} e volta ${backOn ? `em ${dayInYear(backOn)}` : 'na seguinte'}.`,
  },
  notInvited: {
    in: (count) => `${digits(count)} já com participação`,
    'not-covered': (count) => `${digits(count)} fora da lista de acesso`,
    refused: (count) =>
      plural(count, {
        one: '# não participa mais, ou pediu para não receber outro convite',
        many: '# não participam mais, ou pediram para não receber outro convite',
        other: '# não participam mais, ou pediram para não receber outro convite',
      }),
    'too-often': (count) => `${digits(count)} com 3 convites em doze meses`,
    'too-soon': (count) => `${digits(count)} com convite nos últimos 7 dias`,
    away: (count) => `${digits(count)} em pausa ou de licença`,
  },
  hours: {
    noDay: 'Escolha pelo menos um dia',
    quarterHour: 'Escolha um quarto de hora',
    tooShort: 'Deve ser pelo menos uma hora depois',
  },
  nothingToChange: {
    group: 'Nada a mudar: informe displayName, description ou color',
    entry: 'Nada a mudar: informe domainGroupId ou isActive',
    user: 'Sem mudanças: não há nada a salvar para esta pessoa',
    tie: 'Nada a mudar: informe domainGroupId ou departmentId',
    blocks: 'Nada a mudar: informe emails ou domains',
  },
}
