import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('ar')

const beans = (count: number) =>
  plural(count, {
    zero: 'لا حبات',
    one: 'حبة واحدة',
    two: 'حبتان',
    few: '# حبات',
    many: '# حبة',
    other: '# حبة',
  })
const giving = (count: number) =>
  plural(count, {
    zero: 'بلا حبات',
    one: 'إعطاء حبة واحدة',
    two: 'إعطاء حبتين',
    few: 'إعطاء # حبات',
    many: 'إعطاء # حبة',
    other: 'إعطاء # حبة',
  })

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}، ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}، ${time}`,
  where: (place) => ['المكان: ', place],
  timesAreOf: (city) => `الأوقات بتوقيت ${city}.`,
  timesAreOfAnd: (city, elsewhere) => `الأوقات بتوقيت ${city}؛ ${elsewhere}.`,
  timesAreOfProfile: (city) => `الأوقات بتوقيت ${city}، كما في ملفك الشخصي.`,
  elsewhere: (at, name) => `${at} بتوقيت ${name}`,
  yours: 'بتوقيتك',
  theirs: (at, name) => `${at} بتوقيت ${name}`,
  suit: (isOfMore) => (isOfMore ? 'أوقات تناسب جميعكم' : 'أوقات تناسبكما'),
  otherTimes: 'أوقات أخرى',
  suggestedTimes: 'العودة إلى الأوقات المقترحة',
  noTime: (reason) => `${reason}. يمكن الاتفاق على وقت بالتراسل.`,
  noOtherTime: 'لا يوجد وقت آخر يناسب الجميع في الأسابيع الأربعة القادمة.',
  otherTimesFailed: 'تعذّر تحميل الأوقات الأخرى.',
  day: 'اليوم',
  time: 'الوقت',
  meetOn: (isOfMore, slot) => `موعد لقاء ${isOfMore ? 'جميعكم' : 'كليكما'}: ${slot}.`,
  planned: (slot) => `كان موعد القهوة: ${slot}.`,
  wasCancelled: (slot) => `أُلغيت هذه القهوة: ${slot}.`,
  suits: (isOfMore) =>
    isOfMore
      ? 'الوقت يناسب تقاويمكم جميعًا. يمكنك تغييره أو إلغاؤه.'
      : 'الوقت يناسب تقويميكما. يمكنك تغييره أو إلغاؤه.',
  chose: (name) => `الوقت من اختيار ${name}.`,
  youChose: 'الوقت من اختيارك.',
  accepted: (name) => `تم القبول من ${name}.`,
  mayCome: (name) => `حضور ${name} محتمل.`,
  suggests: (name) => `اقتراح الموعد هذا الشهر على ${name}.`,
  youSuggest: 'اقتراح الموعد هذا الشهر عليك.',
  schedule: 'تحديد موعد القهوة',
  again: 'لقاء آخر',
  move: 'تغيير الموعد',
  book: {
    moveTitle: 'تغيير موعد القهوة',
    text: (minutes, names, isOfMore) =>
      `${minutes} دقيقة مع ${names}. يكفي اختيار وقت، وتصل الدعوة بالبريد ${isOfMore ? 'إلى جميعكم' : 'إليكما'}.`,
    book: 'حجز هذا الوقت',
    move: 'التغيير إلى هذا الوقت',
    booked: (isOfMore) => `تم الحجز. تصل الدعوة بالبريد ${isOfMore ? 'إلى جميعكم' : 'إليكما'}.`,
    moved: (isOfMore) => `تم التغيير. تصل الدعوة بالبريد ${isOfMore ? 'إلى جميعكم' : 'إليكما'}.`,
    failed: 'تعذّر حجز الوقت',
    timesFailed: 'تعذّر تحميل الأوقات.',
    byHand: 'الإرسال من تقويمك أنسب لك؟',
    download: 'تنزيل الدعوة (.ics)',
    entry: {
      title: (names) => `لقاء قهوة: ${names}`,
      text: (starter) => `لقاء القهوة لهذا الشهر.\nللبداية: ${starter}`,
    },
  },
  cancel: {
    action: 'إلغاء',
    title: 'إلغاء هذه القهوة؟',
    effect: (isOfMore) =>
      `يصل إشعار بالبريد ${isOfMore ? 'إلى جميعكم' : 'إليكما'}، وتُحذف القهوة من التقاويم. ويمكنك حجز وقت آخر.`,
    confirm: 'إلغاء الموعد',
    keep: 'إبقاء الموعد',
    done: (isOfMore) => `تم الإلغاء. يصل إشعار بالبريد ${isOfMore ? 'إلى جميعكم' : 'إليكما'}.`,
    failed: 'تعذّر إلغاء الموعد',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'شخص واحد كل شهر. وهذا لقاؤك.',
    more: 'أكثر من شخص هذه المرة. وها هم.',
    none: 'شخص واحد كل شهر، وكل من سبق لك لقاؤهم.',
  },
  current: 'اللقاء الحالي',
  currentFailed: 'تعذّر تحميل لقائك الحالي.',
  active: 'قائم',
  away: 'تعذّر الحضور',
  history: 'اللقاءات السابقة',
  historyFailed: 'تعذّر تحميل لقاءاتك السابقة.',
  noHistory: 'لا لقاءات سابقة بعد',
  noHistoryText: 'تظهر هنا لقاءات القهوة المكتملة.',
  search: 'البحث في اللقاءات السابقة',
  completed: 'مكتمل',
  calledOff: 'ملغى',
  notSaid: 'لا جواب بعد',
  answers: { confirmed: 'تم اللقاء', not_confirmed: 'لم يتم هذا الشهر', pending: 'بانتظار الجواب' },
  earlierAnswers: { confirmed: 'تم اللقاء', not_confirmed: 'لم يتم اللقاء' },
  didYouMeet: (names) => ['هل تم لقاؤك مع ', names, '؟'],
  change: 'تغيير جوابي',
  keep: 'إبقاؤه',
  answered: 'تم حفظ جوابك.',
  notAnswered: 'تعذّر حفظ جوابك',
  takenBack: { title: 'تم التراجع', text: 'جوابك مفتوح من جديد.' },
  undo: 'تراجع',
  complete: {
    action: 'وضع علامة مكتمل',
    title: 'وضع علامة مكتمل؟',
    effect: (isOfMore) =>
      isOfMore
        ? 'يعني هذا أن لقاء جميعكم قد تم، ويُغلق اللقاء بالنسبة إليك.'
        : 'يعني هذا أن لقاءكما قد تم، ويُغلق اللقاء بالنسبة إليك.',
    done: 'وُضعت علامة مكتمل على لقاء القهوة.',
    failed: 'تعذّر إكمال اللقاء',
  },
  sayYouMet: (names) => names.map((name) => `بحسب جواب ${name || 'الشخص الآخر'}، تم اللقاء`).join('. '),
  lines: {
    notAnswered: (name) => `لم يصل جواب ${name} بعد.`,
    mayAnswer: (name) => `ما زال بإمكان ${name} القول كيف كان اللقاء.`,
    metToo: (name) => `وهذا جواب ${name} أيضًا. بالهناء.`,
    missedToo: (name) => `ولم يتم أيضًا بحسب جواب ${name}. يحدث هذا.`,
    bothMet: 'الجوابان متفقان: تم اللقاء. بالهناء.',
    bothMissed: 'لم يتم اللقاء هذه المرة. يحدث هذا.',
    onlyYouMet: (name) =>
      `بحسب جوابك تم اللقاء، وبحسب جواب ${name} لم يتم. يحدث هذا: رسالة قصيرة توضّح الأمر.`,
    onlyTheyMet: (name) => `بحسب جواب ${name} تم اللقاء معك. يحدث هذا: رسالة قصيرة توضّح الأمر.`,
  },
  met: (people, departments) =>
    `سبق لك لقاء ${plural(people, { zero: 'لا أحد', one: 'شخص واحد', two: 'شخصين', few: '# أشخاص', many: '# شخصًا', other: '# شخص' })} من ${plural(departments, { zero: 'لا أقسام', one: 'قسم واحد', two: 'قسمين', few: '# أقسام', many: '# قسمًا', other: '# قسم' })}`,
  noDepartment: 'بلا قسم',
  formerColleagues: 'زملاء سابقون',
  youHost: 'أنت مضيف هذه الطاولة.',
  host: 'المضيف',
  why: (isOfMore) => (isOfMore ? 'لماذا أنتم جميعًا' : 'لماذا أنتما'),
  toBegin: 'للبداية',
  reveal: { month: (month) => `قهوتك لشهر ${month}`, with: 'مع…' },
  changed: {
    title: 'تغيّر لقاؤك',
    now: (names) => `لقاؤك الآن مع ${names}.`,
    none: 'لم يعد لديك لقاء هذا الشهر.',
    seen: 'حسنًا',
    failed: 'تعذّر الحفظ',
  },
  none: {
    title: 'لا لقاء حاليًا',
    next: 'تأتيك الجولة الشهرية القادمة بلقاء مع شخص من الشركة.',
  },
  stranded: {
    text: 'لا حاجة إلى الانتظار حتى الشهر القادم.',
    ask: 'البحث لي عن شخص آخر',
    failed: 'تعذّر طلب شخص آخر',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'كيف كان اللقاء؟',
  change: 'تغيير',
  beans,
  choose: 'يُرجى اختيار حبة واحدة إلى خمس حبات',
  line: 'في سطر واحد',
  hint: 'يقرؤه القائمون على البرنامج بلا اسمك، مع أسطر أربعة آخرين على الأقل. ولا يراه الشخص الآخر.',
  quote: 'يجوز اقتباس سطري في تقرير بلا اسمي',
  give: giving,
  giveSome: 'إعطاء حبات',
  notNow: 'ليس الآن',
  given: 'شكرًا. يُعرض بلا اسمك.',
  failed: 'تعذّر حفظ رأيك',
}
