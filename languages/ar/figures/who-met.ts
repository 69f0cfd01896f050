import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { days as daysOf } from '../counted/nouns'

const { digits, signed } = formatsOf('ar')

type Change = Parameters<Words['figures']['whoMet']['booking']['change']>[0]
const difference = ({ points, low, high }: Change) =>
  `${points < 0 ? 'أقل' : 'أكثر'} بعدد ${digits(Math.abs(points))} من النقاط (95\u00a0%: من ${digits(low)} إلى ${digits(high)})`

export const whoMet: Words['figures']['whoMet'] = {
  title: 'من التقوا',
  description:
    'تم اللقاء: قاله الطرفان، أو قاله أحدهما ولم يقل أحد غير ذلك. ومن لم يصل جوابهم ربما التقوا وربما لا، فالنسبة مدى. وبين قوسين فاصل الثقة 95\u00a0%.',
  noneYet: 'لا لقاءات هذا الشهر بعد.',
  none: 'لا لقاءات في الأشهر الاثني عشر السابقة.',
  parts: { met: 'تم', silent: 'بلا جواب', didNot: 'لم يتم' },
  interval: 'تم بين من أجابوا، 95\u00a0%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `تم ${digits(met)} من ${digits(matches)}، ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} من ${digits(matches)}`,
  metIn: (month) => `تم في ${month}`,
  confirmed: (byBoth, byOne) => `بتأكيد الطرفين ${digits(byBoth)}، وبتأكيد أحدهما ${digits(byOne)}`,
  rate: 'النسبة',
  notMet: (didNot, silent) => `لم يتم ${digits(didNot)}، بلا جواب ${digits(silent)}`,
  ofAnswered: 'ممن أجابوا',
  answered: (count) => `الأجوبة: ${digits(count)}`,
  booked: 'محجوز',
  noTime: 'بلا موعد بعد',
  daysAfter: (days) => `بعد ${daysOf.gen(days)} من النشرة (الوسيط)`,
  table: {
    caption: 'من التقوا، شهرًا بعد شهر',
    met: 'تم',
    of: 'من',
    byBoth: 'بتأكيد الطرفين',
    byOne: 'بتأكيد أحدهما',
    didNot: 'لم يتم',
    silent: 'بلا جواب',
    days: 'الأيام حتى الحجز',
    booking: 'أثر الموعد المحجوز',
    reminding: 'أثر التذكير',
    unclear: 'الأجوبة لا تكفي للحكم',
    change: (points, low, high) => `النقاط: ${signed(points)} (من ${digits(low)} إلى ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `مع موعد محجوز تم ${change.having} من اللقاءات المُجاب عنها، ومن دونه ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    change: (change) =>
      `حيث وصل تذكير إلى من عليه اقتراح الموعد تم ${change.having} من اللقاءات المُجاب عنها، وفي غيرها ${change.without}: ${difference(change)}.`,
  },
}
