import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const reach: Responses['reach'] = {
  notSent: 'まだ誰にも知らせていません。この回のニュースレターは未送信です。',
  notMailed:
    'この回はニュースレターなしで公開されています。お相手は各自のページで確認できますが、メールは誰にも届いていません。',
  again: (people) => `${digits(people)}人にもう一度メールを送ります。`,
  nobody: 'もう一度送れる人はいません。すでに届いた人、退職した人、お相手が変わった人には送りません。',
  tellThem: '直接お知らせください。このメールの内容はもう当てはまりません。',
  troubles: {
    full: {
      reason: 'メールボックスがいっぱいです。',
      next: '空きを作るよう頼んでから、もう一度お試しください。',
    },
    unknownAddress: {
      reason: 'メールサーバーはこのアドレスを知りません。',
      next: 'アドレスを直してから、もう一度お試しください。新しいアドレスに送られます。',
    },
    suppressed: {
      reason: 'メール配信サービスがこのアドレスへの配信を止めています。',
      next: 'サービスの配信停止リストから外してから、もう一度お試しください。',
    },
    refused: {
      reason: 'メールサーバーがメールを拒否しました。',
      next: 'そのサーバーの管理者に差出人の許可を頼んでから、もう一度お試しください。',
    },
    busy: { reason: '最後の試行までメールサーバーが混雑していました。', next: 'もう一度お試しください。' },
    sender: {
      reason: 'メールサーバーが差出人を受け付けません。',
      next: '「システムの状態」を確認し、差出人を直してから、もう一度お試しください。',
    },
    unmade: {
      reason: 'メールを作成できませんでした。',
      next: '「システムの状態」を確認し、直ってからもう一度お試しください。',
    },
    turnedOff: { reason: '送信前にアカウントが無効になりました。', next: '何もする必要はありません。' },
    slackNobody: {
      reason: 'Slackにこのアドレスの方がいません。',
      next: 'もう一度お試しください。メールで送られます。',
    },
    slackRefused: {
      reason: 'Slackがメッセージを受け付けませんでした。',
      next: 'もう一度お試しください。メールで送られます。',
    },
    missed: {
      reason: 'ニュースレターの送信時に不在でした。',
      next: '直接お知らせください。本人のページにも表示されています。',
    },
    cancelled: { reason: '順番が来る前に送信が中止されました。', next: 'もう一度お試しください。' },
    broken: { reason: 'メールサーバーとの接続が切れました。', next: 'もう一度お試しください。' },
  },
}
