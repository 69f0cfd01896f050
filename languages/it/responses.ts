import { formatsOf } from '../../shared/languages/formats'
import type { CoreWords } from '../words'
import { cycle } from './responses/cycle'
import { directory } from './responses/directory'
import { health } from './responses/health'
import { images } from './responses/images'
import { importRows } from './responses/import-rows'
import { imports } from './responses/imports'
import { inquiries } from './responses/inquiries'
import { mail } from './responses/mail'
import { meetings } from './responses/meetings'
import { month } from './responses/month'
import { myData } from './responses/my-data'
import { newsletters } from './responses/newsletters'
import { pairings } from './responses/pairings'
import { people } from './responses/people'
import { platform } from './responses/platform'
import { privacy } from './responses/privacy'
import { reach } from './responses/reach'
import { replies } from './responses/replies'
import { rounds } from './responses/rounds'
import { sample } from './responses/sample'
import { signIn } from './responses/sign-in'
import { rules } from './rules'

const { isolated } = formatsOf('it')

export const responses: CoreWords['responses'] = {
  isolated,
  rules,
  platform,
  signIn,
  directory,
  people,
  imports,
  importRows,
  pairings,
  rounds,
  meetings,
  month,
  cycle,
  newsletters,
  mail,
  replies,
  images,
  health,
  inquiries,
  privacy,
  reach,
  myData,
  sample,
}
