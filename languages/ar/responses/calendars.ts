import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('ar')

export const calendars: Responses['calendars'] = {
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
  onlyHttps: (host) => `لا يُسأل ${host} إلا عبر https: يجب أن يبدأ العنوان بـ https://.`,
  notPublic: (host) => `ليس ${host} على الإنترنت العام. يمكن لمشغّل الخادم السماح به بالإعداد CALENDAR_HOSTS.`,
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
}
