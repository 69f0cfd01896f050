import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { entries, months, people as persons } from '../counted/nouns'

const { day, digits } = formatsOf('ar')

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `توجد ${digits(most)} سمات من قبل. يُرجى حذف واحدة أولًا.`,
    inUse: (name, programmes) => `تُستخدم ${name} في ${programmes.join('، ')}. يُرجى تغيير ذلك أولًا.`,
    deleted: (name) => `حُذفت ${name}.`,
    exists: (name) => `توجد سمة باسم ${name} من قبل.`,
    chooseOne: 'يُرجى اختيار إحدى القيم.',
    from: {
      import: 'يُرجى ذكر عمود القيم.',
      scim: 'يُرجى ذكر المسار، مثل addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'لا يمكن التراجع عن هذا.',
  areSignedOut: (count) => `تم تسجيل خروج ${persons.gen(count)} من كل مكان.`,
  belongTo: (count, group) => `تم نقل ${persons.gen(count)} إلى ${group}.`,
  lackDepartment: (count) => `القسم غير موجود في قائمة أقسامهم: ${persons.nom(count)}.`,
  areNow: {
    in: (count, department) => `تم نقل ${persons.gen(count)} إلى ${department}.`,
    active: (count) => `تم تفعيل مشاركة ${persons.gen(count)}.`,
    paused: (count) => `بدأت استراحة ${persons.gen(count)}.`,
    pausedUntil: (count, until) => `بدأت استراحة ${persons.gen(count)} حتى ${day(until)}.`,
    opted_out: (count) => `تم تسجيل انسحاب ${persons.gen(count)}.`,
  },
  entriesNow: {
    removed: (count) => `تمت إزالة ${entries.gen(count)} من قائمة السماح.`,
    active: (count) => `تم تفعيل ${entries.gen(count)}.`,
    barred: (count) => `تم حظر ${entries.gen(count)}.`,
    unassigned: (count) => `أصبح بلا مجموعة: ${entries.nom(count)}.`,
    moved: (count, group) => `تم نقل ${entries.gen(count)} إلى ${group}.`,
  },
  signedOutByThis: (count) => `وتم بذلك تسجيل خروج ${persons.gen(count)}.`,
  undoneFor: {
    user: (count) => `تم التراجع: ${persons.nom(count)}.`,
    entry: (count) => `تم التراجع: ${entries.nom(count)}.`,
  },
  stayAsTheyAre: (count) => `تغيّر بعد ذلك ويبقى كما هو: ${digits(count)}.`,
  nobodyInvited: (why) => `لم تُرسل دعوة إلى أحد: ${why.join('، ')}.`,
  tooManyBlocks: (most, minutes) =>
    `بلغ عدد العناوين التي أضفتها خلال ساعة ${most}. يُرجى إعادة المحاولة بعد ${minutes}؛ وما زالت الإزالة ممكنة.`,
  yourself: 'لا يكون لقاؤك مع نفسك على أي حال.',
  addressTaken: (email) =>
    `للعنوان ${email} حساب بالفعل. إن كان للشخص نفسه فيلزم تأكيد ذلك، وإلا فيلزم اختيار عنوان آخر.`,
  noEntryChanged: 'لم يلزم تغيير أي عنصر.',
  nobodyChanged: 'لم يلزم تغيير أي شخص.',
  tooLateToUndo: 'لم يعد التراجع ممكنًا: مضت عشر دقائق، أو تم التراجع من قبل.',
  wholeDomain: (domain) =>
    `يشمل ${domain} نطاقًا كاملًا، ولا أحد يعرف من فيه. يُرجى ذكر عناوين من تُرسل إليهم الدعوة.`,
  invited: (count) => `تُرسل الدعوة إلى ${persons.gen(count)}. وتظهر حالتها في سجلات الإرسال.`,
  nameFirst: 'يُرجى إدخال اسمك أولًا؛ فبه تُوقَّع الرسالة.',
  nobodyFound: 'لا أحد لدعوته.',
  backLater: 'اختيار يوم من الغد فصاعدًا، لبرنامج يُراد تركه.',
  notAskedNow: 'أُجريت هذه الجولة بالفعل. نسألك قبل الجولة القادمة.',
  noRoundToSkip: 'لست من المشاركين حاليًا، فلا جولة لتخطّيها.',
  madeWithoutYou: (month) => `جرت جولة ${month} من دونك. ومكانك محفوظ تلقائيًا في الجولة القادمة.`,
  pauseLength: 'الاستراحة لشهر أو ثلاثة أشهر من اليوم. يُرجى التحقق من التاريخ على جهازك.',
  photoTooOften: (minutes) => `تغيّرت صورتك مرات كثيرة. تبقى الأخيرة؛ يُرجى إعادة المحاولة بعد ${minutes}.`,
  pauseEnd: (count) =>
    `تنتهي الاستراحة غدًا على الأقرب، وبعد ${months.gen(count)} على الأبعد. ولا تاريخ انتهاء إلا لمن في استراحة.`,
  signedOut: (name) => `تم تسجيل خروج ${name} من كل مكان.`,
}
