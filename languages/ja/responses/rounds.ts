import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits } = formatsOf('ja')

const difference = (what: string, by: number, unit = '組') =>
  `${what}が${digits(Math.abs(by))}${unit}${by > 0 ? '増加' : '減少'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `${changed}可能なのは最大${digits(pairs)}組、部署をまたぐ組は最大${digits(crossPairs)}組です。`
const WHY = { stranded: 'お相手の都合がつかなくなった方', left_out: '組なしだった方' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? '組なしの方なし' : `組なし${digits(leftOut)}人`
      const before =
        repeats === 0 ? '以前会った方同士の組なし' : `3か月より前に会った方同士の組${digits(repeats)}組`
      return `${month.pairing.pairs(pairs, trios)}、部署をまたぐ組${digits(crossPairs)}組、${left}、${before}。`
    },
    best: '組み合わせる人数も、部署をまたぐ組も、これより多くはできません。',
    bestChanged: 'この変更では、組み合わせる人数も、部署をまたぐ組も、これより多くはできません。',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, 'この変更で'),
    nobodyFits: '3人目が加われる組はありません。',
    mayJoin: (most) => `組に加われるのは最大${digits(most)}人です。`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? '席のない方なし' : `席のない方${digits(leftOut)}人`
        const before =
          repeats === 0 ? '以前会った方同士の出会いなし' : `十分前に会った方同士の出会い${digits(repeats)}件`
        return `${month.pairing.tables(tables)}に${digits(seated)}人、${left}。席での出会い${digits(edges)}件のうち、部署をまたぐもの${digits(crossEdges)}件、${before}。`
      },
      best: '席につく人数も、初めての出会いも、部署をまたぐ出会いも、これより多くはできません。',
      since: (tables) => `その後、お相手のいない方のために${digits(tables)}卓を追加しました。`,
      bestChanged:
        'この変更では、席につく人数も、初めての出会いも、部署をまたぐ出会いも、これより多くはできません。',
      atMost: (seated, crossEdges) =>
        `席につけるのは最大${digits(seated)}人、部署をまたぐ出会いは最大${digits(crossEdges)}件です。`,
    },
    since: (pairs) => `その後、お相手のいない方のために${digits(pairs)}組を追加しました。`,
  },
  madeFor: (those) =>
    `${those.map(({ name, why }) => `${name}さん（${WHY[why]}）`).join('、')}のための組です。`,
  wishes: {
    together: (one, other) => `${one}さんと${other}さんを同じ組にします。`,
    apart: (one, other) => `${one}さんと${other}さんを別の組にします。`,
    out: (name) => `${name}さんはお休みです。`,
  },
  price: {
    pairs: (by) => difference('組', by),
    crossPairs: (by) => difference('部署をまたぐ組', by),
    repeats: (by) => difference('以前会った方同士の組', by),
    threes: (by) => difference('3人の組', by),
    tables: {
      seated: (by) => difference('席につく方', by, '人'),
      otherSizes: (by) => difference('人数の違うテーブル', by, '卓'),
      crossPairs: (by) => difference('部署をまたぐ出会い', by, '件'),
      repeats: (by) => difference('以前会った方同士の出会い', by, '件'),
    },
    debt: '最近組なしだった方が、また組なし',
    nothing: '代償はありません。',
    compared: (figures) => `最初の組み合わせとの比較：${figures.join('、')}。`,
  },
  issues: {
    overdue: (name, of) =>
      `${of}の「${name}」がまだ進行中です。完了してください。それまで、その方々は次の組み合わせに入れません。`,
    unavailable: (name, count) =>
      `「${name}」の${digits(count)}人が、その後お休みか不参加になりました。お相手のいなくなった方にはお知らせし、時間があれば別のお相手をご案内します。`,
    leftOut: (name, count) =>
      `「${name}」で${digits(count)}人が組なしになりました。理由は組み合わせに表示されます。`,
    notOptimal: (name) => `「${name}」は有効ですが、最良ではない可能性があります。`,
  },
  otherValues: 'その他',
  smallerDepartments: '小さな部署',
}
