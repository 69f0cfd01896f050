import type { Responses } from '../words'
import { inquiries } from './responses/inquiries'
import { meetings } from './responses/meetings'
import { month } from './responses/month'
import { people } from './responses/people'
import { platform } from './responses/platform'
import { privacy } from './responses/privacy'
import { replies } from './responses/replies'
import { signIn } from './responses/sign-in'
import { rules } from './rules'

export const responses: Partial<Responses> = {
  rules,
  platform,
  signIn,
  people,
  meetings,
  month,
  replies,
  inquiries,
  privacy,
}
