import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'チャットを開く',
  faults: {
    secret: (code) =>
      `Microsoftがアプリの認証情報を拒否しているため（${code}）、メールでお知らせしています。Entraで新しいクライアントシークレットまたは証明書を作り、それを設定して再起動してください。`,
    permission: (missing) =>
      `アプリに権限が足りないため（${missing}）、メールでお知らせしています。Entraで管理者の同意とともに付与してください。1分ごとに再確認します。`,
    app: (code) =>
      `Microsoftにアプリが見つからないか、無効になっているため（${code}）、メールでお知らせしています。カタログに戻すか、TEAMS_TENANT_ID、TEAMS_CLIENT_ID、TEAMS_APP_IDを確認してください。`,
  },
}
