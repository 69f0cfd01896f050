import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ar')

export const reach: Words['rounds']['reach'] = {
  title: 'من وصلتهم الرسالة',
  failed: 'تعذّر تحميل من وصلتهم الرسالة.',
  reached: (people) => `وصلت: ${digits(people)}`,
  waiting: (people) => `تنتظر: ${digits(people)}`,
  uncertain: (people) => `غير مؤكدة: ${digits(people)}`,
  missed: (people) => `لم تصل: ${digits(people)}`,
  byMail: (reason) => `البريد: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'إعادة المحاولة',
  pending: 'جارٍ الإرسال…',
  tryFailed: 'تعذّرت إعادة إرسال الرسائل',
}
