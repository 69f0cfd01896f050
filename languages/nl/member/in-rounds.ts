import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `${name} stelt deze ronde de tijd voor.`,
    youSuggest: 'Jij stelt deze ronde de tijd voor.',
    book: { entry: { text: (starter) => `Jullie koffie van deze ronde.\nOm te beginnen: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Eén collega per ronde. Dit is die van jou.',
      none: 'Eén collega per ronde, en iedereen die je hebt ontmoet.',
    },
    answers: { not_confirmed: 'Deze ronde niet gelukt' },
    changed: { none: 'Je hebt deze ronde geen match meer.' },
    none: { next: 'In de volgende ronde krijg je een match met een collega.' },
    stranded: { text: 'Je hoeft niet te wachten tot de volgende ronde.' },
  },
}
