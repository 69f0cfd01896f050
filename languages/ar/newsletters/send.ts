import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { mails, people, recipients, users } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const send: Words['newsletters']['send'] = {
  toUsers: 'إرسال إلى المستخدمين',
  toAll: 'إرسال إلى كل المستخدمين',
  toOthers: (count) => `إرسال إلى الباقين (${digits(count)})`,
  sent: 'أُرسلت النشرة',
  paused: 'الإرسال متوقف مؤقتًا',
  pending: 'جارٍ الإرسال… (قد يستغرق دقيقتين أو ثلاثًا)',
  notLinked: 'يُرجى ربط هذه النشرة بتوزيع قبل إرسالها. ويُختار التوزيع عند تعديل النشرة.',
  error: 'خطأ في إرسال النشرة',
  failed: 'تعذّر إرسال النشرة',
  failedSeeLogs: 'تعذّر إرسال النشرة. التفاصيل في السجلات.',
  success: 'تم إرسال النشرة',
  sentTo: (count) => `أُرسلت إلى ${users.gen(count)}`,
  still: {
    title: 'ما زال الإرسال جاريًا',
    text: 'يستغرق إرسال النشرة وقتًا أطول من المتوقع، وربما ما زال جاريًا في الخلفية',
  },
  outcome: (all, sent, failed) =>
    `أُرسلت إلى ${recipients.gen(all)}. نجح: ${digits(sent)}، وفشل: ${digits(failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `أُرسلت إلى ${recipients.gen(all)}. نجح: ${digits(sent)}، وفشل: ${digits(failed)}، وغير مؤكد: ${digits(unknown)}.`,
  soFar: (sent, total) => `أُرسل ${digits(sent)} من ${digits(total)}`,
  ask: {
    title: (title) => `إرسال «${title}»؟`,
    counting: 'جارٍ حصر من ستصل إليهم.',
    countingShort: 'جارٍ الحصر…',
    effect: (count) =>
      `تصل رسالة شخصية واحدة إلى كل مستلم، وعددهم ${digits(count)}. ولا يمكن استرجاع الرسائل بعد إرسالها.`,
    confirm: (count) => `إرسال إلى ${people.gen(count)}`,
    untranslated: (count, language, first) =>
      `من لغتهم ${language} وتصلهم النشرة بلغة أخرى (${first}): ${digits(count)}.`,
    older: (language, first) => `النص أقدم من الأصل (${first}): ${language}.`,
    mistake: 'هذا خطأ على الأرجح',
    override: (pairing) => `للإرسال رغم ذلك، يُرجى كتابة اسم التوزيع: ${pairing}`,
    wrongName: 'يُرجى كتابة اسم التوزيع كما هو تمامًا',
    newsletter: 'النشرة',
    newsletterFor: (title, month) => `${title}، لشهر ${month}`,
    pairing: 'التوزيع',
    pairingOf: (name, month) => `${name}، لشهر ${month}`,
    group: 'المجموعة',
    groupGets: (count, pairing) => `${people.nom(count)}، ${pairing}`,
    who: 'من تصل إليهم',
    everyone: 'لكل شخص لقاء.',
    matched: (matched, unmatched) =>
      `من لهم لقاء: ${digits(matched)}؛ ومن يصلهم النص البديل: ${digits(unmatched)}.`,
    already: 'أُرسلت من قبل',
    haveIt: (count) => `من وصلتهم من الإرسال الملغى، ولا تصلهم من جديد: ${digits(count)}.`,
  },
  progress: {
    sending: (title) => `إرسال «${title}»`,
    paused: (title) => `إرسال «${title}» متوقف مؤقتًا`,
    figures: (sent, failed, unknown, total) =>
      `أُرسل ${digits(sent)}، فشل ${digits(failed)}، غير مؤكد ${digits(unknown)}، من ${digits(total)}`,
    byGroup: 'بحسب المجموعة',
    preparing: 'جارٍ إعداد قائمة المستلمين',
    states: {
      queued: 'في الانتظار',
      sending: 'جارٍ الإرسال',
      paused: 'متوقف مؤقتًا',
      sent: 'أُرسل',
      cancelled: 'أُلغي',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'أُلغي الإرسال',
    resend: (count) => `إعادة إرسال غير المؤكد (${digits(count)})`,
    resendTitle: (count) => `إعادة إرسال ${mails.gen(count)} بحالة غير مؤكدة؟`,
    resendEffect:
      'توقف الخادم أثناء إرسالها، فربما وصلت. ولها معرّف Message-ID نفسه، فمعظم برامج البريد تعرض كلًّا منها مرة واحدة فقط.',
    resendConfirm: 'إعادة الإرسال',
    resendFailed: 'تعذّرت إعادة إرسال الرسائل غير المؤكدة',
  },
  control: {
    failed: 'تعذّر تغيير الإرسال',
    one: { pause: 'إيقاف الإرسال مؤقتًا', resume: 'استئناف الإرسال', cancel: 'إلغاء الإرسال' },
    all: { pause: 'إيقاف الكل مؤقتًا', resume: 'استئناف الكل', cancel: 'إلغاء الكل' },
    short: { pause: 'إيقاف مؤقت', resume: 'استئناف', cancel: 'إلغاء' },
    toGroup: {
      pause: (group) => `إيقاف الإرسال إلى ${group} مؤقتًا`,
      resume: (group) => `استئناف الإرسال إلى ${group}`,
      cancel: (group) => `إلغاء الإرسال إلى ${group}`,
    },
    cancelTitle: (title) => `إلغاء إرسال «${title}»؟`,
    cancelTitleForGroup: (title, group) => `إلغاء إرسال «${title}» إلى ${group}؟`,
    cancelEffect: (sent, left) => `وصلت إلى ${people.gen(sent)}. ولن تصل إلى الباقين: ${digits(left)}.`,
    cancelConfirm: 'إلغاء الإرسال',
    keep: 'متابعة الإرسال',
    cancelling: 'جارٍ الإلغاء…',
  },
}
