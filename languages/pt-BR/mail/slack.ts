import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `Um café para ${names}.`,
  booked: (when) => `O café de vocês: ${when}.`,
  skip: 'Pular a próxima rodada',
  rest: 'Ler o resto',
  refused: {
    unknown: 'O Cup of Joe não sabe quem é você. Nada mudou.',
    stranger: 'Este encontro é de outras pessoas. Nada mudou.',
    old: 'Este botão não funciona mais. Na sua página dá para fazer o mesmo.',
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
}
