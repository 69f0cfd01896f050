import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')
const chats = (count: number) => plural(count, { one: '# chat', other: '# chats' })

/** Which departments have met. */
export const map = {
  title: 'Connection Map',
  time: 'Period',
  months: (count: number) => plural(count, { one: '# month', other: '# months' }),
  group: 'Group',
  failed: 'The connections couldn’t be loaded.',
  tooFew: {
    title: 'Too few people for a map',
    text: 'With fewer than five, it would reveal who met.',
  },
  none: {
    title: 'No chats yet',
    text: 'The map fills up as people say they met, in the newsletter or on their matches page.',
  },
  drawing: 'Chord diagram of the chats between departments. The table below has its figures.',
  summary: (met: number, across: string) => `${chats(met)}, ${across} across departments`,
  nobody: 'Nobody in this department met anyone in this period.',
  /** One department: its chats, those inside it, and with how many others, if any. */
  met: (
    count: number,
    inside: number,
    others: { departments: number; most: string; mostMet: number } | null,
  ) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, with ${plural(others.departments, { one: '# other department', other: '# other departments' })}, mostly with ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} ${digits(inside)} stayed inside the department.` : met
  },
  people: (count: number) => plural(count, { one: '# person', other: '# people' }),
  /** Departments of few people, merged into one line; and how many they are. */
  smaller: 'Smaller departments',
  merged: (count: number) => `(${digits(count)})`,
  table: { caption: 'Chats between departments', with: 'With', chats: 'Chats' },
  counted: (moment: string) => `Counted ${moment}.`,
  heat: {
    label: 'Heat map',
    one: (department: string) => `Chats with ${department}, month by month`,
    all: 'Chats of each department, month by month',
    showAll: 'All departments',
    total: 'Total',
  },
}
