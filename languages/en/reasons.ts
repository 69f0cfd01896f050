import { formatsOf } from '../../shared/languages/formats'

const { plural } = formatsOf('en')

const counted = (said: string) => (people: number) => plural(people, { one: `# ${said}`, other: `# ${said}` })

/** How many people are not in the next round, by why. */
export const reasons = {
  'meets-nobody': (people: number) =>
    plural(people, {
      one: '# person can meet nobody in their group',
      other: '# people can meet nobody in their group',
    }),
  'not-answered': counted('not answered yet'),
  'no-group': counted('in no domain group'),
  'never-invited': counted('never invited'),
  invited: counted('invited but not joined'),
  'not-set-up': counted('signed in but not set up'),
  'at-cap': counted('at their monthly limit'),
  'not-joined': counted('not in this programme'),
  paused: counted('paused'),
  skipped: counted('sitting this one out'),
  dormant: counted('dormant'),
  'opted-out': counted('opted out'),
  'on-leave': counted('on leave'),
  'not-covered': counted('not on the whitelist'),
}
