import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const reach: Words['rounds']['reach'] = {
  title: '届いた人',
  failed: '届いた人を読み込めませんでした。',
  reached: (people) => `届いた：${digits(people)}`,
  waiting: (people) => `待機中：${digits(people)}`,
  uncertain: (people) => `不明：${digits(people)}`,
  missed: (people) => `届いていない：${digits(people)}`,
  byMail: (reason) => `メール：${reason}`,
  byChat: (chat, reason) => `${chat}：${reason}`,
  tryAgain: 'もう一度送る',
  pending: '送信中…',
  tryFailed: 'メールをもう一度送れませんでした',
}
