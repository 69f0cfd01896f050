import { datesOf } from '../../shared/languages/dates'
import { formatsOf } from '../../shared/languages/formats'
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

const { isolated, listed } = formatsOf('en')

/** What mails say. Values are put in as they are: what is in bold, or a link, comes as it is shown. */
export const mail = {
  /** The tag of the language that these are in. */
  language: 'en' as const,
  dates: datesOf('en'),
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
