import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pt-BR')

const count = (people: number) =>
  plural(people, {
    one: 'O e-mail não chegou a # pessoa',
    many: 'O e-mail não chegou a # de pessoas',
    other: 'O e-mail não chegou a # pessoas',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'O e-mail sobre a rodada foi recusado ou voltou. O painel diz por quê, e o que fazer.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })}, por um só motivo e sem culpa delas: ${reason}`,
  see: 'Ver por quê e tentar de novo',
}
