import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { days as daysOf } from '../counted/nouns'

const { listed } = formatsOf('ar')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) => `لا توجد نصف ساعة مشتركة بين ساعات عملك وساعات عمل ${listed(others)}`,
    allFull: (people, until) =>
      `${people === 2 ? 'تقويماكما ممتلئان' : 'تقاويمكم جميعًا ممتلئة'} حتى ${until}`,
    yoursIsFull: (until) => `تقويمك ممتلئ حتى ${until}`,
    isFull: (name, until) => `تقويم ${name} ممتلئ حتى ${until}`,
  },
  tooMany: 'بلغ عدد حجوزاتك اليوم 20. يمكن الاتفاق على وقت بالتراسل؛ والحجز ممكن من جديد غدًا.',
  over: 'انتهى هذا اللقاء، فلا شيء لحجزه.',
  nothingBooked: 'لم يُحجز موعد، فلا شيء لإلغائه.',
  quarterHour: 'يُرجى اختيار ربع ساعة.',
  past: 'انقضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  timeTaken: 'لدى أحدكم لقاء آخر في ذلك الوقت. يُرجى اختيار وقت آخر.',
  onLeaveThen: 'أحدكم في إجازة في ذلك اليوم. يُرجى اختيار يوم آخر.',
  tooFar: (days) => `يُرجى اختيار وقت خلال ${daysOf.gen(days)} من الآن.`,
  booked: (when) => `سبق حجز موعد قهوتك: ${when}.`,
  cancelled: (when) => `أُلغي الموعد في هذه الأثناء: ${when}.`,
  nobodyToInvite: 'غادر الشخص الآخر، فلا أحد لدعوته. وهناك دائمًا الشهر القادم.',
  thisCentury: 'يُرجى اختيار وقت في هذا القرن.',
  lookedAt: (looks, minutes) =>
    `بلغ عدد مرات عرض الأوقات خلال ساعة ${looks}. يُرجى إعادة المحاولة بعد ${minutes}.`,
  matchLeft: 'غادر الشخص الآخر.',
  notTakingPart: 'لست من المشاركين حاليًا. يمكنك العودة من ملفك الشخصي، ثم الحجز.',
  cannotMakeIt: (name) => `حضور ${name} متعذّر حاليًا.`,
  off: 'لا تُقترح هنا أوقات ولا تُحجز. يمكن الاتفاق على وقت بالتراسل.',
}
