import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { groups as groupsOf, pairs } from './counted/nouns'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName } = formatsOf('ar')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)}، والمزيد: ${digits(more)}`
const quoted = (name: string) => `«${name}»`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const stranded = (people: number) => `من فقدوا لقاءهم: ${digits(people)}`

export const month: ServerWords['month'] = {
  notYet: 'ليس بعد',
  of: (done, all) => `${digits(done)} من ${digits(all)}`,
  people: {
    ready: (count) => `الجاهزون: ${digits(count)}`,
    reasons,
    aside: (parts) => `${parts.join('، ')}.`,
    nobodyAside: 'لم يُستبعد أحد.',
    tooFew: (minimum) =>
      `يلزم أن يكون ${digits(minimum)} على الأقل جاهزين: بتسجيل دخول وملف شخصي ومشاركة قائمة.`,
    bring: 'استيراد أشخاص',
    invite: 'دعوة أشخاص',
    see: 'عرض الأشخاص',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs.nom(count)
      if (count === 1) return 'لقاء واحد لثلاثة'
      return `${pairs.nom(count)}، منها لثلاثة: ${digits(threes)}`
    },
    tables: (count) => `عدد الطاولات: ${digits(count)}`,
    gone: (count) => `من غادروا منذ إجراء الجولة: ${digits(count)}.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groupsOf.nom(count)}، ولم يبقَ أحد بلا لقاء.`
        : `${groupsOf.nom(count)}، ومن بقوا بلا لقاء: ${digits(leftOut)}.`,
    ofGroups: (done, all) => `${digits(done)} من ${groupsOf.gen(all)}`,
    unseen: (months, count) =>
      `لم تُرسل لقاءات ${listed(months.map(monthName))}: لم يرَها ${pairs.nom(count)}.`,
    completes: (names, more, now) =>
      `يكمل هذا ${someQuoted(names, more)}، ويجمع بين كل الجاهزين لشهر ${monthName(now)}.`,
    completeAndBegin: (months, now) => `إكمال ${listed(months.map(monthName))} وبدء ${monthName(now)}`,
    tooSmall: 'لا مجموعة فيها عدد كافٍ بعد.',
    left: (groups, more) => `بقي توزيع: ${some(groups, more)}.`,
    trial: 'تظهر أولًا تجربة، ولا يُحفظ شيء قبل التأكيد.',
    pairGroups: 'توزيع كل المجموعات',
    generate: 'إنشاء توزيع',
  },
  newsletter: {
    title: quoted,
    figures: {
      notLinked: 'غير مرتبطة',
      none: 'لا توجد بعد',
      draft: 'مسودة',
      approved: 'تمت الموافقة',
    },
    unapproved: (title) => `تبقى قراءة ${quoted(title)} ثم الموافقة عليها.`,
    approve: 'القراءة والموافقة',
    unlinked: (title, round) => `ربط ${quoted(title)} بـ ${round}.`,
    link: 'ربطها',
    noneForGroups: (groups) => `لا توجد نشرة بعد. يمكن كتابة واحدة للمجموعات كلها (${digits(groups)}).`,
    createForGroups: (groups) => `إنشاء نشرة لـ ${groupsOf.gen(groups)}`,
    none: (round) => `لا توجد نشرة لـ ${round} بعد. تبدأ النشرة الجديدة بمزاج واقتباس ونصائح.`,
    orLink: (title) => `أو ربط ${quoted(title)} بها أيضًا.`,
    create: 'إنشاء نشرة',
  },
  sending: {
    failed: (mails) => `رسائل تعذّر إرسالها: ${digits(mails)}.`,
    unknown: (mails) => `رسائل لا يُعرف هل وصلت: ${digits(mails)}. التفاصيل في سجلات الإرسال.`,
    paused: 'الإرسال متوقف مؤقتًا.',
    resume: 'استئناف',
    underWay: 'يمكن إغلاق هذه الصفحة: الإرسال مستمر.',
    cancelled: (left) => `أُلغي الإرسال؛ وما زال ممكنًا إلى الباقين: ${digits(left)}.`,
    send: 'إرسال',
    sendOthers: (left) => `إرسال إلى الباقين (${digits(left)})`,
  },
  meetings: {
    met: (met, all) => `تم ${digits(met)} من ${digits(all)}`,
    booked: (matches) => `محجوز: ${digits(matches)}.`,
    notMet: (matches) => `لم يتم: ${digits(matches)}.`,
    silent: (matches) => `بلا جواب: ${digits(matches)}.`,
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}؛ ولم يطلب أحد شخصًا آخر بعد.`,
    allWait: (people) => `من فقدوا لقاءهم وينتظرون شخصًا آخر: ${digits(people)}.`,
    someWait: (people, waiting) => `${stranded(people)}؛ منهم من ينتظرون شخصًا آخر: ${digits(waiting)}.`,
    pair: (waiting) => `البحث عن لقاءات جديدة (${digits(waiting)})`,
  },
  completed: {
    done: 'اكتمل',
    text: 'يُغلق الشهر ويُحفظ في السجل.',
    toCome: (coffees) => `قهوة محجوزة لم يحن موعدها بعد: ${digits(coffees)}.`,
    complete: 'إكمال',
    allFull: 'كل الأكواب ممتلئة: اكتمل هذا الشهر.',
    allFullOfRound: 'كل الأكواب ممتلئة: اكتملت هذه الجولة.',
    next: (day) => `الجولة التالية: ${day}.`,
    nextFrom: (day) => `الجولة التالية: لم يُعلن موعدها بعد. أقرب موعد ممكن: ${day}.`,
  },
}
