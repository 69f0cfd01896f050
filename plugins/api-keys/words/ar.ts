import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('ar')

export const web: Worded<typeof en.web> = {
  section: 'مفاتيح API',
  text: 'بمفتاح API يُجري برنامج طلبات المسؤولين: نظام موارد بشرية أو برنامج نصي أو مستودع بيانات. يجوز للمفتاح ما يُختار له فقط.',
  calls: 'كل الطلبات',
  failed: 'تعذّر تحميل مفاتيح API.',
  of: (name) => `مفتاح API «${name}»`,
  once: 'لا يُعرض إلا هذه المرة. يُرجى نسخه الآن إلى حيث يُستخدم.',
  key: 'مفتاح API',
  until: (end) => `حتى ${end}`,
  ended: (end) => `انتهى: ${end}`,
  may: (scopes) => `يجوز له: ${scopes}`,
  name: 'اسم مفتاح API جديد',
  what: 'ما يجوز له',
  lasts: 'صالح لمدة',
  choose: 'يُرجى اختيار شيء واحد على الأقل',
  make: 'إنشاء مفتاح API',
  notMade: 'تعذّر إنشاء مفتاح API',
  effect: 'تُرفض الطلبات بهذا المفتاح فورًا. ويبقى ما فعله.',
  notRevoked: 'تعذّر إبطال مفتاح API',
  example: 'الرواتب',
  scopes: {
    read: 'قراءة ما يراه المسؤولون',
    people: 'تغيير الأشخاص والمجموعات وقائمة السماح',
    rounds: 'إنشاء الجولات والبرامج وتغييرها',
    newsletters: 'كتابة النشرات وإرسالها',
    integrations: 'إدارة الويب هوك والقنوات',
  },
  days: {
    30: '30 يومًا',
    90: '90 يومًا',
    365: 'سنة',
    730: 'سنتان',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `يوجد مفتاح API باسم «${name}» بالفعل. يُرجى اختيار اسم آخر.`,
  keyRevoked: (name) => `أُبطل «${name}». تُرفض الطلبات به من الآن.`,
  wrongKeys: (wait) => `أُرسلت من هنا مفاتيح API خاطئة كثيرة. يُرجى إعادة المحاولة بعد ${wait}.`,
  wrongKey: 'مفتاح API هذا خاطئ أو أُبطل.',
  keyEnded: (name) => `انتهت مدة مفتاح API «${name}». يُرجى إنشاء مفتاح جديد.`,
  keyInAddress:
    'لا يوضع مفتاح API في عنوان، فالسجلات تحفظه. يُرجى إبطاله وإرسال مفتاح جديد في الترويسة Authorization.',
  cookieBesideKey: 'يُرجى إرسال مفتاح API أو ملف تعريف ارتباط الجلسة، لا كليهما.',
  tooManyCalls: (most) => `تجاوزت الطلبات بمفتاح API هذا ${digits(most)} خلال دقيقة. يُرجى الانتظار قليلًا.`,
  repeatKeyTooLong: (most) => `تتكوّن Idempotency-Key من 1 إلى ${digits(most)} من الأحرف.`,
  repeatedOtherwise: 'استُخدم Idempotency-Key هذا لطلب آخر. يُرجى استخدام واحد جديد لكل طلب.',
  callUnderWay: 'الطلب الأول بـIdempotency-Key هذا ما زال جاريًا. يُرجى تكراره بعد قليل.',
  callCutOff:
    'توقف الخادم في منتصف الطلب الأول بـIdempotency-Key هذا. يُرجى التحقق مما إذا كان قد نُفّذ، ثم الطلب بواحد آخر.',
  notFound: 'لم يُعثر على مفتاح API هذا.',
}
