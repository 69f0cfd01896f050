import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { people } from './counted/nouns'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits } = formatsOf('ar')

export const newsletters: Words['newsletters'] = {
  title: 'إدارة النشرات',
  loadFailed: 'تعذّر تحميل النشرات.',
  none: {
    title: 'لا نشرات بعد',
    text: 'تبدأ النشرة الجديدة بمزاج واقتباس ولغز ونصائح، ولك تعديلها كلها.',
  },
  wasSent: {
    title: (round, count) => `أُرسلت نشرة ${round} إلى ${people.gen(count)}`,
    text: 'الرسائل في سجلات الإرسال.',
  },
  search: 'البحث في النشرات',
  status: { draft: 'مسودة', approved: 'تمت الموافقة', sent: 'مرسلة' },
  created: (day) => `أُنشئت في ${day}`,
  noPairing: 'بلا توزيع',
  edit: { action: 'تعديل', of: (title) => `تعديل ${title}` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `المزيد لـ ${title}`,
  create: {
    month: 'شهر النشرة الجديدة',
    action: 'إنشاء نشرة',
    pending: 'جارٍ الإنشاء…',
    done: 'تم إنشاء النشرة',
    text: (title) => `«${title}» مسودة فيها نصوص للبداية.`,
    textLinked: (title, pairings) =>
      `«${title}» مسودة فيها نصوص للبداية، مرتبطة بما يلي: ${pairings.join('، ')}.`,
    edit: 'تعديلها الآن',
    failed: 'تعذّر إنشاء قالب النشرة',
  },
  approve: {
    action: 'موافقة',
    of: (title) => `الموافقة على ${title}`,
    pending: 'جارٍ الحفظ…',
    done: (title) => `تمت الموافقة على «${title}». يمكن إرسالها الآن.`,
    failed: 'تعذّرت الموافقة على النشرة',
  },
  duplicate: {
    action: 'تكرار',
    done: (title) => `«${title}» مسودة بالنصوص نفسها. يمكن ربطها بتوزيع مجموعة أخرى.`,
    failed: 'تعذّر تكرار النشرة',
  },
  delete: {
    action: 'حذف',
    title: (title) => `حذف «${title}»؟`,
    confirm: 'حذف النشرة',
    pending: 'جارٍ الحذف…',
    failed: 'تعذّر حذف النشرة',
    failedTitle: 'لا يمكن حذف النشرة',
    unsent: 'لم تُرسل منها أي رسالة. تُحذف نصوصها نهائيًا.',
    sent: (sent) => `وصلت إلى ${people.gen(sent)}. تُحذف نصوصها نهائيًا.`,
    sentAndUncertain: (sent, uncertain) =>
      `وصلت إلى ${people.gen(sent)}، وربما إلى آخرين: ${digits(uncertain)}. تُحذف نصوصها نهائيًا.`,
  },
  editor,
  linking,
  validation,
  send,
}
