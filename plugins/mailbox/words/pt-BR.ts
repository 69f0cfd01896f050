import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Caixa de entrada',
    notRead: {
      label: 'Não é lida',
      detail:
        'As respostas de agendas e os e-mails que voltam não são lidos. Defina em INBOUND_URL a caixa de MAIL_FROM.',
    },
    failing: 'Com falha',
    triedAgain:
      'A leitura é tentada de novo automaticamente; as respostas e os e-mails devolvidos esperam lá, e nada mais é afetado.',
    notYet: 'Ainda não foi lida',
    everyMinute: 'As respostas de agendas e os e-mails que voltam são lidos a cada minuto.',
  },
}
