import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { entries as entriesOf, people } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const departments: Words['tools']['departments'] = {
  domainGroup: 'مجموعة النطاقات',
  common: 'القائمة المشتركة',
  commonText: 'من هم بلا مجموعة نطاقات',
  choose: { label: 'أقسام', nothing: 'اختيار مجموعة' },
  of: (group) => `أقسام ${group}`,
  ofCommon: 'أقسام القائمة المشتركة',
  search: 'البحث في الأقسام',
  failed: 'تعذّر تحميل الأقسام.',
  none: {
    title: 'لا أقسام لهذه المجموعة',
    text: 'يمكن إضافة أول قسم؛ ومن هم بلا قسم في Other.',
  },
  default: 'افتراضي',
  people: people.nom,
  peopleIn: (count, department) => `${people.nom(count)} في ${department}`,
  peopleOf: (department) => `أفراد ${department}`,
  peopleFailed: 'تعذّر تحميل الأشخاص.',
  add: 'إضافة قسم',
  added: (name) => `تمت إضافة القسم ${name}`,
  notAdded: 'تعذّرت إضافة القسم',
  notCreated: 'تعذّر إنشاء القسم',
  notRenamed: 'تعذّرت إعادة تسمية القسم',
  fields: {
    name: 'اسم القسم',
    nameExample: 'مثل engineering',
    displayName: 'الاسم المعروض',
    displayNameExample: 'مثل الهندسة',
  },
  remove: {
    title: (name) => `حذف «${name}»؟`,
    effect: (count) =>
      count === 0
        ? 'لا أحد فيه. لا يمكن التراجع عن هذا.'
        : `يُنقل من فيه إلى Other: ${people.nom(count)}. لا يمكن التراجع عن هذا.`,
    confirm: 'حذف القسم',
    failed: 'تعذّر حذف القسم',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'مجموعات النطاقات',
  search: 'البحث في مجموعات النطاقات',
  failed: 'تعذّر تحميل المجموعات.',
  none: {
    title: 'لا مجموعات بعد',
    text: 'لكل مجموعة أقسامها وتوزيعاتها. والشركة الواحدة لا تحتاج إلى مجموعات.',
  },
  add: 'إضافة مجموعة',
  addText: 'لقاءات أفراد المجموعة فيما بينهم، ولهم أقسامها.',
  renameText: 'تحتفظ التوزيعات السابقة بالاسم والحرف اللذين لها.',
  created: (name) => `تم إنشاء المجموعة ${name}`,
  changed: (name) => `تم تغيير المجموعة ${name}`,
  notCreated: 'تعذّر إنشاء مجموعة النطاقات',
  notChanged: 'تعذّر تغيير مجموعة النطاقات',
  fields: {
    name: 'الاسم',
    nameHint: 'قصير، كما في أسماء الملفات: design',
    displayName: 'الاسم المعروض',
    displayNameExample: 'استوديو التصميم',
    languageHint: 'لمن لا نعرف لغته.',
    companyLanguage: 'لغة الشركة',
    description: 'الوصف',
    color: 'اللون',
  },
  manage: 'إدارة',
  manageOne: (group) => `إدارة ${group}`,
  done: 'تم',
  remove: {
    action: 'حذف المجموعة',
    title: (group) => `حذف «${group}»؟`,
    effect: (concerned) =>
      `تصبح كل عناوين هذه المجموعة بلا مجموعة.${concerned} وتُحذف معها أقسامها، ويستخدم أفرادها القائمة المشتركة. وتبقى التوزيعات المكتملة.`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [`والمزيد: ${digits(more)}`] : []
      const who = total > 0 ? ` (${[...names, ...others].join('، ')})` : ''
      return `يصبح بلا مجموعة: ${entriesOf.nom(entries)} و${people.nom(total)}${who}.`
    },
    failed: 'تعذّر حذف مجموعة النطاقات',
  },
  emails: {
    of: (group) => `عناوين ${group}`,
    title: 'عناوين هذه المجموعة',
    search: 'البحث في عناوين هذه المجموعة',
    none: 'لا عناوين في هذه المجموعة بعد.',
    add: 'إضافة عنوان',
    addExample: 'عنوان أو \u200e*@company.com',
    addAction: 'إضافة إلى المجموعة',
    notAdded: 'تعذّرت إضافة العنوان إلى المجموعة',
    unassign: 'إخراج من المجموعة',
    unassignOne: (email) => `إخراج ${email} من المجموعة`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'المسؤولون',
  text: 'لا يرون إلا برنامج هذه المجموعة ويديرونه. تصلهم رسالة بذلك؛ وتنتهي صلاحياتهم بمجرد إزالتهم هنا.',
  failed: 'تعذّر تحميل المسؤولين.',
  notChanged: 'تعذّر تغيير المسؤولين',
  people: {
    add: 'إضافة مسؤول',
    example: 'العنوان',
    action: 'إضافة',
    none: 'لا مسؤول عن هذه المجموعة بعد.',
    added: (email, group) => `أُسندت مسؤولية ${group} إلى ${email}`,
    removed: (email, group) => `لم تعد مسؤولية ${group} لدى ${email}`,
  },
  domains: {
    add: 'نطاقات يمكنهم السماح بها',
    example: 'company.com',
    action: 'سماح',
    none: 'لا يوجد: لا يمكن للمسؤولين تغيير قائمة السماح.',
    added: (domain) => `يمكن للمسؤولين السماح بعناوين ${domain}`,
    removed: (domain) => `لم يعد يمكن للمسؤولين السماح بعناوين ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'استيراد أشخاص',
  text: '\u200e*@company.com يسمح للجميع؛ أو يمكن إضافة عناوين مفردة. ومن دون عناصر لا يمكن لأحد الانضمام.',
  list: 'العناوين المسموح بها',
  search: 'البحث في قائمة السماح',
  searchExample: 'العنوان أو السبب أو المجموعة',
  sort: {
    label: 'ترتيب قائمة السماح',
    email: 'العنوان \u2066A–Z\u2069',
    backwards: 'العنوان \u2066Z–A\u2069',
  },
  found: (count) => `النتائج: ${entriesOf.nom(count)}`,
  failed: 'تعذّر تحميل قائمة السماح.',
  noneHere: 'لا عناصر هنا بعد.',
  none: {
    title: 'لا يمكن لأحد الانضمام بعد',
    text: 'بإضافة نطاق شركتك، مثل \u200e*@company.com، يمكن الانضمام لكل من له عنوان فيه.',
  },
  selectAll: 'تحديد كل العناصر المعروضة',
  add: {
    title: 'إضافة إلى قائمة السماح',
    email: 'البريد الإلكتروني',
    group: 'مجموعة النطاقات',
    reason: 'السبب',
    action: 'إضافة العنوان',
    done: (email) => `${email} الآن في قائمة السماح`,
    failed: 'تعذّرت إضافة العنوان',
  },
  barred: 'محظور',
  added: (by, day) => `أُضيف في ${day}، من قِبل ${by}`,
  addedFor: (reason, by, day) => `${reason} · أُضيف في ${day}، من قِبل ${by}`,
  groupOf: (email) => `مجموعة نطاقات ${email}`,
  belongs: (email, group) => `${email} الآن في ${group}`,
  isUnassigned: (email) => `${email} الآن بلا مجموعة`,
  isActive: (email) => `تم تفعيل ${email}`,
  isBarred: (email) => `تم حظر ${email}`,
  notChanged: 'تعذّر تغيير المجموعة',
  activate: 'تفعيل',
  bar: {
    action: 'حظر',
    title: (email) => `حظر «${email}»؟`,
    nobody: 'لا حساب لأحد بسبب هذا العنصر. ولن يمكن لأحد الانضمام به بعد الآن.',
    effect: (count, signedIn) => {
      const barred = `من لن يمكنهم تسجيل الدخول ولن تشملهم التوزيعات: ${people.nom(count)}.`
      return signedIn > 0 ? `${barred} ويُسجَّل خروج ${people.gen(signedIn)}.` : barred
    },
  },
  remove: {
    action: 'إزالة',
    removing: 'جارٍ الإزالة…',
    title: (email) => `إزالة «${email}»؟`,
    effect: (email) =>
      `إزالة «${email}» من قائمة السماح؟ من لا يشملهم إلا هذا العنصر لن يمكنهم تسجيل الدخول ولن تشملهم التوزيعات.`,
    failed: 'تعذّرت إزالة العنوان',
  },
  group: {
    action: 'تغيير المجموعة',
    title: (email) => `تغيير مجموعة «${email}»؟`,
    effect: 'تجري الجولات القادمة بحسب المجموعة الجديدة.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `نسخ: ${what}`,
  tokens: {
    copied: 'تم نسخه',
    used: (made, used) => `أُنشئ: ${made}، آخر استخدام: ${used}`,
    unused: (made) => `أُنشئ: ${made}، لم يُستخدم بعد`,
    making: 'جارٍ الإنشاء…',
  },
  revoke: {
    action: 'إبطال',
    one: (name) => `إبطال ${name}`,
    title: (name) => `إبطال «${name}»؟`,
  },
}
