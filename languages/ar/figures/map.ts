import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { departments, matches, months, people } from '../counted/nouns'

const { digits } = formatsOf('ar')

export const map: Words['figures']['map'] = {
  title: 'خريطة اللقاءات',
  time: 'المدة',
  months: months.nom,
  group: 'المجموعة',
  failed: 'تعذّر تحميل اللقاءات.',
  tooFew: {
    title: 'عدد الأشخاص قليل على خريطة',
    text: 'مع أقل من خمسة أشخاص تكشف الخريطة من التقى بمن.',
  },
  none: {
    title: 'لا لقاءات بعد',
    text: 'تمتلئ الخريطة كلما قال المشاركون إن اللقاء تم، في النشرة أو في صفحة لقاءاتهم.',
  },
  drawing: 'مخطط وتري للقاءات بين الأقسام. وأرقامه في الجدول أدناه.',
  summary: (met, across) => `${matches.nom(met)}، منها بين الأقسام: ${across}`,
  nobody: 'لم يلتقِ أحد من هذا القسم بأحد في هذه المدة.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${matches.nom(count)}.`
        : `${matches.nom(count)}. الأقسام الأخرى: ${departments.nom(others.departments)}، وأكثرها لقاءات ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} داخل القسم: ${digits(inside)}.` : met
  },
  people: people.nom,
  smaller: 'الأقسام الأصغر',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'اللقاءات بين الأقسام', with: 'مع', chats: 'اللقاءات' },
  counted: (moment) => `آخر حساب: ${moment}.`,
  heat: {
    label: 'خريطة حرارية',
    one: (department) => `اللقاءات مع ${department}، شهرًا بعد شهر`,
    all: 'لقاءات كل قسم، شهرًا بعد شهر',
    showAll: 'كل الأقسام',
    total: 'المجموع',
  },
}
