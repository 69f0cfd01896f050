import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const privacy: Responses['privacy'] = {
  erased: 'تم محو بيانات الشخص.',
  erasedButOpen: (domain) =>
    `تم محو بيانات الشخص. وما زال ${domain} في قائمة السماح، فيمكن لهذا العنوان الانضمام من جديد.`,
  notTheirAddress: 'هذا ليس عنوان هذا الشخص، فلم تُمحَ بيانات أحد.',
  typeAddress: 'يُرجى كتابة عنوان هذا الشخص',
  readdressed: (from, to) => `أصبح ${from} من الآن ${to}. تُرسل رسالة إلى العنوانين.`,
  readdressedBarred: (from, to) =>
    `أصبح ${from} من الآن ${to}. قائمة السماح تحظر هذا العنوان، لذا لا تُرسل أي رسالة.`,
  merged: (email) => `أصبح الحسابان حسابًا واحدًا بالعنوان ${email}.`,
  returnsStale: (people) => `أصبح العدد الآن ${digits(people)}. يلزم الاطلاع من جديد.`,
  theSame: (people) => `تستمر الحسابات بسجلها السابق، وعددها ${digits(people)}. يستغرق ذلك بضع دقائق.`,
  newOnes: (people) => `بداية جديدة لعدد ${digits(people)} من الأشخاص. تُمحى الحسابات السابقة خلال بضع دقائق.`,
  addressStale: (email) => `تغيّر العنوان في هذه الأثناء: هو الآن ${email}. يلزم الاطلاع عليه من جديد.`,
  erasedAlready: 'سبق محو بيانات هذا الشخص.',
  adminsStay: (email) =>
    `لا يمكن محو بيانات من في الإدارة. تُسحب الصلاحيات أولًا: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `يجري إرسال «${newsletter}»، إلى هذا الشخص أو وفيها اسمه. يُرجى انتظار اكتمال الإرسال، أو إلغاؤه.`,
  youAreAdmin:
    'لديك صلاحيات الإدارة، ولا يمكن حذف حساب له هذه الصلاحيات. يُرجى الطلب من القائمين على الخادم سحبها أولًا (npm run admin -- remove)؛ ثم حذف الحساب هنا.',
  sendingToYou:
    'يجري الآن إرسال نشرة إليك، أو نشرة فيها اسمك. لم يُحذف شيء. يُرجى إعادة المحاولة بعد انتهاء الإرسال.',
  accountDeletedMail: 'حُذف حسابك. وتصلك رسالة أخيرة تؤكد ذلك.',
  accountDeleted: 'حُذف حسابك.',
}
