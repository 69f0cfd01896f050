import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('ar')

export const attributes: Words['tools']['attributes'] = {
  text: 'تقسّم الأشخاص إلى جانب أقسامهم. يمكن للبرامج أن تعتمد عليها. وهي خمس على الأكثر.',
  language: 'الأسماء باللغة',
  name: 'الاسم',
  source: 'مصدر القيم',
  sources: {
    import: 'عمود في الاستيراد',
    scim: 'الدليل (SCIM)',
    own: 'يختار كلٌّ بنفسه',
  },
  column: 'العمود',
  path: 'المسار',
  pathHint: 'مثلًا: addresses[type eq "work"].locality',
  shown: 'يراها من يلتقيان',
  values: 'القيم',
  valuesHint: 'قيمة في كل سطر',
  found: 'تأتي مع الاستيراد التالي أو من الدليل.',
  count: (count) =>
    plural(count, {
      zero: 'لا قيم',
      one: 'قيمة واحدة',
      two: 'قيمتان',
      few: '# قيم',
      many: '# قيمة',
      other: '# قيمة',
    }),
  ready: { location: 'الموقع', level: 'المستوى' },
  add: 'إضافة سمة',
  addReady: (name) => `إضافة ${name}`,
  remove: (name) => `حذف ${name}`,
  question: (name) => `حذف ${name}؟`,
  effect: 'تُحذف قيمتها لدى الجميع أيضًا.',
  none: 'لا توجد سمات بعد.',
  failed: 'تعذّر تحميل السمات.',
  saved: 'حُفظت السمة.',
  notSaved: 'تعذّر حفظ السمة.',
  notDeleted: 'تعذّر حذف السمة.',
}
