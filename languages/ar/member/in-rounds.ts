import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `اقتراح الموعد في هذه الجولة على ${name}.`,
    youSuggest: 'اقتراح الموعد في هذه الجولة عليك.',
    book: { entry: { text: (starter) => `لقاء القهوة لهذه الجولة.\nللبداية: ${starter}` } },
  },
  matches: {
    description: {
      one: 'شخص واحد في كل جولة. وهذا لقاؤك.',
      none: 'شخص واحد في كل جولة، وكل من سبق لك لقاؤهم.',
    },
    answers: { not_confirmed: 'لم يتم هذه المرة' },
    changed: { none: 'لم يعد لديك لقاء في هذه الجولة.' },
    none: { next: 'تأتيك الجولة القادمة بلقاء مع شخص من الشركة.' },
    stranded: { text: 'لا حاجة إلى الانتظار حتى الجولة القادمة.' },
  },
}
