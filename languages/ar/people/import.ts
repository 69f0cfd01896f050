import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { entries, people as persons, rows } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const importing: Words['people']['import'] = {
  title: 'استيراد أشخاص',
  text: 'ملف CSV فيه شخص واحد في كل سطر: العنوان والأسماء والقسم والمجموعة والمدير واللغة والحالة والإجازة.',
  nothingSaved: (count) => `لا يُحفظ شيء قبل الضغط على «استيراد». تمت قراءة ${rows.gen(count)}.`,
  pasted: 'قائمة ملصقة',
  notRead: 'تعذّرت قراءة الملف',
  failed: 'تعذّر الاستيراد',
  back: 'رجوع',
  importing: 'جارٍ الاستيراد…',
  submit: (people) => `استيراد ${persons.gen(people)}`,
  submitOut: (people, out) => `استيراد ${persons.gen(people)}، وإخراج ${digits(out)}`,
  reading: 'جارٍ القراءة…',
  preview: 'معاينة',
  choose: {
    file: 'اختيار ملف CSV، أو إفلاته هنا',
    fileHint: (size, most) =>
      `${size} و${rows.nom(most)} على الأكثر؛ UTF-8 أو Windows-1252؛ فاصلة أو فاصلة منقوطة أو علامة جدولة`,
    paste: 'أو لصق قائمة',
    pasteHint: 'صفوف من جدول، أو عنوان واحد أو \u200e*@domain في كل سطر',
    last: 'آخر استيراد',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}، ${moment}: ${figures}`
        : `${file}، ${moment}: ${figures}. تم التراجع في ${undone}`,
  },
  figures: {
    new: (count) => `جديد: ${digits(count)}`,
    changed: (count) => `متغيّر: ${digits(count)}`,
    unchanged: (count) => `بلا تغيير: ${digits(count)}`,
    refused: (count) => `مرفوض: ${digits(count)}`,
  },
  done: {
    whitelisted: (count) => `تمت إضافة ${entries.gen(count)} إلى قائمة السماح.`,
    newPeople: 'يشارك الجدد بعد تسجيل الدخول وإعداد الملف الشخصي.',
    invite: 'دعوتهم',
    refusedRows: 'الصفوف المرفوضة بصيغة CSV',
    kept: 'ما يبقى كما هو',
  },
  undo: {
    action: 'التراجع عن الاستيراد',
    undoing: 'جارٍ التراجع…',
    failed: 'تعذّر التراجع عن الاستيراد',
    question: 'التراجع عن الاستيراد؟',
    effect: (people) =>
      `تعود بيانات ${persons.gen(people)} إلى ما كانت عليه. وتُحذف الحسابات التي أنشأها، إلا ما كان مستخدمًا أو تولّاه دليل الشركة. ويُذكر كل ما يبقى، مع السبب.`,
    confirm: 'تراجع',
  },
  names: {
    open: 'يلزم الاختيار أولًا',
    chosen: 'تم الاختيار',
    createAll: (count) => `إنشاء الكل (${digits(count)})`,
    notWithAll: (names) => `لا تُنشأ مع الكل، لقربها من اسم آخر: ${names}`,
    near: (name, other) => `${name} (قريب من ${other})`,
    department: (name, count, near) => [
      name,
      near === null ? `: ${rows.nom(count)}` : `: ${rows.nom(count)}، قريب من ${near}`,
    ],
    group: (name, count, near) => [
      'المجموعة ',
      name,
      near === null ? `: ${rows.nom(count)}` : `: ${rows.nom(count)}، قريب من ${near}`,
    ],
    lines: (count, lines) => `${count === 1 ? 'السطر' : count === 2 ? 'السطران' : 'الأسطر'} ${lines}`,
    linesAndMore: (lines) => `الأسطر ${lines} وغيرها`,
    people: (name) => `أفراد ${name}`,
    status: (name, count) => ['الحالة ', name, `: ${rows.nom(count)}`],
    noStatus: 'استيراد بلا حالة',
    statuses: { active: 'يعملون هنا', leave: 'في إجازة', leaves: 'يغادرون الشركة' },
    leaveOut: 'استبعاد هذه الصفوف',
    create: 'إنشاء',
    into: (name) => `إضافتهم إلى ${name}`,
    intoOther: 'إضافتهم إلى',
  },
  found: {
    instead: (field, taken, other) => `${field}: العمود المستخدم «${taken}»، لا «${other}».`,
    headerLine: 'أسماء الأعمدة في',
    lineOf: (line, text) => `السطر ${line}: ${text}`,
    noHeader: 'لا سطر',
    leavers: {
      title: 'المغادرون',
      leaving: (count) => `بحسب الملف يغادر الشركة: ${persons.nom(count)}`,
      missing: (count) => `موجودون هنا وليسوا في الملف: ${persons.nom(count)}`,
      keep: 'إبقاؤهم',
      out: 'إخراجهم',
      press: 'إخراج',
      effect:
        'لا يمكنهم تسجيل الدخول بعد ذلك، ولا يكونون في أي جولة، ولا يصلهم بريد. التراجع عن الاستيراد يعيدهم.',
      more: (names, count) => `${names} وعدد الآخرين ${digits(count)}`,
    },
    noAddress: {
      title: 'أي عمود فيه العناوين؟',
      text: 'لا عمود بهذا الاسم. يُرجى اختيار «البريد الإلكتروني» فوقه.',
    },
    onLeave: 'في إجازة',
    group: 'مجموعة النطاقات للعناصر الجديدة في قائمة السماح',
    groupHint: 'للصفوف التي لا تذكر مجموعة، إن لم تكن لعنصر نطاقها مجموعة أيضًا',
    chooseGroup: 'اختيار مجموعة',
    waiting: {
      title: (count) => `صفوف تنتظر اختيارك: ${digits(count)}`,
      text: 'قسمها أو مجموعتها غير معروفة. ومن دون اختيار تُستبعد هذه الصفوف.',
    },
    outcomes: { new: 'جديد', changed: 'متغيّر', unchanged: 'بلا تغيير', refused: 'مرفوض' },
    rows: {
      new: 'الصفوف: جديدة',
      changed: 'الصفوف: متغيّرة',
      unchanged: 'الصفوف: بلا تغيير',
      refused: 'الصفوف: مرفوضة',
    },
    first: (shown, all) => `أول ${digits(shown)} من ${digits(all)}`,
    whitelisted: (count) => `يُضاف إلى قائمة السماح: ${entries.nom(count)}.`,
    withoutGroup: (count) =>
      `بلا مجموعة نطاقات، فلا تشملهم توزيعات المجموعات: ${persons.nom(count)}. يمكن اختيار مجموعة للعناصر الجديدة، أو عمود يذكرها.`,
    problem: (text, count) => `${text}: ${rows.nom(count)}`,
    newPerson: 'لا، شخص جديد: يُحذف الحساب السابق نهائيًا',
    withoutLanguage: (text, count) => `${text}: ${rows.nom(count)}، استيراد بلا لغة`,
    withoutManager: (text, count) => `${text}: ${rows.nom(count)}، استيراد بلا مدير`,
    again: (text, count) => `${text}: ${rows.nom(count)}، استيراد من جديد`,
  },
  sheet: {
    label: 'الملف',
    caption: 'أول صفوف الملف',
    holds: (column) => `ما يحتويه «${column}»`,
    leftOut: 'مستبعد',
    now: (field, column) => `${field} (الآن «${column}»)`,
    fields: {
      email: 'البريد الإلكتروني',
      former_email: 'العنوان السابق',
      first_name: 'الاسم الأول',
      last_name: 'اسم العائلة',
      full_name: 'الاسم كاملًا',
      department: 'القسم',
      group: 'مجموعة النطاقات',
      manager: 'المدير المباشر (العنوان)',
      language: 'اللغة',
      status: 'الحالة',
      account: 'الحساب (مفعّل، محظور)',
      start_date: 'أول يوم',
      leave_start: 'الإجازة من',
      leave_end: 'الإجازة حتى',
      leave_reason: 'سبب الإجازة',
    },
  },
}
