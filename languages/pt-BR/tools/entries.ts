import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

const leavesOut =
  'Quem tem acesso só por estas entradas perde as sessões abertas, e não pode mais entrar nem ter encontro.'
const submit = (action: string) => (count: number) =>
  count === 0
    ? action
    : plural(count, {
        one: `${action} # entrada`,
        many: `${action} # de entradas`,
        other: `${action} # entradas`,
      })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Bloquear',
    title: 'Bloquear entradas da lista de acesso',
    effect: leavesOut,
    submit: submit('Bloquear'),
  },
  activate: {
    label: 'Ativar',
    title: 'Ativar entradas da lista de acesso',
    submit: submit('Ativar'),
  },
  remove: {
    label: 'Remover',
    title: 'Remover entradas da lista de acesso',
    effect: leavesOut,
    submit: submit('Remover'),
  },
  group: {
    label: 'Grupo',
    title: 'Mudar o grupo',
    choose: 'Escolha um',
    submit: submit('Mover'),
  },
}
