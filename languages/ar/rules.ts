import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { entries, letters } from './counted/nouns'

const { day, dayInYear, digits, monthName } = formatsOf('ar')
const atMost = (max: number) => `${letters.nom(max)} على الأكثر`
const invalidAddress = 'يُرجى إدخال عنوان بريد إلكتروني صحيح'

export const rules: Words['rules'] = {
  required: 'هذا الحقل مطلوب',
  expected: (kind) => `النوع المطلوب: ${kind}`,
  least: (least) => `${least} على الأقل`,
  most: (most) => `${digits(most)} على الأكثر`,
  atLeast: (least) => `عدد الأحرف الأدنى: ${least}`,
  atMost,
  oneOf: (values) => `واحد مما يلي: ${values}`,
  unknownField: (names) => `حقل غير معروف: ${names}`,
  noForm: 'هذه القيمة ليست بأي صيغة مقبولة',
  oneOfLanguages: (codes) => `يُرجى اختيار إحدى اللغات: ${codes}`,
  form: (form) => `الصيغة المطلوبة: ${form}`,
  iso: 'الصيغة المطلوبة: ISO 8601 مع فارق التوقيت',
  notBase64: 'ليس بصيغة base64url',
  wholeNumber: 'يُرجى إدخال عدد صحيح',
  noHosts: 'حدّد المضيفين أو اترك ذلك بلا تحديد، فيكون الجميع سواء',
  attribute: {
    reserved: 'الأقسام موجودة من قبل: يُرجى اختيار اسم آخر',
    values: (most) => `${digits(most)} قيمة مختلفة على الأكثر`,
  },
  mixPersonal: 'الأقسام وحدها يمكن أن تتبع الرغبات الشخصية',
  notOneLevel: 'اختر مستويين أو أكثر: فمستوى واحد أعلى هو مدير الضيف نفسه',
  color: (example) => `يُرجى إدخال لون سداسي عشري مثل ${example}`,
  oneLine: 'لا يُسمح بفواصل الأسطر وأحرف التحكم',
  noControl: 'لا يُسمح بأحرف التحكم',
  list: {
    atLeast: (least) => `عدد العناصر قليل: الحد الأدنى ${least}`,
    atMost: (most) => `${entries.nom(most)} على الأكثر`,
    each: (max) => `${atMost(max)} لكل منها`,
    atMostOf: (most, max) => `عدد العناصر الأقصى: ${most}، ولكل منها ${atMost(max)}`,
    notJson: 'المطلوب قائمة نصوص بصيغة JSON',
  },
  email: {
    missing: 'يُرجى إدخال عنوان بريدك الإلكتروني',
    invalid: invalidAddress,
    toPreview: 'يُرجى إدخال عنوان المستلم للمعاينة',
    required: 'البريد الإلكتروني مطلوب',
  },
  code: {
    missing: (digitsOfIt) => `يُرجى إدخال الرمز المكوّن من ${digitsOfIt} أرقام`,
    invalid: (digitsOfIt) => `يُرجى إدخال رمز صحيح من ${digitsOfIt} أرقام`,
  },
  passkeyName: 'يُرجى إدخال اسم له، مثل «الحاسوب المحمول» أو «المفتاح الأزرق»',
  recoveryCode: {
    missing: 'يُرجى إدخال أحد رموز الاسترداد',
    invalid: (count) => `عدد الأحرف والأرقام في رمز الاسترداد: ${count}`,
  },
  password: {
    required: 'كلمة المرور مطلوبة',
    current: 'يُرجى إدخال كلمة المرور الحالية',
    next: 'يُرجى إدخال كلمة مرور جديدة',
    short: (least) => `عدد الأحرف الأدنى في كلمة المرور: ${least}.`,
  },
  profile: {
    firstName: 'الاسم الأول مطلوب',
    lastName: 'اسم العائلة مطلوب',
    department: 'القسم مطلوب',
  },
  inquiry: {
    incomplete: 'يُرجى إدخال اسم الشركة وبريد التواصل وعدد الأشخاص المتوقع.',
    invalidAddress: `${invalidAddress}.`,
  },
  programme: {
    name: 'يُرجى إدخال اسم',
    tooPale: 'يُرجى اختيار لون أغمق: هذا اللون لا يكاد يُرى على خلفية فاتحة في الصفحات والرسائل',
    tooDark: 'يُرجى اختيار لون أفتح: هذا اللون لا يكاد يُرى على خلفية داكنة في الصفحات والرسائل',
  },
  group: { names: 'الاسم والاسم المعروض مطلوبان' },
  department: {
    incomplete: 'يُرجى اختيار مجموعة وإدخال اسم القسم واسمه المعروض.',
    displayName: 'الاسم المعروض مطلوب',
  },
  domain: 'يُرجى إدخال نطاق مثل example.com',
  https: 'يُرجى إدخال عنوان يبدأ بـ \u200ehttps://',
  calendar: 'يُرجى إدخال عنوان تقويمك',
  keyName: 'يُرجى إدخال اسم له، مثل «الرواتب»',
  tokenName: 'يُرجى إدخال اسم له، مثل «Entra ID»',
  newsletter: { title: 'العنوان مطلوب', subject: 'موضوع الرسالة مطلوب' },
  picture: 'يُرجى إدخال عنوان صورة',
  groupOrAll: 'يُرجى تسمية مجموعة، أو اختيار المجموعات كلها.',
  pairingFile: 'يُرجى اختيار ملف توزيع أولًا',
  oneTie: 'تُربط المجموعة بمجموعة نطاقات أو بقسم، لا بكليهما',
  beans: 'من حبة واحدة إلى خمس حبات',
  timeZone: 'هذه ليست منطقة زمنية صالحة. مثال: Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'نبذة عني',
      hint: 'سطر أو سطران يبدأ منهما الشخص الآخر.',
      none: 'لا شيء بعد. سطر أو سطران يسهّلان البداية على الشخص الآخر.',
      sample: 'هنا ما يقوله الشخص الآخر عن نفسه.',
      inMyData: 'نبذة عنك',
    },
  },
  standing: {
    in: 'مكانك محفوظ.',
    atCap: (count) =>
      `اكتمل حدّك لهذا الشهر: ${count === 1 ? 'لقاء واحد' : count === 2 ? 'لقاءان' : `${digits(count)} لقاءات`}. يمكن رفعه في ملفك الشخصي.`,
    asked: 'هل تشارك المرة القادمة؟',
    askedLater: 'نسألك قبل الجولة القادمة.',
    noGroup:
      'لست في أي مجموعة بعد، والجولات تجري بحسب المجموعات. يستطيع القائمون على Cup of Joe إضافتك إلى إحداها.',
    optedOut: 'تم انسحابك، وتستمر الجولات من دونك.',
    dormant:
      'لم يصلنا منك شيء منذ مدة طويلة، فتستمر الجولات من دونك. تعود مشاركتك بمجرد الضغط على الزر في رسالتنا، أو تسجيل الدخول.',
    onLeave: 'إجازة.',
    onLeaveUntil: (until, isFar) => `إجازة حتى ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'أنت في استراحة.',
    pausedUntil: (until, isFar) => `أنت في استراحة حتى ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `${round ? `جولة ${monthName(round)}` : 'الجولة القادمة'} من دونك، وتعود مشاركتك ${backIn ? `في ${monthName(backIn)}` : 'في الجولة التي تليها'}.`,
    sitsOutOn: (round, backOn) =>
      `جولة ${dayInYear(round)} من دونك، وتعود مشاركتك ${backOn ? `في ${dayInYear(backOn)}` : 'في الجولة التي تليها'}.`,
  },
  notInvited: {
    in: (count) => `مشاركة قائمة: ${digits(count)}`,
    'not-covered': (count) => `خارج قائمة السماح: ${digits(count)}`,
    refused: (count) => `انسحاب، أو طلب عدم الدعوة مجددًا: ${digits(count)}`,
    'too-often': (count) => `ثلاث دعوات خلال اثني عشر شهرًا: ${digits(count)}`,
    'too-soon': (count) => `دعوة خلال آخر 7 أيام: ${digits(count)}`,
    away: (count) => `استراحة أو إجازة: ${digits(count)}`,
  },
  hours: {
    noDay: 'يُرجى اختيار يوم واحد على الأقل',
    quarterHour: 'يُرجى اختيار ربع ساعة',
    tooShort: 'يجب أن يكون بعد ساعة على الأقل',
  },
  nothingToChange: {
    group: 'لا شيء لتغييره: المطلوب displayName أو description أو color',
    entry: 'لا شيء لتغييره: المطلوب domainGroupId أو isActive',
    user: 'لا تغييرات: لا تغييرات لحفظها لهذا المستخدم',
    tie: 'لا شيء لتغييره: المطلوب domainGroupId أو departmentId',
    blocks: 'لا شيء لتغييره: المطلوب emails أو domains',
  },
}
