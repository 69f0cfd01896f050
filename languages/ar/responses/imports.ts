import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { entries as entriesOf, people as persons, rows } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `تم الاستيراد: جديد ${digits(counts.new)}، متغيّر ${digits(counts.changed)}، بلا تغيير ${digits(counts.unchanged)}${counts.refused > 0 ? `، مرفوض ${digits(counts.refused)}` : ''}.`,
  takenOut: (count) => `تم إخراج ${persons.gen(count)}.`,
  takenBack: (people, entries) =>
    `تم التراجع عن الاستيراد: ${persons.nom(people)}، ومن قائمة السماح ${entriesOf.nom(entries)}.`,
  stay: (count) => `يبقى كما هو: ${digits(count)}.`,
  read: {
    file: (parts) => `تمت قراءة ملف الموظفين: ${parts.join('، ')}.`,
    updated: (count) => `تحديث ${digits(count)}`,
    created: (count) => `إضافة ${digits(count)}`,
    unknown: (count) => `استبعاد من لا حساب لهم ${digits(count)}`,
    takenOut: (count) => `إخراج ${digits(count)}`,
    skipped: (count) => `أسطر تم تخطّيها ${digits(count)}`,
  },
  noEmployeeFile: (path, columns, example) =>
    `لا يوجد ملف موظفين في ${path}. يلزم وضع ملف CSV هناك بالأعمدة ${columns}. مثال على سطر: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `لا يمكن استخدام ملف الموظفين ${path}: ${why}. مثال على سطر: ${example}`,
  reading: 'قراءة الصفوف',
  tooManyRows: (most) =>
    `في الملف أكثر من ${rows.gen(most)}، وهو حد الاستيراد الواحد. يمكن استيراده على أجزاء.`,
  saving: 'حفظ الأشخاص',
  notCsv: 'هذا جدول بيانات أو أرشيف، وليس ملف CSV. يُرجى حفظه بصيغة CSV (في Excel: «CSV UTF-8») ثم إرساله.',
  notText: 'هذا ليس ملفًا نصيًا. المطلوب ملف CSV بترميز UTF-8 أو Windows-1252.',
  noRows: 'لا صفوف في الملف. يسمّي سطره الأول الأعمدة، ويليه سطر لكل شخص.',
  tooManyColumns: (most) => `أعمدة الملف كثيرة جدًا: حد الاستيراد الواحد ${most}.`,
  noEmailColumn: 'يلزم تحديد العمود الذي فيه عناوين البريد.',
  noSuchColumn: 'لا عمود بهذا الاسم في الملف.',
  onlyAdminsMakeGroups: 'إنشاء مجموعات النطاقات متاح للإدارة فقط.',
  onlyAdminsTakeOut: 'إخراج الأشخاص متاح للإدارة فقط.',
  running: 'يجري استيراد آخر. يُرجى إعادة المحاولة بعد انتهائه.',
  importedAlready: 'سبق استيراد هذا الملف.',
  takenBackAlready: 'سبق التراجع عن هذا الاستيراد.',
  notImported: 'لم يُستورد هذا الملف بعد.',
}
