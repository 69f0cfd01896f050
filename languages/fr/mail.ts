import { datesOf } from '../../shared/languages/dates'
import { formatsOf } from '../../shared/languages/formats'
import type { CoreWords } from '../words'
import { accounts } from './mail/accounts'
import { draft } from './mail/draft'
import { frame, hello } from './mail/frame'
import { matching } from './mail/matching'
import { meetings } from './mail/meetings'
import { newsletter } from './mail/newsletter'
import { reminders } from './mail/reminders'
import { starters } from './mail/starters'
import { summary } from './mail/summary'
import { unreached } from './mail/unreached'
import { why } from './mail/why'

const { isolated, listed } = formatsOf('fr')

export const mail: CoreWords['mail'] = {
  language: 'fr',
  dates: datesOf('fr'),
  isolated,
  listed,
  hello,
  frame,
  matching,
  meetings,
  reminders,
  accounts,
  summary,
  unreached,
  newsletter,
  draft,
  why,
  starters,
}
