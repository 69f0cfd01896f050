import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('ar')

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
  mostWebhooks: (most) => `أقصى عدد هو ${digits(most)}. يُرجى إزالة واحد أولًا.`,
  webhookExists: (name) => `الاسم «${name}» مستخدم بالفعل. يُرجى اختيار اسم آخر.`,
  addressLost: 'لم يعد فتح العنوان ممكنًا لأن مفتاح هذا التثبيت تغيّر. يُرجى إدخاله من جديد.',
  webhookRemoved: (name) => `أُزيل «${name}». لن يُرسل إليه شيء بعد الآن.`,
  webhookIsOff: (name) => `«${name}» متوقف. يُرجى تشغيله أولًا.`,
  sentAgain: 'تجري إعادة الإرسال.',
  channelTested: (name) => `وصلت التجربة إلى «${name}».`,
  problems: {
    onlyHttps: (host) => `لا يُتصل بـ ${host} إلا عبر https.`,
    notPublic: (host) =>
      `${host} ليس على الإنترنت العام. يمكن لمشغّل الخادم السماح به بالإعداد WEBHOOK_HOSTS.`,
    packed: (host) => `يرد ${host} بمحتوى مضغوط.`,
    noHost: (host) => `لا يوجد خادم باسم ${host}.`,
    tookTooLong: (host) => `استغرق ${host} أكثر من 10 ثوانٍ.`,
    certificate: (host) => `شهادة ${host} غير صالحة.`,
    unreachable: (host) => `تعذّر الوصول إلى ${host}.`,
    keyChanged: (host) => `تغيّر مفتاح هذا التثبيت، فلم يعد فتح عنوان ${host} ممكنًا. يُرجى إدخاله من جديد.`,
    refused: (host, status) => `لا يقبله ${host} ‏(${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, {
        zero: '# ثنائي جديد',
        one: 'ثنائي جديد واحد',
        two: 'ثنائيان جديدان',
        few: '# ثنائيات جديدة',
        many: '# ثنائيًا جديدًا',
        other: '# ثنائي جديد',
      })
      const fresh = plural(count, {
        zero: '# وجه جديد',
        one: 'وجه جديد واحد',
        two: 'وجهان جديدان',
        few: '# وجوه جديدة',
        many: '# وجهًا جديدًا',
        other: '# وجه جديد',
      })
      return count > 0 ? `${made}، و${fresh}.` : `${made}.`
    },
    look: 'عرض لقائك',
    test: 'هذه تجربة. سيُعلَن هنا عن جولات Cup of Joe.',
  },
}
