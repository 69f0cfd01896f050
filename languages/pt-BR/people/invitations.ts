import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const invite: Words['people']['invite'] = {
  title: 'Convidar pessoas',
  text: 'Cada pessoa recebe de você um e-mail que diz o que é, com um botão para participar. No máximo três e-mails, com sete dias entre eles, e nenhum depois de “Não perguntar mais”.',
  submit: (people) => (people === 0 ? 'Convidar' : `Convidar ${counted(people, 'pessoa', 'pessoas')}`),
  inviting: 'Convidando…',
  failed: 'Não foi possível enviar os convites.',
  noName: 'Digite seu nome: ele assina o e-mail.',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  invitees: 'Quem convidar',
  all: 'Todas as pessoas que ainda não participam',
  allHint: 'Também endereços da lista de acesso que não têm conta.',
  selected: (count) => counted(count, 'pessoa selecionada', 'pessoas selecionadas'),
  list: (count) =>
    plural(count, { one: 'Esta # pessoa', many: 'Estas # de pessoas', other: 'Estas # pessoas' }),
  named: 'Endereços que eu digito',
  addresses: 'Endereços',
  addressesHint: 'Um por linha, ou separados por vírgulas.',
  words: 'Algumas palavras suas',
  mail: 'O e-mail',
  subject: (text) => `Assunto: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Não foi possível contar as pessoas.',
  nobody: 'Ninguém recebe e-mail.',
  people: (count) => counted(count, 'pessoa recebe um e-mail.', 'pessoas recebem um e-mail.'),
  reminded: (count) =>
    plural(count, {
      one: '# delas já recebeu um convite.',
      many: '# delas já receberam um convite.',
      other: '# delas já receberam um convite.',
    }),
  skipped: {
    in: (count) => `${digits(count)} sem e-mail: já participando`,
    'not-covered': (count) => `${digits(count)} sem e-mail: fora da lista de acesso`,
    refused: (count) =>
      plural(count, {
        one: '# sem e-mail: não participa mais, ou pediu para não receber outro convite',
        many: '# sem e-mail: não participam mais, ou pediram para não receber outro convite',
        other: '# sem e-mail: não participam mais, ou pediram para não receber outro convite',
      }),
    'too-often': (count, most) =>
      `${digits(count)} sem e-mail: ${counted(most, 'convite', 'convites')} em doze meses`,
    'too-soon': (count, last) =>
      `${digits(count)} sem e-mail: convite ${plural(last, { one: 'no último dia', many: 'nos últimos # de dias', other: 'nos últimos # dias' })}`,
    away: (count) => `${digits(count)} sem e-mail: em pausa ou de licença`,
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'A postos',
    'meets-nobody': 'Sem ninguém para encontrar no grupo',
    'not-answered': 'Ainda sem resposta',
    'no-group': 'Sem grupo de domínios',
    'never-invited': 'Sem convite',
    invited: 'Com convite',
    'not-set-up': 'Entrou, mas sem perfil',
    'at-cap': 'No limite mensal',
    'not-joined': 'Fora deste programa',
    paused: 'Em pausa',
    skipped: 'Pula a rodada',
    dormant: 'Sem sinais',
    'opted-out': 'Não participa',
    'on-leave': 'De licença',
    'not-covered': 'Fora da lista de acesso',
  },
  badges: {
    'meets-nobody': 'sem ninguém para encontrar no grupo',
    'not-answered': 'ainda sem resposta',
    'no-group': 'sem grupo de domínios',
    'never-invited': 'sem convite',
    invited: 'com convite',
    'not-set-up': 'sem perfil',
    'at-cap': 'no limite mensal',
    'not-joined': 'fora deste programa',
    paused: 'em pausa',
    skipped: 'pula a rodada',
    dormant: 'sem sinais',
    'opted-out': 'não participa',
    'on-leave': 'de licença',
    'not-covered': 'fora da lista de acesso',
  },
  invitedOn: (day) => `convite em ${day}`,
  until: (badge, day) => `${badge} até ${day}`,
}
