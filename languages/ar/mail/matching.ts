import { formatsOf } from '../../../shared/languages/formats'
import { people as persons } from '../counted/nouns'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ar')

interface Department {
  department: string
}

const places = (say: (where: string) => string) => ({
  anywhere: say('في الشركة'),
  inside: ({ department }: Department) => say(`في قسم ${department}`),
  outside: ({ department }: Department) => say(`خارج قسم ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('شخص آخر مناسب'),
  inside: ({ department }: Department) => say(`شخص آخر من قسم ${department} منفتح على قسمه`),
  outside: ({ department }: Department) => say(`شخص آخر من خارج قسم ${department} منفتح على الأقسام الأخرى`),
})
const all = (count: number, where: string) =>
  `جرى في الأشهر الثلاثة الماضية لقاء مع كل من يمكن لقاؤه ${where} (${digits(count)}).`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `لا يوجد شخص مناسب ${where}.`),
  metOnlyOne: places((where) => `جرى في الأشهر الثلاثة الماضية لقاء مع الشخص الوحيد الممكن لقاؤه ${where}.`),
  metAll: {
    anywhere: ({ count }) => all(count, 'في الشركة'),
    inside: ({ count, department }) => all(count, `في قسم ${department}`),
    outside: ({ count, department }) => all(count, `خارج قسم ${department}`),
  },
  nobodyLeft: 'لم يبقَ أحد يمكن لقاؤه.',
  fair: 'لم يكن بين من كان يمكن أن يبقى بلا لقاء بدلًا من ذلك أحدٌ بقي بلا لقاء مرات أقل.',
  oddOf: ({ people, department }) =>
    `عدد من يمكن الجمع بينهم في قسم ${department} فردي (${digits(people)})، فيبقى شخص واحد بلا لقاء.`,
  odd: ({ people }) => `عدد من يمكن الجمع بينهم فردي (${digits(people)})، فيبقى شخص واحد بلا لقاء.`,
  teamAcross: ({ people, departments }) =>
    `هناك مجموعة (${persons.nom(people)}: ${departments}) لا تلتقي إلا فيما بينها، وقد جرت كل لقاءاتها الممكنة في الأشهر الثلاثة الماضية.`,
  teamOf: ({ people, department }) =>
    `في قسم ${department} مجموعة (${persons.nom(people)}) لا تلتقي إلا فيما بينها، وقد جرت كل لقاءاتها الممكنة في الأشهر الثلاثة الماضية.`,
  team: ({ people }) =>
    `هناك مجموعة (${persons.nom(people)}) لا تلتقي إلا فيما بينها، وقد جرت كل لقاءاتها الممكنة في الأشهر الثلاثة الماضية.`,
  teamFrom: ({ month }) => `ابتداءً من ${month} يمكن أن يلتقي اثنان منها من جديد.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} مع تفضيل الأقسام الأخرى فقط؛ والممكن لهم: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} مع تفضيل القسم نفسه فقط، ولا يمكن أن يلتقوا فيما بينهم هذا الشهر؛ والممكن لهم: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `من قسم ${department} ${persons.nom(people)} مع الانفتاح على الجميع، ولا يمكن أن يلتقوا فيما بينهم هذا الشهر؛ والممكن لهم: ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `الممكن لقاؤهم: ${some}، وينتظرهم معًا ${persons.nom(people)}: ${who}.`,
    all: ({ people, colleagues: some }) => `الممكن لقاؤهم: ${some}، وينتظرهم معًا ${persons.nom(people)}.`,
    more: 'عدد من يحتاجون إلى الزملاء أنفسهم أكبر مما يتيحه هؤلاء من لقاءات.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${persons.nom(count)} (${where})`,
    oneIn: ({ department }) => `شخص واحد في قسم ${department}`,
    someIn: ({ count, department }) => `${persons.nom(count)} في قسم ${department}`,
    one: 'شخص واحد',
    some: ({ count }) => persons.nom(count),
  },
  part: {
    groupIn: ({ size, department }) =>
      `شخص واحد من مجموعة فردية العدد (${digits(size)}) في قسم ${department}`,
    group: ({ size }) => `شخص واحد من مجموعة فردية العدد (${digits(size)})`,
    oneAcross: ({ department }) => `شخص واحد من قسم ${department} (أقسام أخرى فقط)`,
    oneWithin: ({ department }) => `شخص واحد من قسم ${department} (القسم نفسه فقط)`,
    oneOpen: ({ department }) => `شخص واحد من قسم ${department} (الجميع)`,
    across: ({ count, department }) => `${persons.nom(count)} من قسم ${department} (أقسام أخرى فقط)`,
    within: ({ count, department }) => `${persons.nom(count)} من قسم ${department} (القسم نفسه فقط)`,
    open: ({ count, department }) => `${persons.nom(count)} من قسم ${department} (الجميع)`,
    at: ({ count, department }) => `${persons.nom(count)} في قسم ${department}`,
  },
  takenByWishes: 'كل من يمكن لقاؤه يتخطّى الجولة، أو له لقاء آخر، أو يبقى منفصلًا.',
  leftOutByWish: 'استثنت الإدارة هذا الشخص من هذه الجولة.',
  cannotBePaired: 'لم يعد التوزيع ممكنًا.',
  oneMore: more((colleague) => `كان سيتم لقاء لو شارك ${colleague}.`),
  oneMoreAllowed: places((where) => `كان سيتم لقاء لو شارك ${where} شخص آخر يمكن لقاؤه.`),
  togetherOrOneMore: more(
    (colleague) => `كان يمكن أن يتم لقاء لو جُمع اثنان منها رغم ذلك، أو لو شارك ${colleague}.`,
  ),
  noRule: 'كان يمكن أن يتم لقاء من دون قاعدة الأشهر الثلاثة.',
  ruleOfTwoMonths: 'كان يمكن أن يتم لقاء لو كانت القاعدة شهرين بدلًا من ثلاثة.',
  ruleOfOneMonth: 'كان يمكن أن يتم لقاء لو كانت القاعدة شهرًا واحدًا بدلًا من ثلاثة.',
  withoutWish: 'ربما كان سيتم لقاء من دون أحد هذه الطلبات.',
  refused: {
    notHere: ({ name }) => `خارج هذه الجولة: ${name}.`,
    onePerson: ({ name }) => `الثنائي شخصان، وقد تكرر الاسم: ${name}.`,
    togetherTwice: ({ name, other, third }) =>
      `لا يمكن لـ ${name} إلا لقاء شخص واحد: يُرجى اختيار ${other} أو ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `مطلوب لـ ${name} تخطّي الجولة ولقاء ${other} معًا: يُرجى اختيار أحدهما.`,
    togetherAndApart: ({ name, other }) =>
      `مطلوب الجمع بين ${name} و${other} والفصل بينهما معًا: يُرجى اختيار أحدهما.`,
    barred: 'لا يمكن الجمع بين هذين الشخصين هذا الشهر.',
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
