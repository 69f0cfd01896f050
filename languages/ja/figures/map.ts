import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')
const chats = (count: number) => `コーヒー${digits(count)}回`

export const map: Words['figures']['map'] = {
  title: 'つながりの地図',
  time: '期間',
  months: (count) => `${digits(count)}か月`,
  group: 'グループ',
  failed: 'つながりを読み込めませんでした。',
  tooFew: {
    title: '地図には人数が足りません',
    text: '5人未満では、誰が誰と会ったのか分かってしまいます。',
  },
  none: {
    title: 'コーヒーはまだありません',
    text: 'ニュースレターやコーヒーチャットのページで会えたと回答されると、地図が埋まっていきます。',
  },
  drawing: '部署間のコーヒーのコード図。数値は下の表にあります。',
  summary: (met, across) => `${chats(met)}、部署をまたぐもの${across}`,
  nobody: 'この期間に、この部署で会った方はいません。',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}。`
        : `${chats(count)}。ほかの${digits(others.departments)}部署と会い、最も多いのは${others.most}（${digits(others.mostMet)}）です。`
    return inside > 0 ? `${met}${digits(inside)}回は部署内でした。` : met
  },
  people: (count) => `${digits(count)}人`,
  smaller: '小さな部署',
  merged: (count) => `（${digits(count)}）`,
  table: { caption: '部署間のコーヒー', with: '相手の部署', chats: '回数' },
  counted: (moment) => `${moment}に集計。`,
  heat: {
    label: 'ヒートマップ',
    one: (department) => `${department}とのコーヒー、月別`,
    all: '各部署のコーヒー、月別',
    showAll: 'すべての部署',
    total: '合計',
  },
}
