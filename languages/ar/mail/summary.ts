import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('ar')

const readers = (count: number) =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصين',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  })

export const summary: MailWords['summary'] = {
  because: 'تصلك هذه الرسالة لأن إدارة Cup of Joe من مهامك.',
  troubles: 'يحتاج إلى انتباه',
  notPaired: 'بلا لقاء',
  beforehand: 'قبل التوزيع',
  leftOut: 'من بقوا بلا لقاء',
  andMore: (count) => `والمزيد: ${digits(count)}؛ القائمة الكاملة في لوحة المتابعة.`,
  nobody: { headline: 'لا لقاءات لأحد', subject: '\u2068Cup of Joe\u2069: لا لقاءات لأحد هذا الشهر' },
  made: (pairs) =>
    plural(pairs, {
      zero: 'لم يتكوّن أي ثنائي',
      one: 'تكوّن ثنائي واحد',
      two: 'تكوّن ثنائيان',
      few: 'تكوّنت # ثنائيات',
      many: 'تكوّن # ثنائيًا',
      other: 'تكوّن # ثنائي',
    }),
  madeTables: (tables) => `تكوّنت الطاولات (${digits(tables)})`,
  subjects: {
    sending: (made) => `\u2068Cup of Joe\u2069: ${made}، والنشرات في طريقها`,
    sendingWithTroubles: (made) =>
      `\u2068Cup of Joe\u2069: ${made}، والنشرات في طريقها، وهناك ما يحتاج إلى انتباه`,
    waiting: (made) => `\u2068Cup of Joe\u2069: ${made}، والنشرات تنتظر موافقتك`,
    waitingWithTroubles: (made) =>
      `\u2068Cup of Joe\u2069: ${made}، والنشرات تنتظر موافقتك، وهناك ما يحتاج إلى انتباه`,
  },
  cycleOf: (day) => `جولة ${day}.`,
  cycleLate: (day, ran) => `جولة ${day}. لم يكن Cup of Joe يعمل حينها، فجرت في ${ran}.`,
  newsletter: {
    none: 'لا توجد نشرة بعد.',
    sent: (title, people) => `يجري إرسال «${title}» إلى ${readers(people)}.`,
    draft: (title, people) =>
      `«${title}» مسودة موجهة إلى ${readers(people)}، مرتبطة بهذا التوزيع. تبقى قراءتها والموافقة عليها وإرسالها.`,
    seenThen: 'يرى المشاركون لقاءاتهم عند إرسالها.',
  },
  deleted: (pairings) => `توزيعات من هذه الدورة حُذفت منذ ذلك الحين: ${digits(pairings)}.`,
  withoutGroup: (people) =>
    `أشخاص جاهزون للتوزيع وليسوا في أي مجموعة نطاقات، فليسوا في أي توزيع: ${digits(people)}. يلزم تحديد مجموعة لعناصرهم في قائمة السماح.`,
  complained: (who) => `صُنّفت نشرة بريدًا مزعجًا لدى ${who}، فسُجّل الانسحاب.`,
  unreachable: (who, code) =>
    `يتعذّر الوصول إلى ${who}: رفض العنوان نشرات الأشهر الأخيرة${code && ` (${code})`}.`,
  moreUnreachable: (count) => `وغيرهم ${digits(count)} يتعذّر الوصول إليهم؛ كلهم في سجلات الإرسال.`,
  notDone: (step, tries, why) =>
    `لم يتم: ${step}${tries === 0 ? '' : ` (عدد المحاولات ${digits(tries)})`}. ${why}`,
  noReason: 'السبب غير معروف.',
}
