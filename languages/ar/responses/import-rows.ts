import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month } = formatsOf('ar')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `حجمه أكبر من ${most}`,
    archive: 'هو جدول بيانات أو أرشيف، وليس ملف CSV',
    empty: 'هو فارغ',
    noHeader: (columns) => `يجب أن يسمّي سطره الأول الأعمدة ${columns}`,
  },
  list: 'قائمة',
  faults: {
    quote: 'علامة اقتباس غير مغلقة',
    width: 'خلايا أكثر من الأعمدة',
    encoding: 'كان هذا الملف تالفًا قبل تصديره',
    control: 'فاصل أسطر أو محرف تحكّم',
    long: 'طويل جدًا',
    address: 'ليس عنوان بريد',
    date: 'ليس تاريخًا',
    order: 'إجازة تنتهي قبل بدايتها',
    twice: 'الشخص نفسه مرتين',
    whitelist: 'ليس في قائمة السماح',
    admin: 'مغادر من الإدارة',
    department: 'قسم غير معروف',
    group: 'مجموعة غير معروفة',
    elsewhere: 'ليس من مجموعاتك، ولا عنوانًا يمكنك السماح به',
    former: 'ليس واضحًا لمن العنوان الحالي أو السابق',
    homeless: 'شخص جديد بلا مجموعة من مجموعاتك',
  },
  row: {
    quote: 'تتعذّر القراءة: علامة اقتباس غير مغلقة',
    width: (cells, columns) =>
      `عدد الخلايا ${digits(cells)} بدلًا من ${digits(columns)}: النص الذي فيه فاصلة يحتاج إلى علامتي اقتباس`,
    encoding: (column) =>
      `فقد ${column} بعض الحروف: كان هذا الملف تالفًا قبل تصديره. يلزم تصديره من جديد بترميز UTF-8`,
    control: (column) => `في ${column} فاصل أسطر أو محرف تحكّم`,
    long: (column, most) => `${column} أطول من ${digits(most)} حرفًا`,
    noAddress: 'بلا عنوان بريد',
    address: (cell) => `«${cell}» ليس عنوان بريد`,
    date: (column, cell) => `${column} هو «${cell}»: المطلوب تاريخ مثل 2026-12-01`,
    order: 'leave_end قبل leave_start',
    twice: (email, line) => `${email} موجود في السطر ${digits(line)}`,
    group: (name) => `«${name}» ليست مجموعة نطاقات`,
    department: (name, email) => `«${name}» ليس قسمًا من قائمة ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'ليس في قائمة السماح',
    admin: 'يغادر، لكنه من الإدارة: يلزم سحب هذه الصلاحيات أولًا',
    elsewhere: 'ليس من مجموعاتك، ولا عنوانًا يمكنك السماح به',
    former:
      'لا يمكن أن يحصل على حساب العنوان السابق: لكلا العنوانين حساب، أو يتعلق به صف آخر، أو هو حساب إدارة. يمكن تغيير العنوان في إدارة المستخدمين',
    homeless: 'جديد: يلزم اختيار مجموعة الأشخاص الجدد',
  },
  unknown: {
    attribute: (name) => `${name}: أكثر من 500 قيمة مختلفة، أو أطول من 80 حرفًا`,
    department: (name) => `القسم «${name}» غير معروف`,
    group: (name) => `المجموعة «${name}» غير معروفة`,
    status: (name) => `الحالة «${name}» غير معروفة`,
    language: (name) => `اللغة «${name}» غير معروفة`,
    day: (day) => `تاريخ أول يوم غير مقروء، مثل «${day}»`,
    manager: (name, others) =>
      others === 0
        ? `المدير «${name}» غير معروف`
        : `مديرون غير معروفين: «${name}» وعدد الآخرين ${digits(others)}`,
  },
  formerAccount: (email, until) => `كان في ${email} حساب حتى ${month(until.slice(0, 7))}. هل هو الشخص نفسه؟`,
  movedAccount: (email, movedTo) => `أصبح عنوان حساب ${email} الآن ${movedTo}، لذا يُنشأ حساب جديد`,
  deletedAccount: (email) => `${email}: تم حذف الحساب ذاتيًا`,
  changes: {
    value: (what, before, after) => `${what}: ${before} ← ${after}`,
    none: 'لا شيء',
    columns: {
      first_name: 'الاسم الأول',
      last_name: 'اسم العائلة',
      department: 'القسم',
      manager_id: 'المدير المباشر',
      directory_language: 'اللغة',
      email: 'العنوان',
      joined_on: 'أول يوم',
      employee_status: 'الحالة في الشركة',
      leave_start_date: 'الإجازة من',
      leave_end_date: 'الإجازة حتى',
      leave_reason: 'سبب الإجازة',
    },
    statuses: { active: 'على رأس العمل', leave: 'في إجازة' },
    entry: 'عنصر قائمة السماح',
    group: 'مجموعة النطاقات',
  },
  kept: {
    changed: 'تغيّر منذ ذلك الحين',
    signedIn: 'تم تسجيل الدخول منذ ذلك الحين',
    directory: 'موجود في دليل الشركة',
    manages: 'تحت مسؤوليته مجموعة نطاقات',
    invited: 'أُرسلت إليه دعوة منذ ذلك الحين',
    used: 'مستخدَم',
    entry: 'تغيّر عنصره في قائمة السماح منذ ذلك الحين',
  },
}
