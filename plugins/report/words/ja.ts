import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('ja')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'レポート',
  title: 'リーダー向けレポート',
  text: '印刷や送付ができる1ページ：参加した人、会った人、新しいつながり、感想。個人名はなく、5人未満に関する数字もありません。',
  last: '最後の月',
  months: '月数',
  language: '言語',
  make: 'リンクを作成',
  making: '作成中…',
  notMade: 'リンクを作成できませんでした',
  ready: 'リンクができました',
  once: 'リンクを持つ人は、アカウントなしで30日間レポートを開けます。表示されるのは今回だけです。',
  link: 'リンク',
  show: 'レポートを開く',
  links: '有効なリンク',
  failed: 'リンクを読み込めませんでした。',
  none: 'リンクはまだありません。',
  allProgrammes: 'すべてのプログラム',
  of: (programme, months, last) => `${programme}、${last}までの${digits(months)}か月`,
  until: (day) => `${day}まで`,
  revoke: '取り消す',
  effect: 'このリンクではもうレポートを開けなくなります。',
  notRevoked: 'リンクを取り消せませんでした',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `「${programme}」の成果`,
  allProgrammes: 'すべてのプログラム',
  span: (first, last) => `${first}～${last}`,
  people: 'マッチした人',
  matches: 'マッチ',
  met: '会った割合',
  ofAnswered: (met, answered, low, high) =>
    `回答のあった${digits(answered)}組中${digits(met)}組。95%信頼区間は${low}～${high}`,
  tooFew: '回答が少数です',
  beans: '豆（5粒中）',
  given: (count) => plural(count, { other: '#人' }),
  byMonth: '月ごと',
  month: '月',
  ties: '部署間の新しいつながり',
  tiesNote: 'これらの部署の2人が初めて会った回数です。',
  between: (one, other) => `${one}と${other}`,
  others: 'そのほか（合計）',
  quotes: '参加者の声',
  quotesNote: 'すべてのプログラムから、名前なしで。書いた本人の許可を得ています。',
  nothing: 'この期間にマッチした人は5人未満のため、表示できるものはありません。',
  five: '5人未満に関する数字は表示していません。該当する月と部署は省いています。感想はすべてのプログラムのものです。',
  until: (day) => `このリンクは${day}まで有効です。`,
  noLink: 'このリンクは正しくないか、取り消されたか、期限が切れています。新しいリンクを依頼してください。',
  revoked: 'リンクを取り消しました。もう開けません。',
}
