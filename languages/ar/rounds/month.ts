import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { steps as stepsOf } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `استُعيد في ${at} من النسخة الاحتياطية بتاريخ ${made}`,
    text: 'كل ما حدث بينهما مفقود هنا.',
    held: {
      mails: 'الرسائل التي حان موعدها بينهما محجوزة: ربما أُرسلت بالفعل',
      round: 'ربما أُجريت جولة بينهما',
      administrators: 'المسؤولون الآخرون معطَّلون',
      second_factors: 'مفاتيح المرور والتطبيقات ورموز الاسترداد للمسؤولين الآخرين معطَّلة',
      managers: 'مسؤولو المجموعات معطَّلون',
      api_keys: 'مفاتيح API معطَّلة',
      directory_tokens: 'مزامنة الدليل متوقفة منذ الاستعادة',
      webhooks: 'الويب هوك والقنوات معطَّلة',
    },
    send: 'إرسال',
    noRound: 'لم تُجرَ أي جولة',
    turnOn: 'التشغيل من جديد',
    leave: 'تركها كما هي',
    done: 'تم حفظ قرارك.',
    failed: 'تعذّر حفظ قرارك.',
  },
  title: 'هذا الشهر',
  scope: (month, group) => `${month}، ${group}`,
  failed: 'تعذّر تحميل هذا الشهر.',
  steps: {
    people: 'الأشخاص',
    pairing: 'التوزيع',
    newsletter: 'النشرة',
    sending: 'الإرسال',
    meetings: 'القهوة',
    completed: 'الإكمال',
  },
  states: {
    todo: 'لاحقًا',
    due: 'التالي',
    running: 'جارٍ',
    done: 'تم',
    problem: 'يحتاج إلى انتباه',
  },
  details: {
    todo: 'يأتي دورها عندما تمتلئ الأكواب التي قبلها.',
    due: 'هذه هي الخطوة التالية.',
    running: 'العمل جارٍ عليها.',
    done: 'تمت.',
    problem: 'تحتاج إلى انتباه.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'تمت كل خطوات الشهر.',
  round: {
    title: 'هذه الجولة',
    allDone: 'تمت كل خطوات الجولة.',
  },
  mails: 'الرسائل',
  behind: {
    mails: 'عرض الرسائل',
    people: 'عرض الأشخاص',
    pairs: 'عرض الثنائيات',
    answers: 'عرض الأجوبة',
    open: (newsletter) => `فتح «${newsletter}»`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) => `عاد أشخاص بمعرّفات جديدة، وعددهم ${digits(people)}. هل هم أنفسهم أم أشخاص جدد؟`,
    text: (day) =>
      `أزالهم دليل الشركة وأضاف أشخاصًا بعناوينهم منذ ${day}. يحدث ذلك عند تغيير الدليل أو إعطاء العناوين لآخرين. حتى وصول الجواب لا تكون هذه الحسابات في أي جولة ولا تصلها أي رسالة.`,
    same: {
      action: 'الأشخاص أنفسهم',
      title: (people) => `هل هم الأشخاص أنفسهم؟ العدد: ${digits(people)}`,
      effect: (people) =>
        `يستمر كل حساب كما كان، بسجله وحظره وانسحابه. عدد الحسابات: ${digits(people)}. ويُمحى الحساب الذي أُنشئ بعد ذلك، ويُقدَّم ما فيه إن كان ملفه مكتملًا.`,
    },
    other: {
      action: 'أشخاص جدد',
      title: (people) => `هل هم أشخاص جدد؟ العدد: ${digits(people)}`,
      effect: (people) =>
        `تُمحى الحسابات السابقة نهائيًا: الملف والحظر والانسحاب والرسائل. عدد الحسابات: ${digits(people)}. ويظهر مكانها في سجل الآخرين «زميل سابق». يبدأ الأشخاص الجدد من الصفر. لا يمكن التراجع عن ذلك.`,
    },
    number: (people) => `للتأكيد يلزم إدخال ${people}`,
    otherNumber: 'يلزم إدخال عدد الأشخاص',
    pending: 'جارٍ الحفظ…',
    failed: 'تعذّر حفظ الجواب',
  },
  create: {
    pending: 'جارٍ الإنشاء…',
    linked: (title, pairings) => `«${title}» مسودة مرتبطة بـ ${pairings.join('، ')}.`,
    draft: (title) => `«${title}» مسودة فيها نصوص للبداية.`,
    failed: 'تعذّر إنشاء قالب النشرة',
  },
  resume: {
    pending: 'جارٍ الاستئناف…',
    done: 'تم استئناف الإرسال.',
    failed: 'تعذّر استئناف الإرسال',
  },
  sending: 'جارٍ الإرسال…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'الشهر كله دفعة واحدة',
  made: 'عرض النتيجة',
  run: 'بدء',
  goOn: 'متابعة',
  pending: 'جارٍ التنفيذ…',
  text: (scope = 'الجميع') =>
    `ما تفعله الإدارة مرة كل شهر، مع ${scope}: الجمع بين كل الجاهزين، وكتابة النشرة، والموافقة عليها، وإرسالها. تذهب كل رسالة إلى صندوق الصادر؛ ولا تغادر أي منها هذا الجهاز.`,
  round: {
    title: 'الجولة كلها دفعة واحدة',
    made: 'عرض النتيجة',
    text: (scope = 'الجميع') =>
      `ما تفعله الإدارة مرة كل جولة، مع ${scope}: الجمع بين كل الجاهزين، وكتابة النشرة، والموافقة عليها، وإرسالها. تذهب كل رسالة إلى صندوق الصادر؛ ولا تغادر أي منها هذا الجهاز.`,
  },
  noChange: 'لم تغيّر هذه الخطوة شيئًا.',
  failed: 'تعذّرت هذه الخطوة.',
  sent: 'كل الرسائل في صندوق الصادر.',
  result: {
    failed: 'تعذّر تحميل التوزيعات.',
    somebody: 'شخص واحد',
    proof: 'البرهان',
    proofFailed: 'تعذّر تحميل البرهان.',
    mailTo: (name) => `الرسالة إلى ${name}`,
    mail: (name) => `رسالة إلى ${name}`,
    mailFailed: 'تعذّر تحميل الرسالة.',
    outbox: 'فتح صندوق الصادر',
    pageOf: (name) => `صفحة ${name}`,
    pageFailed: 'تعذّر تحميل الصفحة.',
    be: (name, path, email) => [
      `للدخول باسم ${name ?? 'هذا الشخص'}، يُرجى فتح `,
      path,
      ' في نافذة خاصة وإدخال ',
      email,
      '.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'الدورة التلقائية',
  next: (moment) => `التشغيل القادم: ${moment}`,
  off: 'متوقفة: كل شهر يجري يدويًا. ويمكن تشغيلها في «أدوات الإدارة»، «البرنامج».',
  look: 'تحديث العرض',
  looking: 'جارٍ التحديث…',
  failed: 'تعذّر تحميل عمليات التشغيل.',
  none: 'لم تعمل بعد.',
  attention: 'يحتاج إلى انتباه',
  running: 'جارٍ',
  steps: (run) => `خطوات تشغيل ${run}`,
  columns: { step: 'الخطوة', state: 'الحالة', when: 'متى', tries: 'المحاولات', result: 'النتيجة' },
  states: {
    waiting: 'قيد الانتظار',
    committing: 'قيد الإرسال',
    done: 'تم',
    skipped: 'تم التخطّي',
    failed: 'فشل',
    unknown: 'غير معروف',
    again: 'إعادة المحاولة',
  },
  nextTry: (moment) => `المحاولة القادمة: ${moment}`,
  isNext: 'التالي',
  afterOthers: 'بعد غيرها',
  now: 'الآن',
  inAll: stepsOf.nom,
  finished: (done, steps) => `اكتمل ${digits(done)} من ${stepsOf.gen(steps)}`,
  someFailed: (run, steps) => `${run}، الخطوات الفاشلة: ${digits(steps)}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'الآراء',
  month: 'الشهر',
  people: 'الأشخاص',
  failed: 'تعذّر تحميل الآراء.',
  tooFew: {
    title: 'تُعرض من خمسة فما فوق',
    group:
      'أقل من خمسة أجوبة لهذه المجموعة يمكن عرضها معًا حتى الآن. وقد تُحسب أول خمسة في الشهر للشركة كلها فقط.',
    company: 'أقل من خمسة أجوبة يمكن عرضها معًا حتى الآن.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`من 5 حبات، عدد الأجوبة: ${digits(answers)}`)],
  lines: 'ما كُتب',
}

export const counters: Words['rounds']['counters'] = {
  title: 'المشاركة',
  failed: 'تعذّر تحميل الأعداد.',
  total: 'كل المستخدمين',
  active: 'مشاركة',
  paused: 'استراحة',
  optedOut: 'انسحاب',
}
