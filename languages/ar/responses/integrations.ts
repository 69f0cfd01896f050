import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `يوجد مفتاح API باسم «${name}» بالفعل. يُرجى اختيار اسم آخر.`,
  keyRevoked: (name) => `أُبطل «${name}». تُرفض الطلبات به من الآن.`,
  wrongKeys: (wait) => `أُرسلت من هنا مفاتيح API خاطئة كثيرة. يُرجى إعادة المحاولة بعد ${wait}.`,
  wrongKey: 'مفتاح API هذا خاطئ أو أُبطل.',
  keyEnded: (name) => `انتهت مدة مفتاح API «${name}». يُرجى إنشاء مفتاح جديد.`,
  keyInAddress:
    'لا يوضع مفتاح API في عنوان، فالسجلات تحفظه. يُرجى إبطاله وإرسال مفتاح جديد في الترويسة Authorization.',
  cookieBesideKey: 'يُرجى إرسال مفتاح API أو ملف تعريف ارتباط الجلسة، لا كليهما.',
  notForKeys: 'لا يجوز لأي مفتاح API فعل هذا. على أحد المسؤولين فعله.',
  scopeMissing: (scope) => `ليس لمفتاح API هذا النطاق «${scope}».`,
  tooManyCalls: (most) => `تجاوزت الطلبات بمفتاح API هذا ${digits(most)} خلال دقيقة. يُرجى الانتظار قليلًا.`,
  repeatKeyTooLong: (most) => `تتكوّن Idempotency-Key من 1 إلى ${digits(most)} من الأحرف.`,
  repeatedOtherwise: 'استُخدم Idempotency-Key هذا لطلب آخر. يُرجى استخدام واحد جديد لكل طلب.',
  callUnderWay: 'الطلب الأول بـIdempotency-Key هذا ما زال جاريًا. يُرجى تكراره بعد قليل.',
  callCutOff:
    'توقف الخادم في منتصف الطلب الأول بـIdempotency-Key هذا. يُرجى التحقق مما إذا كان قد نُفّذ، ثم الطلب بواحد آخر.',
}
