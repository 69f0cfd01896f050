import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('ar')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'التقرير',
  title: 'تقرير للإدارة',
  text: 'صفحة واحدة للطباعة أو الإرسال: من شارك، ومن التقى، والروابط الجديدة، والآراء. بلا أسماء، ولا شيء يخص أقل من خمسة أشخاص.',
  last: 'آخر شهر',
  months: 'عدد الأشهر',
  language: 'اللغة',
  make: 'إنشاء رابط',
  making: 'جارٍ الإنشاء…',
  notMade: 'تعذر إنشاء الرابط',
  ready: 'الرابط جاهز',
  once: 'من لديه الرابط يفتح التقرير مدة 30 يومًا بلا حساب. لن تراه إلا هذه المرة.',
  link: 'الرابط',
  show: 'فتح التقرير',
  links: 'روابط ما زالت تعمل',
  failed: 'تعذر تحميل الروابط.',
  none: 'لا روابط بعد.',
  allProgrammes: 'كل البرامج',
  of: (programme, months, last) => `${programme}، ${digits(months)} أشهر حتى ${last}`,
  until: (day) => `حتى ${day}`,
  revoke: 'إلغاء',
  effect: 'لن يفتح أحد التقرير بهذا الرابط بعد الآن.',
  notRevoked: 'تعذر إلغاء الرابط',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `ما حققه ”${programme}“`,
  allProgrammes: 'كل البرامج',
  span: (first, last) => `من ${first} إلى ${last}`,
  people: 'من كان لهم لقاء',
  matches: 'الثنائيات',
  met: 'التقوا',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} من ${digits(answered)} ثنائيات أجابت؛ وبثقة 95% بين ${low} و${high}`,
  tooFew: 'الإجابات قليلة جدًا',
  beans: 'الحبات، من خمس',
  given: (count) =>
    plural(count, {
      zero: 'من # شخص',
      one: 'من شخص واحد',
      two: 'من شخصين',
      few: 'من # أشخاص',
      many: 'من # شخصًا',
      other: 'من # شخص',
    }),
  byMonth: 'شهرًا بشهر',
  month: 'الشهر',
  ties: 'روابط جديدة بين الأقسام',
  tiesNote: 'شخصان من هذين القسمين التقيا للمرة الأولى.',
  between: (one, other) => `${one} و${other}`,
  others: 'البقية مجتمعة',
  quotes: 'بكلماتهم',
  quotesNote: 'من كل البرامج، وبلا أسماء. وافق كل كاتب على ذلك.',
  nothing: 'كان لأقل من خمسة أشخاص لقاء في هذه المدة، فلا شيء يُعرض.',
  five: 'لا شيء هنا يخص أقل من خمسة أشخاص؛ وتُركت الأشهر والأقسام التي كذلك. والآراء من كل البرامج.',
  until: (day) => `يعمل هذا الرابط حتى ${day}.`,
  noLink: 'هذا الرابط خاطئ أو أُلغي أو انتهت مدته. اطلب رابطًا جديدًا.',
  revoked: 'أُلغي الرابط، ولم يعد يفتح شيئًا.',
}
