import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('ja')

export const web: Worded<typeof en.web> = {
  section: 'APIキー',
  text: 'APIキーがあれば、人事システム、スクリプト、データウェアハウスなどのプログラムが管理者の呼び出しを行えます。キーにできるのは、選んだことだけです。',
  calls: 'すべての呼び出し',
  failed: 'APIキーを読み込めませんでした。',
  of: (name) => `APIキー「${name}」`,
  once: '表示されるのは今回だけです。使う場所に今すぐコピーしてください。',
  key: 'APIキー',
  until: (end) => `${end}まで`,
  ended: (end) => `${end}に期限切れ`,
  may: (scopes) => `できること：${scopes}`,
  name: '新しいAPIキーの名前',
  what: 'できること',
  lasts: '有効期間',
  choose: 'できることを1つ以上選んでください',
  make: 'APIキーを作成',
  notMade: 'APIキーを作成できませんでした',
  effect: 'このキーによる呼び出しは、すぐに拒否されます。キーが行ったことはそのままです。',
  notRevoked: 'APIキーを無効にできませんでした',
  example: '給与計算',
  scopes: {
    read: '管理者が見るものを読む',
    people: 'ユーザー、グループ、許可リストを変更する',
    rounds: '組み合わせとプログラムを作成、変更する',
    newsletters: 'ニュースレターを書いて送る',
    integrations: 'Webhookとチャンネルを管理する',
  },
  days: {
    30: '30日',
    90: '90日',
    365: '1年',
    730: '2年',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `「${name}」という名前のAPIキーはすでにあります。別の名前を選んでください。`,
  keyRevoked: (name) => `「${name}」を無効にしました。このキーによる呼び出しは拒否されます。`,
  wrongKeys: (wait) => `ここから誤ったAPIキーが多く送られました。${wait}後にもう一度お試しください。`,
  wrongKey: 'このAPIキーは誤っているか、無効になっています。',
  keyEnded: (name) => `APIキー「${name}」は期限切れです。新しいキーを作成してください。`,
  keyInAddress:
    'APIキーをアドレスに入れないでください。ログに残ります。無効にして、新しいキーをAuthorizationヘッダーで送ってください。',
  cookieBesideKey: 'APIキーかセッションのクッキーの、どちらか一方だけを送ってください。',
  tooManyCalls: (most) =>
    `このAPIキーによる呼び出しが1分間に${digits(most)}回を超えました。少しお待ちください。`,
  repeatKeyTooLong: (most) => `Idempotency-Keyは1～${digits(most)}文字です。`,
  repeatedOtherwise:
    'このIdempotency-Keyは別の呼び出しで使われています。呼び出しごとに新しいものを使ってください。',
  callUnderWay: 'このIdempotency-Keyによる最初の呼び出しを処理中です。少し後でもう一度呼び出してください。',
  callCutOff:
    'このIdempotency-Keyによる最初の呼び出しの途中でサーバーが止まりました。実行されたかどうかを確かめてから、別のIdempotency-Keyで呼び出してください。',
  notFound: 'このAPIキーは見つかりませんでした。',
}
