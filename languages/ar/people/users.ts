import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { users as usersOf } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${usersOf.nom(all)}: مشاركة ${digits(active)}، استراحة ${digits(paused)}، انسحاب ${digits(optedOut)}`,
  invite: 'دعوة',
  search: 'البحث عن مستخدمين',
  searchHint: 'الاسم أو البريد أو القسم',
  filters: {
    status: 'التصفية بالحالة',
    readiness: 'التصفية بالجاهزية',
    allReadiness: 'الجاهزون وغيرهم',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'مشاركة', paused: 'استراحة', opted_out: 'انسحاب' },
  columns: {
    name: 'الاسم',
    email: 'بريد العمل',
    status: 'الحالة',
    department: 'القسم',
    group: 'المجموعة',
    match: 'اللقاء الحالي',
    actions: 'الإجراءات',
  },
  failed: 'تعذّر تحميل المستخدمين.',
  noneFound: 'لا مستخدمين يطابقون البحث',
  none: 'لا مستخدمين',
  caption: 'المستخدمون',
  selectAll: 'تحديد كل المعروضين',
  showing: (shown, all) => `عرض ${digits(shown)} من ${usersOf.gen(all)}`,
  unsaved: (count) => `بتغييرات لم تُحفظ: ${usersOf.nom(count)}`,
  row: {
    admin: 'الإدارة',
    manager: (name) => ['المدير المباشر: ', name],
    status: (name) => `حالة ${name}`,
    changeEnd: (name) => `تغيير نهاية استراحة ${name}`,
    until: (day) => `حتى ${day}`,
    openEnd: 'بلا تاريخ انتهاء',
    department: (name) => `قسم ${name}`,
    notSet: 'غير محدد',
    noMatch: 'لا يوجد',
    saveNamed: (name) => `حفظ ${name}`,
    saved: 'تم تحديث المستخدم',
    failed: 'تعذّر تحديث المستخدم',
    noChanges: { title: 'لا تغييرات', description: 'لا تغييرات لحفظها لهذا المستخدم' },
  },
  away: {
    pause: (name) => `استراحة لـ ${name}؟`,
    optOut: (name) => `تسجيل انسحاب ${name}؟`,
    submitPause: 'استراحة',
    submitOptOut: 'انسحاب',
  },
  address: {
    action: 'تغيير العنوان',
    question: (name) => `تغيير عنوان ${name}؟`,
    text: 'ينتقل السجل والحظر واللقاء وعنصر قائمة السماح والرسائل إلى العنوان الجديد. يتم تسجيل الخروج من كل الأجهزة، ويُبلَّغ العنوانان برسالة.',
    newAddress: 'العنوان الجديد',
    sameAddress: 'هذا عنوان الشخص بالفعل',
    pending: 'جارٍ التغيير…',
    failed: 'تعذّر تغيير العنوان',
    barred: (email) => `${email} ممنوع في قائمة السماح`,
    staysBarred: 'يبقى المنع: بهذا العنوان لا يمكن الدخول ولا المشاركة في أي جولة.',
    taken: (email) => `للعنوان ${email} حساب بالفعل`,
    keeps: (email, day) =>
      `إن كان الحسابان للشخص نفسه فيستمر الحساب الأقدم بسجله وحظره وانسحابه: ${email}، منذ ${day}.`,
    erases: (email, day, matches) =>
      `ويُمحى الآخر: ${email}، منذ ${day}، وعدد لقاءاته ${digits(matches)}. ويظهر مكانه في سجل الآخرين «زميل سابق». لا يمكن التراجع عن ذلك.`,
    merge: 'الشخص نفسه: محو الحساب الآخر',
    otherAddress: 'يلزم إدخال عنوان الحساب الذي يُمحى',
  },
  signOut: {
    action: 'تسجيل الخروج من كل مكان',
    question: (name) => `تسجيل خروج ${name} من كل مكان؟`,
    effect: 'عند ضياع جهاز: يتم فورًا تسجيل الخروج من كل متصفح مفتوح. ويبقى تسجيل الدخول من جديد ممكنًا.',
    pending: 'جارٍ تسجيل الخروج…',
    failed: 'تعذّر تسجيل خروج المستخدم',
  },
  erase: {
    action: 'محو البيانات',
    question: (name) => `محو بيانات ${name}؟`,
    text: 'يُحذف نهائيًا الحساب والملف الشخصي والصورة وعمليات الدخول والعنصر في قائمة السماح والرسائل. وتبقى اللقاءات السابقة في سجل الآخرين باسم «زميل سابق». لا يمكن التراجع عن هذا؛ وتنظيف النسخ الاحتياطية وملف الموظفين عليك.',
    address: (email) => ['يُرجى كتابة ', email, ' للتأكيد'],
    otherAddress: 'يُرجى كتابة عنوان هذا الشخص',
    pending: 'جارٍ المحو…',
    failed: 'تعذّر محو بيانات المستخدم',
  },
}
