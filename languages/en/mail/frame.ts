import type { Sentence } from '../../words'

type Shown = Sentence[number]

export const hello = (name: string) => `Hello, ${name}.`

export const frame = {
  footer: 'Cup of Joe, coffee chats at work',
  because: (company: string) => `You get this mail because you take part in coffee chats at ${company}.`,
  leave: 'Pause me or opt out',
  met: 'We met',
  missed: 'We missed each other',
  /** Somebody's match whose name is deleted. */
  yourMatch: 'Your match',
  cantMakeIt: {
    who: (name: Shown): Sentence => [name, ' can’t make it for coffee after all.'],
    dontWait: 'It’s nobody’s fault, and you don’t have to wait for next month.',
    tooLate: 'It’s nobody’s fault.',
    findSomeone: 'Find me someone else',
    how: 'One click, and we look for someone else. As soon as we find them, we write to you both. Would you rather wait? Then you don’t need to do anything.',
  },
}
