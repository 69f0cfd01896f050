import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) => `${digits(count)}人`
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `組み合わせ可能な${other}方がもう1人`
      : `組み合わせ可能な${other}方がもう${colleagues(count)}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `「${department}」に、自部署を希望範囲に含む${other}方がもう1人`
      : `「${department}」に、自部署を希望範囲に含む${other}方がもう${colleagues(count)}`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `「${department}」以外に、他部署を希望範囲に含む${other}方がもう1人`
      : `「${department}」以外に、他部署を希望範囲に含む${other}方がもう${colleagues(count)}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: '社内',
    inside: ({ department }) => `「${department}」の中`,
    outside: ({ department }) => `「${department}」以外`,
  },
  lately: ({ months }) => (months === 1 ? '過去1か月の間に' : `過去${digits(months)}か月の間に`),
  more: { here: more(), elsewhere: more('別のグループの') },
  noPartner: ({ where }) => `${where}に、組み合わせ可能な方がいません。`,
  onlyBetweenGroups: '会うのは別のグループの方同士だけです。',
  metAll: ({ lately, where, count }) =>
    count === 1
      ? `${where}で組み合わせ可能なただ1人の方と、${lately}すでに会っています。`
      : `${where}で組み合わせ可能な${digits(count)}人全員と、${lately}すでに会っています。`,
  nobodyLeft: '条件の合う方が残っていませんでした。',
  fair: '代わりに組なしになり得た方の中に、これまで組なしになった回数がより少ない方はいません。',
  oddOf: ({ people, department }) =>
    `「${department}」で互いに組み合わせ可能な方が${colleagues(people)}と奇数のため、1人が組なしになります。`,
  odd: ({ people }) => `互いに組み合わせ可能な方が${colleagues(people)}と奇数のため、1人が組なしになります。`,
  teamAcross: ({ people, departments, lately }) =>
    `${colleagues(people)}（${departments}）は互いにしか会えず、${lately}、会える方全員とすでに会っています。`,
  teamOf: ({ people, department, lately }) =>
    `「${department}」の${colleagues(people)}は互いにしか会えず、${lately}、会える方全員とすでに会っています。`,
  team: ({ people, lately }) =>
    `${colleagues(people)}は互いにしか会えず、${lately}、会える方全員とすでに会っています。`,
  teamFrom: ({ month }) => `${month}から、そのうちの2人がまた会えるようになります。`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}が他部署だけを希望していますが、お相手になれるのは${some}だけです。`,
    within: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}が自部署だけを希望していて、今月は互いに会えません。お相手になれるのは${some}だけです。`,
    open: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}はどなたとでも会えますが、今月は互いに会えません。お相手になれるのは${some}だけです。`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `合わせて${colleagues(people)}（${who}）のお相手になれるのは、同じ${some}だけです。`,
    all: ({ people, colleagues: some }) =>
      `合わせて${colleagues(people)}のお相手になれるのは、同じ${some}だけです。`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)}（${where}）`,
    someIn: ({ department, count }) =>
      count === 1 ? `「${department}」の1人` : `「${department}」の${colleagues(count)}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `「${department}」の奇数（${colleagues(size)}）のグループから1人`,
    group: ({ size }) => `奇数（${colleagues(size)}）のグループから1人`,
    across: ({ department, count }) =>
      count === 1 ? `「${department}」1人：他部署のみ` : `「${department}」${colleagues(count)}：他部署のみ`,
    within: ({ department, count }) =>
      count === 1 ? `「${department}」1人：自部署のみ` : `「${department}」${colleagues(count)}：自部署のみ`,
    open: ({ department, count }) =>
      count === 1
        ? `「${department}」1人：どなたとでも`
        : `「${department}」${colleagues(count)}：どなたとでも`,
    at: ({ count, department }) => `「${department}」${colleagues(count)}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `${where}に、組み合わせ可能な方が1人しかいません。`
        : `${where}に、組み合わせ可能な方が${colleagues(count)}しかいません。`,
    metMost: ({ lately, count, people, where }) =>
      `${where}で組み合わせ可能な${colleagues(people)}のうち${colleagues(count)}と、${lately}すでに会っています。`,
    takes: ({ size }) => `1つのテーブルには少なくとも${colleagues(size)}が必要です。`,
    across: ({ people, department }) =>
      `「${department}」の${colleagues(people)}が他部署だけを希望していますが、それだけの数のテーブルは作れません。`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)}が同じグループ（${group}）ですが、それだけの数のテーブルは作れません。`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)}全員を${digits(size)}～${digits(most)}人のテーブルに分けることはできません。`,
    more: ({ more: some }) => `${some}参加すれば、テーブルに入れる可能性があります。`,
    noRule: ({ months }) => `${digits(months)}か月の規則がなければ、テーブルに入れる可能性があります。`,
  },
  takenByWishes: '組み合わせ可能な方は全員、お休みか、ほかの方と同じ組か、別の組にする指定があります。',
  leftOutByWish: '管理者が、この回から外しました。',
  cannotBePaired: '組み合わせられなくなりました。',
  oneMore: ({ more: one }) => `${one}参加すれば、組ができます。`,
  oneMoreAllowed: ({ where }) => `${where}から組み合わせ可能な方がもう1人参加すれば、組ができます。`,
  togetherOrOneMore: ({ more: one }) =>
    `それでもその中の2人を同じ組にするか、${one}参加すれば、組ができる可能性があります。`,
  noRule: ({ months }) => `${digits(months)}か月の規則がなければ、組ができる可能性があります。`,
  ruleOfMonths: ({ months, fewer }) =>
    fewer === 1
      ? `${digits(months)}か月の規則が1か月であれば、組ができる可能性があります。`
      : `${digits(months)}か月の規則が${digits(fewer)}か月であれば、組ができる可能性があります。`,
  withoutWish: 'これらの指定のどれかがなければ、組ができる可能性があります。',
  refused: {
    notHere: 'この回に入っていない方が含まれています。',
    onePerson: ({ name }) => `組には2人が必要ですが、${name}さんが2回指定されています。`,
    togetherTwice: ({ name, other, third }) =>
      `${name}さんが会えるのは1人だけです。${other}さんか${third}さんを選択してください。`,
    togetherAndOut: ({ name, other }) =>
      `${name}さんはお休みと、${other}さんと会うことの両方が指定されています。どちらかを選択してください。`,
    togetherAndApart: ({ name, other }) =>
      `${name}さんと${other}さんは、同じ組と別の組の両方が指定されています。どちらかを選択してください。`,
    noRoom: ({ most, people }) =>
      `1つのテーブルは最大${most}人ですが、${people}人を同じテーブルにするよう指定されています。`,
    noTable: ({ name, other }) => `${name}さんと${other}さんが同席できるテーブルがありません。`,
    barred: 'この2人は、今月は組み合わせられません。',
    oneGroup: ({ name, other }) =>
      `${name}さんと${other}さんは同じグループですが、会うのは別のグループの方同士だけです。`,
    metLately: ({ name, other, month }) => `${name}さんと${other}さんは${month}に会っています。`,
    bothAcross: ({ name, other, department }) =>
      `${name}さんと${other}さんは他部署だけを希望していますが、どちらも「${department}」です。`,
    oneAcross: ({ name, department }) =>
      `${name}さんは他部署だけを希望していますが、どちらも「${department}」です。`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name}さんと${other}さんは自部署だけを希望していますが、${name}さんは「${department}」、${other}さんは「${elsewhere}」です。`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name}さんは自部署だけを希望していますが、${one}さんは「${department}」、${other}さんは「${elsewhere}」です。`,
  },
}
