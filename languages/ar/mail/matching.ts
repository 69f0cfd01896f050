import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'
import { people as persons } from '../counted/nouns'

const { digits } = formatsOf('ar')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `شارك شخص آخر${other}` : `زاد عدد المشاركين${other} بمقدار ${digits(count)}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `شارك شخص آخر مناسب من قسم ${department}${other}`
      : `زاد عدد المناسبين في قسم ${department}${other} بمقدار ${digits(count)}`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `شارك شخص آخر مناسب من خارج قسم ${department}${other}`
      : `زاد عدد المناسبين خارج قسم ${department}${other} بمقدار ${digits(count)}`,
})
/** How long nobody meets again, with the article. */
const theMonths = (months: number) =>
  months === 1 ? 'الشهر الواحد' : months === 2 ? 'الشهرين' : `الأشهر الـ${digits(months)}`

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'في هذه الجولة',
    group: ({ group }) => `في مجموعة ${group}`,
    inside: ({ department }) => `في قسم ${department}`,
    outside: ({ department }) => `خارج قسم ${department}`,
  },
  lately: ({ months }) =>
    months === 1 ? 'في الشهر الماضي' : `في ${theMonths(months)} ${months === 2 ? 'الماضيين' : 'الماضية'}`,
  more: { here: more(), elsewhere: more(' من مجموعة أخرى') },
  meetsNobody: ({ where }) => `لا أحد يمكن لقاؤه ${where}.`,
  meetsNobodyHelp: 'يساعد على ذلك انضمام المزيد، أو تفضيل مفتوح للجميع، أو أشهر أقل قبل لقاء جديد.',
  onlyBetweenGroups: 'اللقاءات بين مجموعات مختلفة فقط.',
  nobodyLeft: 'لم يبقَ أحد مناسب.',
  hostLeft: 'تعذّر حضور المضيف، ولم يكن لدى أي مضيف آخر مقعد.',
  moreGuests: 'عدد الضيوف أكبر من عدد المقاعد لدى المضيفين.',
  moreHosts: 'من المفيد زيادة عدد المضيفين.',
  odd: 'كان العدد فرديًا هذه المرة.',
  fair: 'لا أحد بقي بلا لقاء مرات أقل من ذلك.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} مع تفضيل الأقسام الأخرى فقط؛ والممكن لهم: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} مع تفضيل القسم نفسه فقط، ولا يمكن أن يلتقوا فيما بينهم هذا الشهر؛ والممكن لهم: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} لا يمكن أن يلتقوا فيما بينهم هذا الشهر؛ والممكن لهم: ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${persons.nom(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `شخص واحد في قسم ${department}` : `${persons.nom(count)} في قسم ${department}`,
    some: ({ count }) => persons.nom(count),
  },
  part: {
    at: ({ count, department }) => `${persons.nom(count)} في قسم ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `لا يوجد إلا شخص واحد مناسب ${where}.`
        : `لا يوجد إلا عدد قليل من المناسبين ${where} (${digits(count)}).`,
    metMost: ({ lately, count, people, where }) =>
      `جرى ${lately} لقاء مع أكثر من يمكن لقاؤهم ${where} (${digits(count)} من ${digits(people)}).`,
    takes: ({ size }) => `أقل عدد على الطاولة: ${digits(size)}.`,
    across: ({ people, department }) =>
      `من قسم ${department} ${persons.nom(people)} مع تفضيل الأقسام الأخرى فقط، ولا تكفي الطاولات لهم.`,
    oneGroup: ({ people, group }) =>
      `من المجموعة نفسها (${group}) ${persons.nom(people)}، ولا تكفي الطاولات لهم.`,
    sizes: ({ people, size, most }) =>
      `لا يمكن توزيع هذا العدد كله (${digits(people)}) على طاولات من ${digits(size)} إلى ${digits(most)}.`,
    more: ({ more: some }) => `كان يمكن أن يوجد مكان على طاولة لو ${some}.`,
    noRule: ({ months }) => `كان يمكن أن يوجد مكان على طاولة من دون قاعدة ${theMonths(months)}.`,
  },
  takenByWishes: 'الطلبات الخاصة بهذه الجولة لا تُبقي أحدًا مناسبًا.',
  leftOutByWish: 'استثنت الإدارة هذا الشخص من هذه الجولة.',
  cannotBePaired: 'لم يعد اللقاء ممكنًا.',
  oneMore: ({ more: one }) => `كان سيتم لقاء لو ${one}.`,
  withoutWish: 'ربما كان سيتم لقاء من دون أحد هذه الطلبات.',
  refused: {
    notHere: 'أحد المذكورين خارج هذه الجولة.',
    onePerson: ({ name }) => `الثنائي شخصان، وقد تكرر الاسم: ${name}.`,
    togetherTwice: ({ name, other, third }) =>
      `لا يمكن لـ ${name} إلا لقاء شخص واحد: يُرجى اختيار ${other} أو ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `مطلوب لـ ${name} تخطّي الجولة ولقاء ${other} معًا: يُرجى اختيار أحدهما.`,
    togetherAndApart: ({ name, other }) =>
      `مطلوب الجمع بين ${name} و${other} والفصل بينهما معًا: يُرجى اختيار أحدهما.`,
    noRoom: ({ most, people }) => `تتسع الطاولة لعدد أقصاه ${most}، والمطلوب الجمع بين ${people}.`,
    noTable: ({ name, other }) => `لم تبقَ طاولة تجمع ${name} و${other}.`,
    barred: 'لا يمكن الجمع بين هذين الشخصين هذا الشهر.',
    oneGroup: ({ name, other }) => `${name} و${other} من المجموعة نفسها، واللقاءات بين مجموعات مختلفة فقط.`,
    twoHosts: ({ name, other }) => `${name} و${other} كلاهما مضيف، ولكل لقاء مضيف واحد.`,
    metLately: ({ name, other, month }) => `آخر لقاء بين ${name} و${other}: ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `تفضيل ${name} و${other} قسم آخر فقط، والقسم واحد: ${department}.`,
    oneAcross: ({ name, department }) => `تفضيل ${name} قسم آخر فقط، والقسم واحد: ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `تفضيل ${name} و${other} القسم نفسه فقط، والقسمان مختلفان (${name}: ${department}، ${other}: ${elsewhere}).`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `تفضيل ${name} القسم نفسه فقط، والقسمان مختلفان (${one}: ${department}، ${other}: ${elsewhere}).`,
  },
}
