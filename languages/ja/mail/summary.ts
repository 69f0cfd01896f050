import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

export const summary: MailWords['summary'] = {
  because: 'このメールは、Cup of Joeの管理者にお送りしています。',
  troubles: '確認が必要です',
  notPaired: '組み合わせなし',
  beforehand: '事前の確認',
  leftOut: 'お相手が決まらなかった方',
  andMore: (count) => `ほか${digits(count)}件。すべてダッシュボードで確認できます。`,
}
