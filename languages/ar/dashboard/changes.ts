import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { entries, people as persons, users } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'تسجيل الدخول مطلوب', description: 'يُرجى تسجيل الدخول للوصول إلى الإدارة.' },
  employee: { title: 'الوصول غير مسموح', description: 'هذا متاح للإدارة فقط.' },
  unknown: {
    title: 'يتعذّر التحقق من هويتك حاليًا',
    text: 'الخادم لا يستجيب. وتسجيل دخولك مستمر.',
  },
  loading: 'جارٍ تحميل لوحة الإدارة…',
  checking: 'جارٍ التحقق من الصلاحيات…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'يخص هذا الجولات القادمة: اللقاء الذي أُعلن يبقى قائمًا.',
  endsThem: 'ينهي هذا اللقاء الآن: يُلغى الموعد المحجوز، ومن بقي وحده تصله رسالة.',
  staysAsItIs: 'ويبقى اللقاء قائمًا.',
  people: (count) => `في توزيع قائم: ${persons.nom(count)}`,
  pair: (pair) =>
    `لقاء ${pair.name} مع ${pair.other} في ${pair.pairing}${pair.isAnnounced ? '' : ' (لم يُعلن بعد)'}${pair.coffee === null ? '' : `؛ والموعد ${pair.coffee}`}.`,
  more: (matches, booked) => {
    const others = `ولقاءات أخرى أيضًا: ${digits(matches)}`
    return booked === 0 ? `${others}.` : `${others}؛ منها بموعد محجوز: ${digits(booked)}.`
  },
}

const ofMany = (counted: typeof users) => ({
  selected: (count: number) => `تم تحديد ${counted.gen(count)}`,
  allFound: (count: number) => `كل النتائج: ${counted.nom(count)}`,
  sentence: (count: number) => `تم تحديد ${counted.gen(count)}.`,
  changes: (changed: number, count: number) => `يتغيّر ${digits(changed)} من ${counted.gen(count)}.`,
  changesNone: (count: number) => `لا يلزم تغيير شيء من ${counted.gen(count)}.`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `تحديد كل النتائج (${digits(total)})`,
  clear: 'إلغاء التحديد',
  undo: 'تراجع',
  notUndone: 'تعذّر التراجع عن التغيير',
  counting: 'جارٍ حصر من يشملهم التغيير.',
  notCounted: 'تعذّر تحميل من يشملهم التغيير.',
  covers: (people) => `من تشملهم ولهم حساب: ${persons.nom(people)}.`,
  refused: (people) => `القسم غير موجود في قائمة أقسامهم: ${persons.nom(people)}.`,
  users: { label: 'المستخدمون المحددون', failed: 'تعذّر تغيير المستخدمين', ...ofMany(users) },
  entries: { label: 'العناصر المحددة', failed: 'تعذّر تغيير العناصر', ...ofMany(entries) },
}
