import { tries } from '../../../languages/ar/counted/nouns'
import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('ar')

export const web: Worded<typeof en.web> = {
  section: 'الويب هوك والقنوات',
  webhooks: {
    title: 'الويب هوك',
    text: 'يُخبر الويب هوك برنامجًا بما يحدث: نظام موارد بشرية، أو تقويم قاعات، أو مستودع بيانات. تُوقَّع الأحداث وفق مواصفة Standard Webhooks، ويُعاد إرسالها على مدى ثلاثة أيام.',
    failed: 'تعذّر تحميل الويب هوك.',
    of: (name) => `الويب هوك «${name}»`,
    once: 'يظهر هذه المرة فقط. به يتحقق البرنامج من أن الحدث صادر من هنا.',
    secret: 'السر',
    earlier: (end) => `حتى ${end} يوقّع السر السابق أيضًا.`,
    told: (events) => `يُبلَّغ عند: ${events}`,
    personal: 'إرسال أسماء الأشخاص وعناوينهم',
    personalText: 'تغادر Cup of Joe مع كل حدث. ومن دونها لا تحوي الأحداث إلا المعرّفات والأعداد.',
    hasPersonal: 'مع الأسماء والعناوين',
    off: {
      administrator: (since) => `متوقف منذ ${since}`,
      failing: (since) => `متوقف منذ ${since}: لم يصل شيء طوال ثلاثة أيام`,
      gone: (since) => `متوقف منذ ${since}: يقول الخادم إن العنوان لم يعد موجودًا`,
    },
    turnOff: 'إيقاف',
    turnOn: 'تشغيل',
    name: 'اسم الويب هوك الجديد',
    address: 'العنوان',
    what: 'ما يُبلَّغ به',
    choose: 'يُرجى اختيار حدث واحد على الأقل',
    make: 'إضافة ويب هوك',
    notMade: 'تعذّرت إضافة الويب هوك',
    notChanged: 'تعذّر تغيير الويب هوك',
    renew: 'سر جديد',
    renewTitle: (name) => `سر جديد لـ «${name}»؟`,
    renewEffect: 'يحتاج البرنامج إلى السر الجديد خلال أسبوع. وحتى ذلك الحين يوقّع السر السابق أيضًا.',
    remove: 'إزالة',
    removeTitle: (name) => `إزالة «${name}»؟`,
    removeEffect: 'لن يُرسل إليه شيء بعد الآن، ويُحذف سجله.',
    notRemoved: 'تعذّرت الإزالة',
    log: 'السجل',
    logOf: (name) => `ما أُبلغ به «${name}»`,
    logFailed: 'تعذّر تحميل السجل.',
    nothing: 'لا شيء بعد.',
    again: 'إعادة الإرسال',
    notSent: 'تعذّرت إعادة الإرسال',
    tries: (count) => tries.nom(count),
    next: (when) => `المحاولة التالية: ${when}`,
    states: {
      waiting: 'قيد الانتظار',
      delivered: 'وصل',
      failed: 'لم يصل',
    },
    events: {
      'round.made': 'إنشاء جولة',
      'round.changed': 'تغيير جولة',
      'round.published': 'ظهور اللقاءات للمشاركين',
      'round.completed': 'انتهاء جولة',
      'newsletter.sent': 'إرسال نشرة',
      'match.met': 'تأكيد حدوث لقاء',
      'meeting.booked': 'حجز موعد',
      'meeting.moved': 'تغيير موعد',
      'meeting.cancelled': 'إلغاء موعد',
      'person.joined': 'انضمام شخص',
      'person.left': 'مغادرة شخص',
    },
  },
  channels: {
    title: 'القنوات',
    text: 'يُعلَن عن كل جولة في قناة من محادثاتكم حين تظهر اللقاءات للمشاركين: عدد الثنائيات وعدد الوجوه الجديدة. ولا يُذكر أي لقاء.',
    failed: 'تعذّر تحميل القنوات.',
    name: 'اسم القناة الجديدة',
    form: 'برنامج المحادثة',
    forms: {
      slack: 'Slack أو Mattermost أو Rocket.Chat أو Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'إضافة قناة',
    notMade: 'تعذّرت إضافة القناة',
    test: 'إرسال تجربة',
    notTested: 'لم تصل التجربة',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `أقصى عدد هو ${digits(most)}. يُرجى إزالة واحد أولًا.`,
  webhookExists: (name) => `الاسم «${name}» مستخدم بالفعل. يُرجى اختيار اسم آخر.`,
  addressLost: 'لم يعد فتح العنوان ممكنًا لأن مفتاح هذا التثبيت تغيّر. يُرجى إدخاله من جديد.',
  webhookRemoved: (name) => `أُزيل «${name}». لن يُرسل إليه شيء بعد الآن.`,
  webhookIsOff: (name) => `«${name}» متوقف. يُرجى تشغيله أولًا.`,
  sentAgain: 'تجري إعادة الإرسال.',
  channelTested: (name) => `وصلت التجربة إلى «${name}».`,
  problems: {
    onlyHttps: (host) => `يجب أن يبدأ عنوان ${host} بـ \u200ehttps://.`,
    notPublic: (host) =>
      `${host} ليس على الإنترنت العام. يمكن لمشغّل الخادم السماح به بالإعداد WEBHOOK_HOSTS.`,
    packed: (host) => `يرد ${host} بمحتوى مضغوط، وهو لا يُقرأ.`,
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
  turnedOff: {
    subject: (name) => `أُوقف: ${name}`,
    failing: (host) => `تعذّر إيصال أي شيء إلى ${host} طوال ثلاثة أيام.`,
    gone: (host) => `يقول ${host} إن العنوان لم يعد موجودًا.`,
    effect:
      'لن يُرسل إليه شيء حتى تعيد الإدارة تشغيله من «أدوات الإدارة»، «الويب هوك والقنوات». وما زال ينتظر يُرسل حينها.',
  },
  notFound: {
    webhook: 'لم يُعثر على هذا الويب هوك.',
    channel: 'لم يُعثر على هذه القناة.',
    delivery: 'لم يُعثر على هذا الإرسال.',
  },
}
