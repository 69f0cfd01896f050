import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { groups, matches, pairings as pairingsOf, pairs, people } from '../counted/nouns'

const { digits } = formatsOf('ar')

const inIt = (count: number) => (count > 0 ? ` (وفيه ممن سيشملهم التوزيع: ${digits(count)})` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `«${title}»`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `توزيع ${name}`,
    meetings: (count) => `قراءة من التقى بمن من ${people.gen(count)}`,
    search: (count) => `البحث عن أفضل توزيع لـ ${people.gen(count)}`,
    storing: (count) => `حفظ ${pairs.gen(count)}`,
    storingTables: (count) => `حفظ الطاولات: ${digits(count)}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `سبق هذا الشهر توزيع ${people.gen(count)} من ${scope}${toldOn ? `، وأبلغتهم نشرة في ${toldOn}` : ''}. والتوزيع الثاني يعطيهم لقاءً آخر.`,
  inAnotherRound: {
    ofNow: (count, scope) => `من ${scope} في جولة أخرى قائمة من هذا الشهر، فلهم لقاء: ${people.nom(count)}.`,
    earlier: (count, scope) =>
      `من ${scope} في جولة أخرى ما زالت قائمة: ${people.nom(count)}. بعد أن تكملها الإدارة أو تحذفها، يمكن إنشاء التوزيع التالي.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `«${name}» ما زال قائمًا${inIt(count)}. وهو جولة هذا الشهر: لإنشاء جولة أخرى يلزم حذفه أولًا.`,
    earlier: (name, count) =>
      `«${name}» ما زال قائمًا${inIt(count)}. يلزم إكماله أو حذفه، ثم إنشاء التوزيع التالي.`,
  },
  notAsked: 'لم يُسأل أحد بعد.',
  tooFew: (scope, ready, least) =>
    `الجاهزون للتوزيع من ${scope}: ${digits(ready)}؛ والمطلوب ${digits(least)} على الأقل. يُحسب من سجّلوا الدخول وأعدّوا ملفهم الشخصي ويشاركون.`,
  noHosts: 'لا يوجد مضيفون اليوم. حدّد مضيفين أكثر للبرنامج، أو انتظر حتى يشارك أحدهم.',
  noGuests: 'لا يوجد ضيوف اليوم: كل المشاركين مضيفون. ادعُ أشخاصًا أكثر، أو حدّد مضيفين أقل.',
  noPair: (count, isTables, reasons, more) =>
    `${isTables ? `لا يمكن الآن تكوين أي طاولة من ${people.gen(count)}.` : `لا يمكن الآن الجمع بين أي اثنين من ${people.gen(count)}.`} ${reasons.join(' ')}${more > 0 ? ` والمزيد: ${digits(more)}.` : ''}`,
  peopleLeft: (who, more) =>
    `منذ عرضها لم يعد التوزيع ممكنًا لمن يلي: ${who.join('، ')}${more > 0 ? `، والمزيد: ${digits(more)}` : ''}. يُرجى عرض الجولة من جديد.`,
  pairedWith: (name) => `من كان لقاؤه مع ${name ?? 'شخص ما'}`,
  cannotBePaired: (name) => `لم يعد التوزيع ممكنًا لـ ${name}.`,
  approved: (title) =>
    `تمت الموافقة على ${theNewsletter(title, 'نشرته')}، وهي تبلغ المشاركين بلقاءاتهم. يُرجى حفظها مسودة من جديد، ثم تغيير التوزيع.`,
  changedBy: (who, wishes) =>
    `في هذه الأثناء تغيّرت هذه الجولة (${who ?? 'الإدارة'}): ${wishes ? wishes.join(' ') : 'عادت كما تكوّنت أول مرة.'} يُرجى عرضها من جديد قبل تغييرها.`,
  beingSent: (title) =>
    `يجري إرسال ${theNewsletter(title, 'نشرة')} من هذا التوزيع. يُرجى انتظار اكتمال الإرسال، أو إلغاؤه.`,
  sentFrom: {
    delete: (title) =>
      `أُرسلت ${theNewsletter(title, 'نشرة')} من هذا التوزيع، فاللقاءات معروفة لأصحابها. يُرجى إكمال التوزيع بدلًا من حذفه.`,
    change: (title) =>
      `أُرسلت ${theNewsletter(title, 'نشرة')} من هذا التوزيع، فاللقاءات معروفة لأصحابها. لم يعد تغيير التوزيع ممكنًا.`,
  },
  profileChanged: 'تغيّر ملف شخصي منذ العرض، فستكون الجولة الآن مختلفة. يُرجى عرضها من جديد.',
  asFirstMade: (name) => `«${name}» كما تكوّن أول مرة.`,
  changed: (count, name) => `تغيّر في «${name}»: ${people.nom(count)}.`,
  stays: (name) => `يبقى «${name}» كما هو.`,
  metSince: (name) =>
    `تعذّرت إعادة «${name}» كما كان: شخصان سيجتمعان من جديد جمعهما لقاء آخر منذ ذلك الحين، أو لم يعد التوزيع بينهما ممكنًا.`,
  backToFirst: (name) => `عاد «${name}» كما تكوّن أول مرة.`,
  completedNoChange: (name) => `اكتمل «${name}»، فلم يعد تغييره ممكنًا.`,
  cycleAtWork: (name) =>
    `الدورة التلقائية على وشك إعداد نشرة «${name}» أو إرسالها. يُرجى إعادة المحاولة بعد انتهائها.`,
  answered: (count, name) =>
    `وصلت أجوبة عن ${matches.gen(count)}: هل تم اللقاء. فلم يعد تغيير «${name}» ممكنًا.`,
  othersLook: 'يجري الآن البحث عن تغييرات أخرى للجولات. يُرجى إعادة المحاولة بعد ثوانٍ.',
  lookedAt: (looks, minutes) =>
    `بلغ عدد تغييرات الجولات التي عُرضت لك خلال ساعة ${looks}. يُرجى إعادة المحاولة بعد ${minutes}.`,
  sayThatYouMet: 'يُرجى القول أولًا إن اللقاء تم. وبعدها يمكنك القول كيف كان.',
  feedbackShown: 'يُعرض رأيك مع آراء آخرين من قبل، فلم يعد تغييره ممكنًا.',
  noGroup: 'لا توجد مجموعة نطاقات بعد. يمكن إضافة مجموعة، أو إنشاء توزيع للشركة كلها.',
  wouldBeMade: (count, scope) => `الثنائيات الممكنة لـ ${scope}: ${digits(count)}. لم يُحفظ شيء.`,
  made: (count, scope) => `تم إنشاء ${pairs.gen(count)} لـ ${scope}`,
  calledOff: 'أُلغي هذا اللقاء لتعذّر حضور أحدكم.',
  markedCompleted: 'سبق وضع علامة مكتمل على لقاء القهوة هذا.',
  answeredAlready: 'سبق أن وصل جوابك.',
  tooLateToUndo: 'فات أوان التراجع. وما زال تغيير جوابك ممكنًا.',
  monthCompleted: 'اكتمل هذا الشهر، فلم يعد تغيير جوابك ممكنًا.',
  alreadyCompleted: (name) => `اكتمل «${name}» من قبل. وهو في «التوزيعات المكتملة».`,
  alreadySeen: (name) => `لقاءات «${name}» معروضة لأصحابها من قبل.`,
  keptCompleted: (name) =>
    `اكتمل «${name}» وهو في «التوزيعات المكتملة». وتبقى لقاءاته، لأنها لازمة لتجنب التكرار.`,
  wouldBeCreated: (made, skipped) =>
    `التوزيعات الممكنة: ${pairingsOf.nom(made)}، وتخطّي ${groups.gen(skipped)}. لم يُحفظ شيء.`,
  created: (made, skipped) => `تم إنشاء ${pairingsOf.gen(made)}، وتخطّي ${groups.gen(skipped)}.`,
  noActive: 'لم يكن هناك توزيع قائم.',
  completed: (count) => `تم إكمال ${pairingsOf.gen(count)}.`,
  isCompleted: (name) => `اكتمل «${name}».`,
  seeTheirMatch: (count) => `يظهر اللقاء الآن لـ ${people.gen(count)}.`,
  deleted: (name) => `حُذف «${name}» مع لقاءاته.`,
  fileDeleted: 'حُذف ملف التوزيع. ويبقى سجل اللقاءات.',
}
