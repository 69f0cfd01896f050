import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const cycle: Responses['cycle'] = {
  completed: (pairings) => `توزيعات اكتملت: ${digits(pairings)}.`,
  resumed: (pauses) => `استراحات انتهت: ${digits(pauses)}.`,
  line: (line, why) => `السطر ${digits(line)}: ${why}.`,
  moreLines: (count) => `وغيرها ${digits(count)}.`,
  noEmployeeFile: 'لا ملف موظفين للقراءة.',
  companyWide: 'الشركة كلها.',
  groups: (count) => `مجموعات النطاقات: ${digits(count)}.`,
  madeByCycle: (pairing) => `أنشأتها الدورة التلقائية لأجل «${pairing}».`,
  drafted: (title, people) => `مسودة «${title}»، عدد المستلمين ${digits(people)}.`,
  sending: 'تمت الموافقة وبدأ الإرسال.',
  readers: (count) => `عدد المستلمين في الإدارة: ${digits(count)}.`,
  noReaders: 'لا أحد في الإدارة لمراسلته.',
  readerGone: 'لم يعد حساب الإدارة هذا موجودًا.',
  mailed: 'أُرسلت.',
  failed: (code) => `فشل ذلك (${code})؛ والسبب في السجل.`,
  ended: 'توقف الخادم في كل محاولة.',
  unknown: 'توقف الخادم أثناء تسليم الرسالة، فلا يُعرف هل وصلت.',
  late: 'لم يتم ذلك خلال سبعة أيام من موعد الدورة.',
  handedOverBefore: (moment) => `كان التسليم جاريًا عند إنشاء النسخة الاحتياطية بتاريخ ${moment}.`,
  openBefore: (moment) =>
    `لم يكن ذلك قد تم عند إنشاء النسخة الاحتياطية بتاريخ ${moment}. وهو مستبعد لأنه ربما تم لاحقًا.`,
}
