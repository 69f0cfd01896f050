import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'このニュースレターは送信され、自動的に保管されました。送信済みのメールは、システムを整理するために削除されるため、見ることはできません。',
  notSent: 'このニュースレターは送信されていません。',
  noNewsletter: 'ニュースレターが見つかりません',
  noUser: 'ユーザーが見つかりません',
  nothingSentThen: 'その月に送信されたニュースレターはありません。',
  beingSent: 'このニュースレターは送信中です。送信が終わるのを待つか、中止してください。',
  runningMonth: 'これは今月の履歴です。来月、保管された後に内容を消去できます。',
  purgedAlready: 'この履歴の内容は、すでに消去されています。',
  purged: (title) => `「${title}」の個人に関する内容を削除しました。`,
  notSigned: (by) => `このリクエストには${by}の署名がないか、署名が古すぎます。`,
  notEvents: '本文がイベントの一覧ではありません。',
  noMail: '送信トレイに、そのメールはありません。',
}
