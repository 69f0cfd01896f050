import { formatsOf } from '../../shared/languages/formats'

const { plural } = formatsOf('pl')

const of = (words: string[]) => (people: number) => words[people - 2] ?? (words.at(-1) as string)

/** "we dwoje": so many people together, from two to six. */
export const together = of(['we dwoje', 'we troje', 'we czworo', 'w pięcioro', 'w sześcioro'])
/** "trójka": from three on. */
export const group = of(['', 'trójka', 'czwórka', 'piątka', 'szóstka'])
/** The same after "dla całej". */
export const ofGroup = of(['', 'trójki', 'czwórki', 'piątki', 'szóstki'])

export const tables = (count: number): string =>
  plural(count, { one: '# stolik', few: '# stoliki', many: '# stolików', other: '# stolika' })
