import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import {
  days as daysOf,
  hours as hoursOf,
  minutes as minutesOf,
  seconds as secondsOf,
} from '../counted/nouns'

const { plural } = formatsOf('ar')

/** "every day", "every 3 days": with one, the noun alone. */
const every = (one: string, counted: { gen: (count: number) => string }) => (count: number) =>
  `كل ${count === 1 ? one : counted.gen(count)}`

export const system: Words['figures']['system'] = {
  employees: {
    title: 'حالة الموظفين',
    failed: 'تعذّر تحميل الموظفين.',
    total: 'كل الموظفين',
    active: 'في العمل',
    onLeave: 'في إجازة',
    available: 'متاحون للتوزيع',
    synced: (moment) => `آخر مزامنة: ${moment}`,
    neverSynced: 'آخر مزامنة: لا توجد',
  },
  title: 'حالة النظام',
  checked: (moment) => `آخر تحقق: ${moment}`,
  checking: 'جارٍ التحقق…',
  check: 'إعادة التحقق',
  failed: 'تعذّر التحقق من حالة النظام.',
  lines: {
    database: 'قاعدة البيانات',
    email: 'خدمة البريد',
    sync: 'مزامنة الموظفين',
    cycle: 'الدورة التلقائية',
    signIn: 'تسجيل الدخول',
    job: (name) => `مهمة: ${name}`,
    pendingSetups: 'ملفات شخصية بانتظار الإعداد',
  },
  troubles: (count) =>
    count === 0
      ? 'كل شيء يعمل.'
      : plural(count, {
          zero: 'لا شيء يحتاج إلى مراجعة.',
          one: 'جزء واحد يحتاج إلى مراجعة.',
          two: 'جزآن يحتاجان إلى مراجعة.',
          few: '# أجزاء تحتاج إلى مراجعة.',
          many: '# جزءًا يحتاج إلى مراجعة.',
          other: '# جزء يحتاج إلى مراجعة.',
        }),
  behind: 'كل الأجزاء والمهام',
  responded: (milliseconds) => `زمن الاستجابة: ${milliseconds} ملّي ثانية`,
  lastSync: (moment) => `آخر مزامنة: ${moment}.`,
  lastRead: (moment) => `آخر قراءة: ${moment}.`,
  failingSince: (moment) => `متعثر منذ: ${moment}.`,
  until: (moment) => `حتى: ${moment}.`,
  wrongCodes: (moment) => `أُدخلت رموز خاطئة كثيرة: ${moment}.`,
  nextRun: (moment, rule, zone) => `التشغيل القادم: ${moment} (${rule}، ${zone}).`,
  runs: (interval, last) => (last === null ? `تعمل ${interval}` : `تعمل ${interval}، آخر مرة: ${last}`),
  jobFailed: (moment, message) => `فشلت ${moment}: ${message}`,
  every: {
    days: every('يوم', daysOf),
    hours: every('ساعة', hoursOf),
    minutes: every('دقيقة', minutesOf),
    seconds: every('ثانية', secondsOf),
  },
}
