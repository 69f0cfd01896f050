import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

const people = (count: number) => plural(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })
const submit = (action: string) => (count: number) => (count === 0 ? action : `${action} ${people(count)}`)
const move = submit('Mover')

export const pause: Words['people']['pause'] = {
  again: 'Volta a participar',
  inMonths: (months, day) =>
    `${plural(months, { one: 'Em # mês', many: 'Em # de meses', other: 'Em # meses' })}: ${day}`,
  otherDay: 'Em outro dia',
  day: 'Dia',
  tooEarly: 'Escolha um dia depois de hoje',
  match: 'Um encontro em aberto',
  keep: 'Manter',
  stepOut: 'Desistir agora',
  stepOutHint: 'Um horário reservado é cancelado, e quem ficar sem par recebe um e-mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Situação',
    title: 'Mudar a situação',
    active: {
      label: 'Participa',
      hint: 'Entram na próxima rodada.',
      submit: submit('Ativar'),
    },
    paused: { label: 'Em pausa', submit: submit('Pausar') },
    opted_out: {
      label: 'Não participa',
      hint: 'Até voltarem por conta própria, ou até você trazê-las de volta.',
      submit: (count) => (count === 0 ? 'Tirar dos cafés' : `Tirar ${people(count)} dos cafés`),
    },
  },
  department: {
    action: 'Área',
    title: 'Mudar a área',
    submit: move,
    of: 'Áreas de',
    noGroup: 'Pessoas sem grupo',
    department: 'Área',
    choose: 'Escolha uma',
  },
  group: {
    action: 'Grupo de domínios',
    title: 'Colocar em um grupo de domínios',
    submit: move,
    effect:
      'Adiciona a este grupo uma entrada da lista de acesso para cada pessoa, ou move a que ela já tem. Os sorteios em andamento ficam. Você pode mover as pessoas de novo.',
    group: 'Colocar em',
    choose: 'Escolha um grupo',
  },
  invite: 'Convidar',
  signOut: {
    action: 'Encerrar sessões',
    title: 'Encerrar todas as sessões',
    submit: (count) => (count === 0 ? 'Encerrar' : `Encerrar para ${people(count)}`),
    effect: 'Elas podem entrar de novo; a sua sessão continua. Isto não pode ser desfeito.',
  },
}
