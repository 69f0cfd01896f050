import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { pairs as pairsOf, people as persons } from '../counted/nouns'

const { digits, listed } = formatsOf('ar')

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'ربما أُجريت جولة بعد النسخة الاحتياطية. إن لم يحدث ذلك، يُرجى تأكيده في «هذا الشهر»، ثم إنشاء الجولة.',
    changed: 'تغيّر العدد في هذه الأثناء. يُرجى الاطلاع من جديد ثم اتخاذ القرار.',
  },
  steps: {
    complete: 'إكمال التوزيعات السابقة',
    resume: 'استئناف المشاركة بعد الاستراحات',
    sync: 'قراءة ملف الموظفين',
    scopes: 'تحديد المجموعات',
    pair: 'التوزيع',
    newsletter: 'إعداد النشرة',
    send: 'إرسال النشرة',
    summary: 'كتابة الملخص',
    mail: 'إرسال الملخص',
  },
  toBeAnnounced: 'يُعلن لاحقًا',
  hosting: {
    longest: (rounds) => `أطول انتظار لضيف بعدد الجولات: ${digits(rounds)}.`,
    shares: (least, most, average) =>
      `عدد مرات الاستضافة لكل مضيف: ${least === most ? digits(least) : `من ${digits(least)} إلى ${digits(most)}`}، والمتوسط ${digits(average)}.`,
    never: (guests) => `ضيوف لم يحصلوا على مقعد بعد: ${digits(guests)}.`,
    served: (seats, day) => `عدد المقاعد في كل جولة: ${digits(seats)}. يحصل الجميع على مقعد بحلول ${day}.`,
    own: (times, average) => `عدد مرات استضافتك: ${digits(times)}؛ والمتوسط: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'لا أحد قبلك' : `عدد من قبلك: ${digits(before)}`}، والمقاعد في كل جولة: ${digits(seats)}. عدد الجولات التقريبي: ${digits(rounds)}.`,
  onTheList: 'أنت في القائمة.',
  outcome: {
    nextOne: 'مكانك محفوظ في الجولة القادمة.',
    nextOneWithProfile: 'بعد إكمال ملفك الشخصي، يُحفظ مكانك في الجولة القادمة.',
    somebodyLeft: 'زميل سابق',
    somebodyLeftAtBeginning: 'زميل سابق',
    steppedOut: (name, partner) => `تم اعتذارك عن ${name}. وتم إبلاغ ${partner}.`,
    awayToTheEnd: (name, partner) => `تمتد إجازتك إلى ما بعد جولة ${name}. وتم إبلاغ ${partner}.`,
    matched: (partner) => `لقاؤك مع ${partner}.`,
    wasMatched: (partner, name) => `كان لقاؤك مع ${partner} في ${name}.`,
    notShownYet: (name) => `لم تُعرض لقاءات ${name} بعد. تأتي مع النشرة.`,
    leftOut: (name, why) => `لا لقاء لك في ${name}: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'لم يكن لدى أي مضيف مقعد لك هذه المرة.',
      byWish: 'هكذا قرر القائمون على البرنامج في هذه الجولة.',
      odd: 'كان العدد فرديًا وجاء دورك. ولك الأولوية في المرة القادمة.',
      few: 'كان المناسبون قلّة وجاء دورك. ولك الأولوية في المرة القادمة.',
      nobody: 'لم يشارك أحد يمكنك لقاؤه. يساعد على ذلك انضمام المزيد من الزملاء.',
      preference: (where) =>
        `لم يشارك أحد يمكنك لقاؤه ${where}. يساعد على ذلك الانفتاح على الجميع: يمكن اختياره في ملفك الشخصي.`,
      wish: 'هكذا قرر القائمون على البرنامج في هذه الجولة. ولك الأولوية في المرة القادمة.',
    },
    notNeeded: 'لا حاجة إليك مضيفًا في هذه الجولة. يتناوب المضيفون.',
    calledOff: (name) => `أُلغي لقاؤك في ${name} لتعذّر حضورك.`,
    noRound: (name) => `لم تجرِ جولة بعد في ${name}.`,
    beforeYou: (name) => `جرت جولة ${name} قبل انضمامك.`,
    notAnswered: (name) => `جولة ${name} من دونك، إذ لم يصل ردك بالمشاركة.`,
    noMatch: (name) => `لا لقاء لك في جولة ${name}، لتعذّر مشاركتك.`,
  },
  stranding: {
    yourMatch: 'الشخص الآخر',
    back: (name) => `عادت مشاركة ${name}، فلقاء القهوة بينكما قائم.`,
    away: (name) => `تعذّر حضور ${name} إلى لقاء القهوة.`,
    waiting: (name, time) =>
      `تعذّر حضور ${name} إلى لقاء القهوة. وقد طلبت شخصًا آخر: نبحث كل يوم في الساعة ${time}، ونكتب إليكما فور العثور على أحد.`,
  },
  wouldBeRescued: (pairs) => `الثنائيات الإضافية الممكنة: ${digits(pairs)}. لم يُحفظ شيء.`,
  rescued: (pairs, people) => `تم تكوين ${pairsOf.gen(pairs)}. وتُرسل رسالة إلى ${persons.gen(people)}.`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `مقاعد حول طاولات قائمة: ${digits(seats)}. طاولات إضافية: ${digits(tables)}. لم يُحفظ شيء.`,
    rescued: (seats, tables, people) =>
      `مقاعد حول طاولات قائمة: ${digits(seats)}. طاولات إضافية: ${digits(tables)}. تُرسل رسالة إلى ${persons.gen(people)}.`,
    none: 'لا توجد طاولة مناسبة اليوم. يحاول Cup of Joe من جديد كل يوم.',
    joins: (name, others) => `انضمام ${name} إلى ${listed(others)}.`,
  },
  announcedAlready: 'سبق إبلاغ كل من في هذه الجولة. ولا يُبلَّغ أحد مرتين.',
  tooFewToAnnounce: (least) => `عدد من سيشاركون في هذه الجولة أقل من ${digits(least)}، فلا شيء للإعلان عنه.`,
  tellsItself: 'تُعلن الدورة التلقائية عن جولاتها بنفسها. وفي «البرنامج» يُختار عدد الأيام قبلها.',
  withinAMonth: 'يُرجى اختيار يوم من اليوم فصاعدًا، خلال شهر.',
  told: (count) => `يُرسل الإعلان عن الجولة إلى ${persons.gen(count)}.`,
  pairingDeleted: 'حُذف التوزيع قبل إعداد نشرته.',
  setByOperatorField: 'يحدّده المشغّل',
  setByOperator: 'يحدّد المشغّل هذا في إعدادات الخادم. لم يتغيّر شيء.',
  fromTodayOn: 'يُرجى اختيار يوم من اليوم فصاعدًا.',
  cycleFaults: {
    fields: 'يجب أن تكون الدورة تعبير cron من خمسة حقول، مثل 0 9 1 * *.',
    never: 'تسمّي الدورة يومًا لا يأتي أبدًا.',
  },
  programmeExists: (name) => `يوجد برنامج باسم «${name}» من قبل.`,
  withinAYear: 'يُرجى اختيار يوم من اليوم فصاعدًا، خلال سنة.',
  oneRhythm: 'يتكرّر البرنامج بالأشهر أو بالأسابيع، لا بكليهما.',
  preferencesStay: 'يراعي البرنامج الأول دائمًا رغبة كل شخص بشأن الأقسام.',
  unknownAttribute: 'إحدى هذه السمات لم تعد موجودة. يُرجى الاختيار من جديد.',
  unknownGroup: 'إحدى هذه المجموعات لم تعد موجودة. يُرجى الاختيار من جديد.',
  nobodyInIt: 'لا أحد فيه اليوم.',
  nobodyHosts: 'لا يوجد مضيفون اليوم.',
  everybodyHosts: 'الجميع مضيفون اليوم، فلا يوجد ضيوف.',
  tooFewForATable: (people, size) =>
    `عدد الأشخاص اليوم لا يكفي لطاولة واحدة: ${digits(people)} من ${digits(size)}.`,
  allMet: (rounds, months) =>
    `بعد عدد الجولات هذا يكون الجميع قد التقوا: ${digits(rounds)}، ولا يلتقي أحد بالشخص نفسه خلال عدد الأشهر هذا: ${digits(months)}. يُرجى اختيار أشهر أقل أو إيقاع أبطأ.`,
  firstStays: 'لا يمكن أرشفة البرنامج الأول.',
  openRounds: (name, rounds) => `يجب أولًا إكمال الجولات المفتوحة في «${name}»: ${rounds.join('، ')}.`,
  archived: (name) => `تمت أرشفة «${name}».`,
  tooOften: 'ستجري الدورة أكثر من مرة في الشهر.',
  bothCan: 'ما زال لقاء القهوة هذا ممكنًا لكليكما، فلا يُبحث عن شخص آخر.',
  nobodyWaits: (pairing) =>
    `لا أحد في «${pairing}» ينتظر لقاءً آخر. من فقدوا لقاءهم يطلبون لقاءً آخر في صفحتهم.`,
  noTwo: 'لا يوجد لقاء مناسب اليوم. يحاول Cup of Joe من جديد كل يوم.',
  completed: (pairing) => `اكتمل «${pairing}»، فلا أحد فيه ينتظر.`,
  notGoneOut: (pairing) => `لم تُرسل أي نشرة لـ «${pairing}»، فما زال تغييره ممكنًا.`,
  stillSending: (newsletter) => `ما زال إرسال «${newsletter}» جاريًا. وتأتي بعده اللقاءات الجديدة.`,
  cancelledSend: (newsletter) =>
    `أُلغي إرسال «${newsletter}» قبل وصولها إلى الجميع. يُرجى إرسالها إلى الباقين، ثم البحث عن لقاءات جديدة.`,
  mailsDeleted: (newsletter) => `حُذفت رسائل «${newsletter}»، فلا يمكن إرسالها إلى أحد آخر.`,
}
