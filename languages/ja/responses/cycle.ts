import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const cycle: Responses['cycle'] = {
  completed: (pairings) => `組み合わせ${digits(pairings)}件を完了しました。`,
  resumed: (pauses) => `お休みが終わった方：${digits(pauses)}人。`,
  line: (line, why) => `${digits(line)}行目：${why}。`,
  moreLines: (count) => `ほか${digits(count)}件。`,
  noEmployeeFile: '読み取る従業員ファイルがありません。',
  companyWide: '会社全体。',
  groups: (count) => `ドメイングループ${digits(count)}件。`,
  madeByCycle: (pairing) => `「${pairing}」のために自動サイクルが作成しました。`,
  drafted: (title, people) => `${digits(people)}人向けの下書き「${title}」。`,
  sending: '承認し、送信を始めました。',
  readers: (count) => `管理者${digits(count)}人向け。`,
  noReaders: 'メールを送る管理者がいません。',
  readerGone: 'この管理者はもういません。',
  mailed: '送信しました。',
  failed: (code) => `失敗しました（${code}）。理由はログにあります。`,
  ended: '試行のたびにサーバーが停止しました。',
  unknown: 'メールの引き渡し中にサーバーが停止したため、届いたかどうか不明です。',
  late: 'サイクルの予定時刻から7日以内に行われませんでした。',
  handedOverBefore: (moment) => `${moment}のバックアップの時点で、引き渡しの途中でした。`,
  openBefore: (moment) =>
    `${moment}のバックアップの時点では、まだ行われていませんでした。その後に行われた可能性があるため、省略されます。`,
}
