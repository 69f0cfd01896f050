import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Um café para ${names}.`,
  booked: (when) => `O café de vocês: ${when}.`,
  skip: 'Pular a próxima rodada',
  rest: 'Ler o resto',
  refused: {
    unknown: 'O Cup of Joe não consegue saber quem é você, então nada mudou.',
    stranger: 'Este encontro não é o seu, então nada mudou.',
    old: 'Este botão não funciona mais. Você pode fazer o mesmo na sua página.',
  },
  home: {
    noMatch: 'Você não tem nenhum encontro aberto no momento.',
    next: (date) => `A próxima rodada é em ${date}.`,
    skipping: 'Você pula a próxima rodada e depois volta automaticamente.',
    away: 'Você não participa no momento.',
    pause: 'Pausa de um mês',
    back: 'Voltar a participar',
    open: 'Sua página',
  },
  health: {
    off: 'Desativado',
    byMail: (chat: string, code: string) =>
      `O ${chat} recusa tudo (${code}), então os avisos chegam por e-mail. Corrija o token ou as permissões do app: uma nova tentativa acontece a cada minuto.`,
    away: 'Inacessível',
    waits: (chat: string, code: string) =>
      `Não é possível acessar o ${chat} (${code}); uma nova tentativa acontece a cada minuto. O que seria avisado por lá espera e, após uma hora, segue por e-mail.`,
    notYet: 'Ainda não testado',
    told: (chat: string) => `Quem escolheu o ${chat} recebe os avisos lá.`,
  },
  chatId: (chat: string) => `ID do ${chat}`,
}
