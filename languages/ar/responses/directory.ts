import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { people } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `حُذف القسم «${name}». ولم يكن فيه أحد.`
      : `حُذف القسم «${name}». وتم نقل ${people.gen(moved)} إلى ${to}.`,
  groupDeleted: (name, unassigned) =>
    `حُذفت المجموعة «${name}». عناصر قائمة السماح التي أصبحت بلا مجموعة: ${digits(unassigned)}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `تمت إزالة ${email} من قائمة السماح. وتم بذلك تسجيل خروج ${people.gen(signedOut)}.`
      : `تمت إزالة ${email} من قائمة السماح.`,
  departmentExists: (name) => `يوجد قسم باسم «${name}» من قبل. يُرجى اختيار اسم آخر.`,
  defaultDepartment: (name) => `لا يمكن حذف «${name}»: إليه يُنقل أفراد الأقسام المحذوفة.`,
  chooseDepartment: 'يُرجى اختيار أحد أقسام القائمة.',
  groupExists: (name) => `توجد مجموعة باسم «${name}» من قبل. يُرجى اختيار اسم آخر.`,
  groupHasPairing: (name) => `للمجموعة «${name}» توزيع حالي. يُرجى إكماله أو حذفه أولًا.`,
  onlyAdminsChangeAdmins: 'تغيير حساب له صلاحيات الإدارة متاح للإدارة فقط.',
  notYoursToLetIn: (email) =>
    `لا يمكنك السماح بالعنوان ${email}. يُرجى طلب ذلك من الإدارة: فهي تحدد نطاقاتك وتنقل الأشخاص بين المجموعات.`,
  imageOfCompany: 'تعرض نشرة للشركة كلها هذه الصورة. يُرجى الطلب من الإدارة اختيار صورة أخرى هناك.',
  nobodyOfYourGroups: 'لا أحد من مجموعاتك بهذا العنوان تصله هذه النشرة.',
  testCopyTo: 'تُرسل نسخة التجربة إليك، أو إلى أفراد مجموعاتك، أو إلى النطاقات التي خصصتها لها الإدارة.',
  onlyAdminsBar: 'حظر العناوين، وإلغاء حظرها، ونقلها بين المجموعات: هذا متاح للإدارة فقط.',
  managersNotLetIn: (addresses) =>
    `ليس في قائمة السماح، أو متوقف: ${addresses}. يلزم السماح بالدخول أولًا: الإضافة إلى قائمة السماح، ثم التعيين.`,
  isAdmin: (email) => `لدى ${email} صلاحيات الإدارة، وتشمل مسؤولية كل المجموعات.`,
  departmentNamed: (before, after) => `تغيّر اسم «${before}» إلى «${after}».`,
  onWhitelist: (email) => `${email} في قائمة السماح من قبل.`,
}
