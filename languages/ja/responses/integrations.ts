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
  mostWebhooks: (most) => `登録できるのは${digits(most)}件までです。先に1件削除してください。`,
  webhookExists: (name) => `「${name}」という名前はすでに使われています。別の名前を選んでください。`,
  addressLost: 'このシステムの鍵が変わったため、アドレスを開けません。もう一度入力してください。',
  webhookRemoved: (name) => `「${name}」を削除しました。今後は何も送られません。`,
  webhookIsOff: (name) => `「${name}」はオフになっています。先にオンにしてください。`,
  sentAgain: 'もう一度送っています。',
  channelTested: (name) => `テストが「${name}」に届きました。`,
  problems: {
    onlyHttps: (host) => `${host}にはhttpsでのみ接続します。`,
    notPublic: (host) =>
      `${host}は公開インターネット上にありません。運用者は設定WEBHOOK_HOSTSで許可できます。`,
    packed: (host) => `${host}は圧縮された内容を返します。`,
    noHost: (host) => `${host}という名前のサーバーはありません。`,
    tookTooLong: (host) => `${host}は10秒以内に応答しませんでした。`,
    certificate: (host) => `${host}の証明書は有効ではありません。`,
    unreachable: (host) => `${host}に接続できません。`,
    keyChanged: (host) =>
      `このシステムの鍵が変わったため、${host}のアドレスを開けません。もう一度入力してください。`,
    refused: (host, status) => `${host}は受け付けません（${status}）。`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = `新しい組が${digits(pairs)}組`
      const fresh = `初めての方が${digits(count)}人`
      return count > 0 ? `${made}、${fresh}です。` : `${made}です。`
    },
    look: 'お相手を見る',
    test: 'これはテストです。Cup of Joeの各回はここでお知らせします。',
  },
}
