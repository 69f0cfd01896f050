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
  anywhere: ({ count }: Count) => `${other && `${other}方が`}もう${colleagues(count)}`,
  inside: ({ count, department }: Some) =>
    `「${department}」に、条件の合う${other}方がもう${colleagues(count)}`,
  outside: ({ count, department }: Some) =>
    `「${department}」以外に、条件の合う${other}方がもう${colleagues(count)}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'この回',
    group: ({ group }) => `「${group}」`,
    inside: ({ department }) => `「${department}」の中`,
    outside: ({ department }) => `「${department}」以外`,
  },
  lately: ({ months }) => (months === 1 ? '過去1か月の間に' : `過去${digits(months)}か月の間に`),
  more: { here: more(), elsewhere: more('別のグループの') },
  meetsNobody: ({ where }) => `${where}に、会える方がいません。`,
  meetsNobodyHelp:
    '参加者を増やす、希望を広げる、または再び会えるまでの月数を短くすると、相手が見つかりやすくなります。',
  onlyBetweenGroups: '会うのは別のグループの方同士だけです。',
  nobodyLeft: '条件の合う方が残っていませんでした。',
  hostLeft: 'ホストの都合がつかず、ほかのホストの席も空いていませんでした。',
  moreGuests: 'ゲストの人数がホストのもとの席数を上回りました。',
  moreHosts: 'ホストが増えると組みやすくなります。',
  odd: '今回は人数が奇数でした。',
  fair: 'お相手なしになった回数がこれより少ない方は、ほかにいません。',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}が他部署だけを希望していますが、お相手になれるのは${some}だけです。`,
    within: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}が自部署だけを希望していて、今月は互いに会えません。お相手になれるのは${some}だけです。`,
    open: ({ people, department, colleagues: some }) =>
      `「${department}」の${colleagues(people)}は、今月は互いに会えません。お相手になれるのは${some}だけです。`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)}（${where}）`,
    someIn: ({ department, count }) =>
      count === 1 ? `「${department}」の1人` : `「${department}」の${colleagues(count)}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `「${department}」${colleagues(count)}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `${where}に、条件の合う参加者が1人しかいません。`
        : `${where}に、条件の合う参加者が${colleagues(count)}しかいません。`,
    metMost: ({ lately, count, people, where }) =>
      `${where}で組み合わせ可能な${colleagues(people)}のうち${colleagues(count)}と、${lately}すでに会っています。`,
    takes: ({ size }) => `1つのテーブルには少なくとも${colleagues(size)}が必要です。`,
    across: ({ people, department }) =>
      `「${department}」の${colleagues(people)}が他部署だけを希望していますが、テーブルの数が足りません。`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)}が同じグループ（${group}）ですが、テーブルの数が足りません。`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)}全員を${digits(size)}～${digits(most)}人のテーブルに分けることはできません。`,
    more: ({ more: some }) => `${some}いれば、テーブルを作れる可能性があります。`,
    noRule: ({ months }) => `${digits(months)}か月の規則がなければ、テーブルを作れる可能性があります。`,
  },
  takenByWishes: 'この回への指定により、条件の合う方が残っていません。',
  leftOutByWish: '管理者が、この回から外しました。',
  cannotBePaired: '組み合わせられなくなりました。',
  oneMore: ({ more: one }) => `${one}いれば、お相手が見つかりました。`,
  withoutWish: 'これらの指定のどれかがなければ、組ができる可能性があります。',
  refused: {
    notHere: 'この回に入っていない方が含まれています。',
    onePerson: ({ name }) => `組には2人が必要ですが、${name}さんが2回指定されています。`,
    togetherTwice: ({ name, other, third }) =>
      `${name}さんが会えるのは1人だけです。${other}さんか${third}さんを選択してください。`,
    togetherAndOut: ({ name, other }) =>
      `${name}さんには、お休みと、${other}さんと会うことの両方が指定されています。どちらかを選択してください。`,
    togetherAndApart: ({ name, other }) =>
      `${name}さんと${other}さんは、同じ組と別の組の両方が指定されています。どちらかを選択してください。`,
    noRoom: ({ most, people }) =>
      `1つのテーブルは最大${most}人ですが、${people}人を同じテーブルにするよう指定されています。`,
    noTable: ({ name, other }) => `${name}さんと${other}さんが同席できるテーブルがありません。`,
    barred: 'この2人は、今月は組み合わせられません。',
    oneGroup: ({ name, other }) =>
      `${name}さんと${other}さんは同じグループですが、会うのは別のグループの方同士だけです。`,
    twoHosts: ({ name, other }) => `${name}さんと${other}さんは2人ともホストです。ホストは1回につき1人です。`,
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
