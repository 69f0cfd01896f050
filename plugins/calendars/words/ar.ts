import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('ar')

const haveOwn = (people: number) => `من ربطوا تقويمهم: ${digits(people)}`

export const web: Worded<typeof en.web> = {
  title: 'تقويمك',
  description:
    'كي لا تُقترح قهوة في وقت مشغول. تُقرأ الأوقات المشغولة فقط، ولا تُقرأ العناوين أبدًا، وتُحفظ أقل من يوم.',
  failed: 'تعذّر تحميل تقويمك.',
  names: { company: 'تقويم شركتك', caldav: 'CalDAV', ics: 'عنوان iCalendar' },
  states: { ok: 'يعمل', failing: 'تتعذّر قراءته', unchecked: 'لم يُقرأ اليوم' },
  lastRead: (moment) => `آخر قراءة: ${moment}`,
  withoutIt: 'إلى أن تعود قراءته ممكنة، تُقترح الأوقات من دونه.',
  disconnect: {
    action: 'فصل',
    title: 'فصل تقويمك؟',
    effect: 'يُحذف عنوانه وكلمة مروره، ومعهما كل ما قُرئ منه. وتُقترح الأوقات بعد ذلك من دونه.',
    done: 'تم فصل تقويمك.',
    failed: 'تعذّر فصل التقويم',
  },
  connect: {
    title: 'ربط تقويم',
    ownInstead: 'ربط تقويمي بدلًا منه',
    another: 'ربط تقويم آخر',
    text: 'يُختبر الربط فورًا. وما يُكتب هنا يُشفَّر ولا يُعرض على أحد.',
    action: 'ربط',
    trying: 'جارٍ الاختبار…',
    done: 'تم ربط تقويمك.',
    failed: 'تعذّر ربط التقويم',
    where: 'مكان تقويمك',
    onServer: {
      label: 'على خادم CalDAV',
      hint: 'iCloud وFastmail وNextcloud وmailbox.org وغيرها',
      addressHint: 'عنوان الخادم، مثل https://caldav.icloud.com، أو عنوان تقويمك.',
    },
    atAddress: {
      label: 'على عنوان سري',
      hint: 'يقدّم Google وOutlook عنوانًا ينتهي بـ \u200e.ics',
      addressHint:
        'Google: الإعدادات، تقويمك، العنوان السري بتنسيق iCal. Outlook: الإعدادات، التقويم، التقويمات المشتركة، نشر.',
    },
    address: 'العنوان',
    user: 'اسم المستخدم',
    noUser: 'يُرجى إدخال اسم المستخدم',
    password: 'كلمة المرور',
    noPassword: 'يُرجى إدخال كلمة المرور',
    passwordHint: 'عند الدخول بخطوتين: كلمة مرور للتطبيق، تُنشأ في إعدادات حسابك.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'هذا العنوان غير صالح.',
    keyChanged: 'تغيّر المفتاح الذي رُبط به هذا التقويم. يُرجى ربطه من جديد.',
    unreadable: 'تتعذّر قراءة التقويم.',
    tooSlow: 'قراءة التقويم تستغرق وقتًا طويلًا.',
    notICalendar: 'لا تقويم بصيغة iCalendar في هذا العنوان.',
    tooManyOccurrences: (most) => `مواعيد التقويم أكثر من ${digits(most)}.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `«${name}»`).join('، ')
      const named = quoted(zones)
      const taken = named && `لا توجد منطقة زمنية باسم ${named}، لذا تُعدّ أوقاتها مشغولة أينما أمكن أن تقع.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        zero: `كل الأحداث مقروءة.`,
        one: `تعذّرت قراءة حدث واحد${at}: ما يُفهم منه يُعدّ مشغولًا.`,
        two: `تعذّرت قراءة حدثين${at}: ما يُفهم منهما يُعدّ مشغولًا.`,
        few: `تعذّرت قراءة # أحداث${at}: ما يُفهم منها يُعدّ مشغولًا.`,
        many: `تعذّرت قراءة # حدثًا${at}: ما يُفهم منها يُعدّ مشغولًا.`,
        other: `تعذّرت قراءة # حدث${at}: ما يُفهم منها يُعدّ مشغولًا.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'تتعذّر قراءته لسبب من جهتنا.',
    companyAway: 'تتعذّر قراءة تقويم شركتك حاليًا.',
    notInCompany: 'لا تقويم لعنوانك لدى شركتك.',
    noAccess: (host, status) =>
      `يرفض ${host} الوصول (${status}). يلزم التحقق من CALENDAR_URL ومن الصلاحيات الممنوحة هناك.`,
    askedAgainLater: (host) => `كثُرت الطلبات إلى ${host}، وستُعاد لاحقًا.`,
    notUnderstood: (host) => `رد ${host} غير مفهوم.`,
    notSignedIn: (host, settings) => `لا يسمح ${host} لنا بالدخول. يلزم التحقق من ${listed(settings)}.`,
    redirectsNowhere: (host) => `يحيل ${host} إلى ما ليس عنوانًا.`,
    redirectsAgain: (host) => `يحيل ${host} مرة بعد مرة.`,
    refused: (host) => `يرفض ${host} الوصول. يلزم التحقق من العنوان، ومن اسم المستخدم وكلمة المرور إن لزما.`,
    nothingThere: (host) => `لا تقويم لدى ${host} في هذا العنوان.`,
    askedTooOften: (host) => `كثُرت الطلبات إلى ${host}.`,
    error: (host, status) => `يرد ${host} بخطأ (${status}).`,
    onlyHttps: (host) => `يجب أن يبدأ عنوان ${host} بـ \u200ehttps://.`,
    notPublic: (host) =>
      `ليس ${host} على الإنترنت العام. يمكن لمشغّل الخادم السماح به بالإعداد CALENDAR_HOSTS.`,
    packed: (host) => `يرسل ${host} محتوى مضغوطًا، وهو لا يُقرأ.`,
    tooLarge: (host) => `يرسل ${host} أكثر من 5 ميغابايت.`,
    noHost: (host) => `لا يوجد خادم باسم ${host}.`,
    tookTooLong: (host) => `استغرق ${host} أكثر من 10 ثوانٍ.`,
    certificate: (host) => `شهادة ${host} غير صالحة.`,
    unreachable: (host, code) => `يتعذّر الوصول إلى ${host}${code && ` (${code})`}.`,
    noAnswer: (host) => `لا يستجيب ${host} حاليًا.`,
    leadsElsewhere: (host, other) =>
      `يقود ${host} إلى ${other}، ولا تُرسل كلمة مرورك إليه. المطلوب عنوان تقويمك هناك.`,
    otherSignIn: (host) => `يطلب ${host} طريقة دخول غير اسم المستخدم وكلمة المرور.`,
    wrongPassword: (host) => `لا يقبل ${host} اسم المستخدم وكلمة المرور هذين.`,
    notXml: (host) => `لا يرسل ${host} XML يمكن قراءته.`,
  },
  health: {
    title: 'التقاويم',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}، ومنها ما تتعذّر قراءته: ${digits(failing)}؛ ويرى أصحابها السبب.`,
    ownOnly: 'الشخصية فقط',
    failing: (calendar) => `${calendar}: متعثر`,
    without: 'تُقترح الأوقات من دونه.',
  },
  triedTooOften: (minutes) => `بلغ عدد محاولاتك لربط تقويم 20 خلال ساعة. يُرجى إعادة المحاولة بعد ${minutes}.`,
  myData: {
    title: 'التقويم الذي يبيّن أوقات انشغالك',
    fields: {
      source: 'المصدر',
      host: 'الخادم',
      connectedAt: 'وقت الربط',
      readAt: 'وقت القراءة',
      note: 'ملاحظة',
      busy: 'أوقات الانشغال',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'تقويم الشركة' },
  },
}
