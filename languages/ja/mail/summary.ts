import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

export const summary: MailWords['summary'] = {
  because: 'このメールは、Cup of Joeの管理者にお送りしています。',
  troubles: '確認が必要です',
  notPaired: '組み合わせなし',
  beforehand: '組み合わせの前に',
  leftOut: 'お相手が決まらなかった方',
  andMore: (count) => `ほか${digits(count)}件。すべてダッシュボードで確認できます。`,
  nobody: {
    headline: '組み合わせはありませんでした',
    subject: 'Cup of Joe：今月の組み合わせはありませんでした',
  },
  made: (pairs) => `${digits(pairs)}組が決まりました`,
  madeTables: (tables) => `${digits(tables)}卓が決まりました`,
  subjects: {
    sending: (made) => `Cup of Joe：${made}。ニュースレターを送信しています`,
    sendingWithTroubles: (made) =>
      `Cup of Joe：${made}。ニュースレターを送信しています。確認が必要なことがあります`,
    waiting: (made) => `Cup of Joe：${made}。ニュースレターは承認待ちです`,
    waitingWithTroubles: (made) =>
      `Cup of Joe：${made}。ニュースレターは承認待ちです。確認が必要なことがあります`,
  },
  cycleOf: (day) => `${day}の回です。`,
  cycleLate: (day, ran) => `${day}の回です。そのときCup of Joeが停止していたため、${ran}に行われました。`,
  newsletter: {
    none: 'ニュースレターはまだありません。',
    sent: (title, people) => `「${title}」を${digits(people)}人に送信しています。`,
    draft: (title, people) =>
      `「${title}」は${digits(people)}人向けの下書きで、この組み合わせに結び付いています。内容を確認し、承認して、送信してください。`,
    seenThen: '参加者には、送信されたときにお相手が表示されます。',
  },
  deleted: (pairings) => `このサイクルの組み合わせ${digits(pairings)}件が、その後削除されました。`,
  withoutGroup: (people) =>
    `準備のできた${digits(people)}人がどのドメイングループにも属していないため、どの組み合わせにも入っていません。許可リストの項目にグループを設定してください。`,
  complained: (who) =>
    `${who}はニュースレターを迷惑メールとして報告したため、参加をやめた扱いになっています。`,
  unreachable: (who, code) =>
    `${who}にはメールが届きません。この数か月のニュースレターがアドレスに拒否されました${code && `（${code}）`}。`,
  moreUnreachable: (count) =>
    `ほか${digits(count)}人にもメールが届きません。すべてメール送信履歴で確認できます。`,
  notDone: (step, tries, why) =>
    `行われませんでした：${step}${tries === 0 ? '' : `（${digits(tries)}回試行）`}。${why}`,
  noReason: '理由は不明です。',
}
