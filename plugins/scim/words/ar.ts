import { members as membersOf, people } from '../../../languages/ar/counted/nouns'
import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('ar')

export const web: Worded<typeof en.web> = {
  section: 'ربط الدليل',
  text: 'يضيف دليل الشركة (Entra ID أو Okta أو غيرهما) الأشخاص هنا ويغيّر بياناتهم ويزيلهم تلقائيًا، عبر SCIM 2.0.',
  address: 'العنوان للدليل',
  tokens: {
    failed: 'تعذّر تحميل رموز الوصول.',
    most: 'يمكن أن يكون هناك رمزان: واحد مستخدم، وواحد ليحل محله.',
    of: (name) => `رمز الوصول «${name}»`,
    once: 'لا يُعرض إلا هذه المرة. يُرجى نسخه إلى الدليل الآن.',
    token: 'رمز الوصول',
    lastChange: (action, what, at) => ['آخر تغيير: ', action, '، ', what, `، ${at}`],
    name: 'اسم رمز وصول جديد',
    example: 'Entra ID',
    make: 'إنشاء رمز وصول',
    notMade: 'تعذّر إنشاء رمز الوصول',
  },
  revoke: {
    effect: 'تُرفض الطلبات بهذا الرمز فورًا. ويبقى الأشخاص الذين أضافهم.',
    failed: 'تعذّر إبطال رمز الوصول',
  },
  groups: {
    title: 'مجموعات الدليل',
    text: 'ينتمي أعضاء مجموعة الدليل إلى ما رُبطت به.',
    search: 'البحث في مجموعات الدليل',
    failed: 'تعذّر تحميل مجموعات الدليل.',
    notTied: 'تعذّر ربط المجموعة',
    members: membersOf.nom,
    where: (group) => `إلى أين ينتمي أعضاء ${group}`,
    nothing: 'غير مربوطة',
    newGroup: (name) => `مجموعة نطاقات جديدة «${name}»`,
    domainGroups: 'مجموعات النطاقات',
    departments: 'الأقسام',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) => `في مجموعات مربوطة ربطًا مختلفًا: ${people.nom(count)}`,
    conflict: (email, theirs, counts) => `${email}: ${theirs}. رُبطت «${counts}» أولًا وهي المعتمدة.`,
    others: (count) => `والمزيد: ${digits(count)}.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `أُرسلت من هنا رموز وصول خاطئة كثيرة. يُرجى إعادة المحاولة بعد ${wait}.`,
  tooMuchAtOnce: 'يرسل الدليل الكثير دفعة واحدة. يُرجى إرسال أقل في كل مرة.',
  twoTokens: 'للدليل رمزا وصول من قبل: المستخدم والبديل. يُرجى إبطال أحدهما أولًا.',
  tokenRevoked: (name) => `تم إبطال «${name}». لم يعد الدليل يستطيع استخدامه.`,
  untied: (name) => `لم تعد «${name}» مربوطة بشيء.`,
  tied: (name, target) => `ينتمي أعضاء «${name}» الآن إلى «${target}».`,
  notFound: 'لم يُعثر على رمز الوصول هذا.',
  myData: 'ما يقوله دليل الشركة عنك',
}
