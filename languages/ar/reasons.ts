import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('ar')
const counted = (said: string) => (people: number) => `${said}: ${digits(people)}`

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('لا أحد للقائه في المجموعة'),
  'not-answered': counted('بلا رد حتى الآن'),
  'no-group': counted('بلا مجموعة نطاقات'),
  'never-invited': counted('بلا دعوة'),
  invited: counted('دعوة بلا انضمام'),
  'not-set-up': counted('دخول بلا ملف شخصي'),
  'at-cap': counted('بلوغ الحد الشهري'),
  'not-joined': counted('خارج هذا البرنامج'),
  paused: counted('استراحة'),
  skipped: counted('تخطّي الجولة'),
  dormant: counted('خمول'),
  'opted-out': counted('انسحاب'),
  'on-leave': counted('إجازة'),
  'not-covered': counted('خارج قائمة السماح'),
}
