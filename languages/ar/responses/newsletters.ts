import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { mails, people as persons, recipients } from '../counted/nouns'

const { digits, listed, period } = formatsOf('ar')

/** What somebody changed meanwhile. @param who null: somebody whose name is not told */
const savedBy = (who: string | null, fields: string[]) =>
  `حُفظت هذه النشرة منذ فتحها لديك (${who ?? 'شخص آخر'})${fields.length > 0 ? `، وتغيّر: ${fields.join('، ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'القسم' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `تُترجم النشرات هنا إلى ${others.join('، ')}، لا إلى ${language}.`
      : 'لا توجد هنا لغة أخرى لترجمة النشرات إليها.',
  wasSent: {
    edit: 'أُرسلت هذه النشرة، فلم يعد تعديلها ممكنًا.',
    approve: 'أُرسلت هذه النشرة، فلم تعد الموافقة عليها ممكنة.',
    delete: 'أُرسلت هذه النشرة، فلم يعد حذفها ممكنًا.',
  },
  isBeingSent: {
    edit: 'يجري إرسال هذه النشرة. لا يمكن تعديلها قبل اكتمال الإرسال.',
    approve: 'يجري إرسال هذه النشرة. لا يمكن الموافقة عليها قبل اكتمال الإرسال.',
    delete: 'يجري إرسال هذه النشرة. لا يمكن حذفها قبل اكتمال الإرسال.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} يُرجى تحميلها من جديد وقراءتها قبل الموافقة عليها.`,
    send: (who, fields) => `${savedBy(who, fields)} يُرجى تحميلها من جديد وقراءتها قبل إرسالها.`,
  },
  sendOver: {
    pause: 'انتهى هذا الإرسال، فلم يعد إيقافه مؤقتًا ممكنًا.',
    resume: 'انتهى هذا الإرسال، فلم يعد استئنافه ممكنًا.',
    cancel: 'انتهى هذا الإرسال، فلم يعد إلغاؤه ممكنًا.',
  },
  resent: (count) => `يُعاد إرسال ${mails.gen(count)} بحالة غير مؤكدة.`,
  send: {
    soFar: (sent, total) => `حتى الآن ${digits(sent)} من ${recipients.gen(total)}.`,
    sentTo: (sent) => `أُرسلت النشرة إلى ${recipients.gen(sent)}.`,
    cancelled: (open) => `أُلغي الإرسال. ${open}`,
    paused: (open, reason) => `الإرسال متوقف مؤقتًا. ${open} ${reason}`,
    underWay: (open) => `ما زال إرسال النشرة جاريًا في الخلفية. ${open}`,
    details: ({ sent, failed, total }) =>
      `أُرسلت إلى ${recipients.gen(total)}. نجح: ${digits(sent)}، وفشل: ${digits(failed)}.`,
    uncertain: (unknown) => `غير مؤكد: ${digits(unknown)}. لا يُعرف هل وصلت؛ ويمكن إعادة إرسالها من السجل.`,
  },
  allMatched: (people) => `للجميع لقاء: ${persons.nom(people)}.`,
  someMatched: (matched, people) =>
    `لـ ${digits(matched)} من ${persons.gen(people)} لقاء؛ يُرجى قراءة الملاحظات.`,
  noMatches: 'لا لقاءات في التوزيع المرتبط.',
  nobodyTakesPart: 'لم يعد أحد في التوزيع المرتبط من المشاركين. يلزم إنشاء توزيع جديد وربطه.',
  notes: {
    departed: {
      left: 'مغادرة',
      paused: 'استراحة',
      optedOut: 'انسحاب',
      onLeave: 'إجازة',
      other: 'مشاركة متعذّرة',
    },
    gone: (who, departed) => `${who}: ${departed} منذ التوزيع، فلا رسالة إلى هذا العنوان.`,
    goneOfTwo: (who, departed, partner) =>
      `${who}: ${departed} منذ التوزيع، فلا رسالة إلى هذا العنوان؛ وتذكر الرسالة إلى ${partner} ذلك، وتعرض لقاءً آخر.`,
    goneOfMore: (who, departed, others) =>
      `${who}: ${departed} منذ التوزيع، فلا رسالة إلى هذا العنوان؛ واللقاء الآن بين ${listed(others)}.`,
    unreachable: (who) =>
      `تعذّر وصول الرسائل إلى ${who} في الأشهر الأخيرة. تُعاد المحاولة؛ ويمكن السؤال عن السبب، أو تسجيل استراحة.`,
    matchDeparted: (name, departed) => `الشخص الآخر، ${name}: ${departed} منذ التوزيع.`,
    matchGone: 'لم يعد اللقاء قائمًا.',
    noMatch: (who) => `لا لقاء لـ ${who}؛ وفي الرسالة النص البديل.`,
    joinedLater: (who) => `انضمام ${who} بعد التوزيع؛ وتذكر الرسالة أن المكان محفوظ في الجولة القادمة.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `النشرة لشهر ${period(month)}، لكن «${pairing}» توزيع شهر ${period(ofMonth)}: فستذكر لكل مستلم لقاءه في ذلك الشهر.`,
    toldAlready: (newsletter, people, pairing, on) =>
      `${newsletter === undefined ? 'نشرة أخرى' : `«${newsletter}»`} أبلغت ${persons.gen(people)} بلقاءات «${pairing}» في ${on}: وسيتكرر الإبلاغ.`,
  },
  noPairingFile: (file) => `لا يوجد ملف توزيع باسم «${file}».`,
  staysLinked: (pairing) => `وصلت هذه النشرة إلى كل من في «${pairing}»، فيبقى التوزيع مرتبطًا.`,
  otherMonth: (month, pairing) =>
    `يمكن ربط عدة توزيعات إن كانت كلها لشهر ${period(month)}، و«${pairing}» ليس منها.`,
  forEverybody: (pairing) => `«${pairing}» للجميع، فستصل الرسالة مرتين إلى أفراد توزيع آخر. يُرجى ربطه وحده.`,
  twoOfGroup: (group) =>
    `اثنان من هذه التوزيعات للمجموعة ${group}، فستصل الرسالة مرتين إلى أفرادها. يُرجى ربط أحدهما.`,
  inCommon: (one, other, people) =>
    `بين «${one}» و«${other}» أشخاص مشتركون (${digits(people)})، فستصل إليهم الرسالة مرتين. يُرجى ربط أحدهما.`,
  monthName: 'الشهر اسم شهر بالإنجليزية أو رقم من 1 إلى 12.',
  savedMeanwhile: 'حفظ شخص آخر هذه النشرة منذ فتحها لديك. يُرجى تحميلها من جديد قبل الحفظ.',
  approvedAlready: 'سبقت الموافقة على هذه النشرة.',
  deleted: (title) => `حُذفت «${title}».`,
  testCopyRefused: (reason) => `لم يقبل خادم البريد نسخة التجربة: ${reason}`,
  nobodyWith: (address) => `لا أحد عنوانه ${address} تصله هذه النشرة.`,
  testCopies: (most, minutes) =>
    `بلغ عدد نسخ التجربة المرسلة خلال ساعة ${most}. يُرجى إعادة المحاولة بعد ${minutes}. وتعرض المعاينة الرسالة نفسها.`,
  testCopyWithMatch: (address) => `أُرسلت نسخة التجربة إلى ${address}، وفيها لقاء هذا العنوان.`,
  testCopyWithout: (address) => `أُرسلت نسخة التجربة إلى ${address}، وفيها النص لمن لا لقاء لهم.`,
  linkFirst: 'يُرجى ربط هذه النشرة بتوزيع قبل إرسالها. ويُختار التوزيع عند تعديل النشرة.',
  stillTaking: 'ما زال خادم البريد يستقبل رسالة من الإرسال الملغى. يُرجى إعادة الإرسال بعد دقيقة.',
  uncertainBusy:
    'ما زالت إعادة إرسال الرسائل غير المؤكدة من إرسال سابق جارية. يُرجى الإرسال إلى الباقين بعد انتهائها.',
  uncertainPaused:
    'إعادة إرسال الرسائل غير المؤكدة من إرسال سابق متوقفة مؤقتًا. يُرجى استئنافها أو إلغاؤها، ثم الإرسال إلى الباقين.',
  sentAlready: 'سبق إرسال هذه النشرة.',
  approveFirst: 'يُرجى الموافقة على النشرة قبل إرسالها.',
  everybodyHasIt: 'وصلت هذه النشرة إلى الجميع من قبل.',
  notPaused: 'هذا الإرسال ليس متوقفًا مؤقتًا.',
  mailsDeleted: 'حُذفت رسائل هذا السجل، فلا يمكن إعادة إرسالها.',
  waitUntilSent: 'يجري إرسال هذه النشرة. يُرجى انتظار اكتمال الإرسال.',
  nothingUncertain: 'لا رسائل غير مؤكدة لإعادة إرسالها. ولا يُرسل شيء إلى من غادروا، ولا دعوة إلى من انضموا.',
}
