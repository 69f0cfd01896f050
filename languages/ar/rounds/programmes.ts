import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { weeks as weeksOf } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const programmes: Words['rounds']['programmes'] = {
  title: 'البرامج',
  text: 'لكل برنامج أشخاصه وإيقاعه وطاولاته. واللقاء في أحدها محسوب فيها كلها.',
  add: 'برنامج جديد',
  none: 'لا يُجري أي برنامج جولات لمجموعاتك حاليًا.',
  edit: 'تعديل',
  editOne: (name) => `تعديل ${name}`,
  moreFor: (name) => `المزيد عن ${name}`,
  facts: { who: 'من', rhythm: 'الإيقاع', tables: 'الطاولات', people: 'الأشخاص', next: 'الجولة القادمة' },
  everybody: 'الجميع',
  named: (count) => `أشخاص بالاسم: ${digits(count)}`,
  newcomers: (weeks) => `انضموا خلال آخر ${weeksOf.gen(weeks)}`,
  whoJoins: 'بالانضمام',
  byHand: 'يدويًا',
  monthly: 'كل شهر',
  everyWeeks: (every) => (every === 1 ? 'كل أسبوع' : `كل ${weeksOf.gen(every)}`),
  pairs: 'ثنائيات',
  tablesOf: (size) => `طاولات من ${digits(size)}`,
  notKnown: 'يُعلن لاحقًا',
  reach: {
    title: 'الأشخاص اليوم',
    ready: (count) => `في جولة تُنشأ اليوم: ${digits(count)}`,
    nobody: 'لا أحد فيه اليوم',
    tooFew: (size) => `عددهم لا يكفي لطاولة من ${digits(size)}`,
    failed: 'تعذّر تحميل عدد الأشخاص.',
  },
  start: {
    title: 'البدء من',
    coffee: { label: 'قهوة الشهر', hint: 'الجميع، في ثنائيات، مرة في الشهر' },
    pairs: { label: 'ثنائيات الأسبوع', hint: 'الجميع، في ثنائيات، مرة في الأسبوع' },
    lunch: { label: 'غداء الأربعة', hint: 'أربعة على كل طاولة، الجميع معًا، كل ستة أسابيع' },
    newcomers: { label: 'الوجوه الجديدة', hint: 'من انضموا خلال آخر 13 أسبوعًا، ثلاثة على كل طاولة' },
    sites: { label: 'بين المواقع', hint: 'ثنائيات من مجموعات مختلفة، مرة في الشهر' },
    leadership: { label: 'طاولة القيادة', hint: 'أشخاص بالاسم، خمسة على كل طاولة' },
  },
  steps: { who: 'من', rhythm: 'الإيقاع والحجم', name: 'الاسم' },
  stepOf: (step, steps) => `الخطوة ${digits(step)} من ${digits(steps)}`,
  next: 'التالي',
  previous: 'رجوع',
  create: 'إنشاء البرنامج',
  creating: 'جارٍ الإنشاء…',
  created: (name) => `تم إنشاء «${name}».`,
  notCreated: 'تعذّر إنشاء البرنامج',
  rest: 'إعدادات أخرى',
  who: {
    text: 'يشمل من ينطبق عليه كل ما مُلئ من القوائم. وإن تُركت كلها فارغة، شمل كل من في قائمة السماح.',
    domainGroups: 'مجموعات النطاقات',
    departments: 'الأقسام',
    directoryGroups: 'مجموعات الدليل',
    choose: 'إضافة…',
    addresses: { label: 'أشخاص بالاسم', hint: 'عنوان واحد في كل سطر' },
    newcomersWeeks: {
      label: 'الوجوه الجديدة',
      hint: 'من انضموا خلال هذا العدد من الأسابيع. ويُترك فارغًا ليشمل الجميع.',
    },
    join: {
      label: 'كيفية المشاركة',
      choices: {
        everyone: { label: 'تلقائيًا', hint: 'حتى يغادروه.' },
        'opt-in': { label: 'بالانضمام', hint: 'ينضم كل شخص من ملفه الشخصي.' },
        ask: {
          label: 'بالموافقة كل مرة',
          hint: 'قبل كل جولة تصل الجميع رسالة فيها زر «أشارك». لا يشارك إلا من يضغط عليه.',
        },
      },
    },
  },
  weeks: 'تلقائيًا، كل أسبوع أو كل عدة أسابيع',
  every: 'كم مرة',
  from: {
    label: 'ابتداءً من',
    hint: 'تكون الجولة الأولى في أقرب يوم من هذا اليوم من الأسبوع، أو في اليوم نفسه.',
  },
  size: 'كم شخصًا يلتقي',
  noRepeatMonths: { label: 'عدد الأشهر قبل لقاء الشخصين من جديد', hint: 'يُحسب في كل البرامج' },
  name: 'الاسم',
  description: { label: 'الوصف', hint: 'لمن يشاركون فيه' },
  colour: { label: 'اللون', hint: 'علامة على الاسم، في الصفحات والرسائل' },
  archive: {
    action: 'أرشفة',
    title: (name) => `أرشفة «${name}»؟`,
    effect:
      'لا جولات بعد ذلك، ولا أحد فيه. وتبقى جولاته السابقة والرسائل التي في طريقها. ويصبح الاسم متاحًا من جديد.',
    pending: 'جارٍ الأرشفة…',
    failed: 'تعذّرت أرشفة البرنامج',
  },
}
