import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `Nesta rodada é ${name} quem propõe o horário.`,
    youSuggest: 'Nesta rodada é você quem propõe o horário.',
    book: { entry: { text: (starter) => `O café de vocês nesta rodada.\nPara começar: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Uma pessoa por rodada. Aqui está a sua.',
      none: 'Uma pessoa por rodada, e todas as que você já encontrou.',
    },
    answers: { not_confirmed: 'Desta vez não deu' },
    changed: { none: 'Nesta rodada você não tem mais encontro.' },
    none: { next: 'Na próxima rodada, você encontra alguém.' },
    stranded: { text: 'Não é preciso esperar a próxima rodada.' },
  },
}
