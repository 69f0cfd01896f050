import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `「${name}」という名前のAPIキーはすでにあります。別の名前を選んでください。`,
  keyRevoked: (name) => `「${name}」を無効にしました。このキーによる呼び出しは拒否されます。`,
  wrongKeys: (wait) => `ここから誤ったAPIキーが多く送られました。${wait}後にもう一度お試しください。`,
  wrongKey: 'このAPIキーは誤っているか、無効になっています。',
  keyEnded: (name) => `APIキー「${name}」は期限切れです。新しいキーを作成してください。`,
  keyInAddress:
    'APIキーをアドレスに入れないでください。ログに残ります。無効にして、新しいキーをAuthorizationヘッダーで送ってください。',
  cookieBesideKey: 'APIキーかセッションのクッキーの、どちらか一方だけを送ってください。',
  notForKeys: 'これはAPIキーではできません。管理者が行ってください。',
  scopeMissing: (scope) => `このAPIキーには権限「${scope}」がありません。`,
  tooManyCalls: (most) =>
    `このAPIキーによる呼び出しが1分間に${digits(most)}回を超えました。少しお待ちください。`,
  repeatKeyTooLong: (most) => `Idempotency-Keyは1～${digits(most)}文字です。`,
  repeatedOtherwise:
    'このIdempotency-Keyは別の呼び出しで使われています。呼び出しごとに新しいものを使ってください。',
  callUnderWay: 'このIdempotency-Keyによる最初の呼び出しを処理中です。少し後でもう一度呼び出してください。',
  callCutOff:
    'このIdempotency-Keyによる最初の呼び出しの途中でサーバーが止まりました。実行されたかどうかを確かめてから、別のIdempotency-Keyで呼び出してください。',
}
