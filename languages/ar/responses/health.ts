import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const health: Responses['health'] = {
  database: { slow: 'بطيئة', fine: 'تعمل' },
  email: {
    outbox: {
      label: 'وضع التجربة',
      detail: 'تُكتب الرسائل في صندوق الصادر؛ ولا تصل إلى أحد. يُرسلها ضبط MAIL_URL.',
    },
    unreachable: (transport) => `${transport}: يتعذّر الوصول`,
    cannotReach: (why) => `يتعذّر الوصول إلى خادم البريد: ${why}`,
    silent: 'لا يستجيب خادم البريد.',
    paused: (transport) => `${transport}: الإرسال متوقف مؤقتًا`,
    pausedBy: 'أوقفت الإدارة إرسال نشرة مؤقتًا.',
    nothingWaits: 'لا شيء بانتظار الإرسال.',
    waiting: (count) => `رسائل بانتظار الإرسال: ${digits(count)}.`,
  },
  jobs: { failing: 'متعثرة', notYet: 'لم تعمل بعد', late: 'متأخرة', onTime: 'في موعدها' },
  employeeFile: {
    label: 'من ملف',
    reads: (file) => `يُقرأ ${file}.`,
    gone: (file) => `لم يعد ${file} موجودًا منذ آخر مزامنة.`,
    notThere: (file) => `لا يوجد ${file} بعد.`,
  },
  cycle: {
    manual: {
      label: 'يدويًا',
      detail: 'كل شهر يجري يدويًا. ويمكن جعله تلقائيًا في «أدوات الإدارة»، «البرنامج».',
    },
    sends: 'تُنشئ التوزيع وترسل النشرات.',
    drafts: 'تُنشئ التوزيع؛ وتنتظر النشرات الموافقة.',
    needsAttention: 'تحتاج إلى انتباه',
    tryingAgain: 'إعادة المحاولة',
    notDone: (step, run, why) => `لم يتم في تشغيل ${run} ما يلي: ${step}. السبب: ${why}.`,
    failing: (step, run, why) => `تعثّر حتى الآن في تشغيل ${run} ما يلي: ${step}. السبب: ${why}.`,
    noReason: 'غير معروف',
    running: 'جارية',
    scheduled: 'مجدولة',
  },
  signIn: {
    slowed: {
      label: 'الرموز مبطَّأة',
      detail: (codes) =>
        `أُدخلت رموز خاطئة يزيد عددها على ${codes} خلال عشر دقائق: ربما يحاول أحدهم التخمين. للمتصفحات التي لم يسبق الدخول منها محاولة واحدة كل دقيقة؛ وما زالت الروابط تعمل.`,
    },
    fine: { label: 'يعمل', detail: 'الروابط والرموز تعمل.' },
  },
}
