import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, signed } = formatsOf('ja')

const difference = ({ points, low, high }: { points: number; low: number; high: number }) =>
  `${digits(Math.abs(points))}ポイント${points < 0 ? '低い' : '高い'}（95%：${digits(low)}〜${digits(high)}）`

export const whoMet: Words['figures']['whoMet'] = {
  title: '会えた組',
  description:
    '会えた：お二人とも会えたと回答したか、お一人が回答し、もうお一人が否定していない組です。回答のない方は会えたかどうか分からないため、割合は幅で示します。かっこ内は95%信頼区間です。',
  noneYet: '今月の組はまだありません。',
  none: '過去12か月に組はありません。',
  parts: { met: '会えた', silent: '回答なし', didNot: '会えなかった' },
  interval: '回答した組のうち会えた割合、95%',
  range: (low, high) => `${digits(low)}〜${high}`,
  met: (met, matches, rate) => `${digits(matches)}組中${digits(met)}組が会えた、${rate}`,
  among: (rate, interval) => `${rate}（${interval}）`,
  of: (count, matches) => `${digits(matches)}組中${digits(count)}組`,
  metIn: (month) => `${month}に会えた組`,
  confirmed: (byBoth, byOne) => `お二人が回答${digits(byBoth)}組、お一人が回答${digits(byOne)}組`,
  rate: '割合',
  notMet: (didNot, silent) => `会えなかった${digits(didNot)}組、回答なし${digits(silent)}組`,
  ofAnswered: '回答した組のうち',
  answered: (count) => `回答${digits(count)}組`,
  booked: '予約済み',
  noTime: '日時未定',
  daysAfter: (days) => `ニュースレターの${digits(days)}日後（中央値）`,
  table: {
    caption: '会えた組、月別',
    met: '会えた',
    of: '全体',
    byBoth: 'お二人が回答',
    byOne: 'お一人が回答',
    didNot: '会えなかった',
    silent: '回答なし',
    days: '予約までの日数',
    booking: '予約の効果',
    reminding: 'リマインダーの効果',
    unclear: '判断するには回答が足りません',
    change: (points, low, high) => `${signed(points)}ポイント（${digits(low)}〜${digits(high)}）`,
  },
  booking: {
    change: (change) =>
      `回答した組のうち会えたのは、予約ありで${change.having}、予約なしで${change.without}：${difference(change)}。`,
  },
  reminding: {
    change: (change) =>
      `回答した組のうち会えたのは、日時を提案する方へのリマインダーありで${change.having}、なしで${change.without}：${difference(change)}。`,
  },
}
