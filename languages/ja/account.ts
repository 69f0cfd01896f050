import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('ja')
const times = (added: string, used: string | null) =>
  used === null ? `${added}に追加、未使用` : `${added}に追加、最後の使用は${used}`

export const account: Words['account'] = {
  description: 'ログインの方法と、ログイン中の場所です。',
  checking: '確認しています…',
  waitingForDevice: 'お使いの端末を待っています…',
  codes: {
    title: '復旧コード',
    save: 'この端末がなくても見られる場所に保存してください。2段階認証が使えなくなったとき、1つにつき一度だけログインできます。表示されるのは今回だけです。',
    copied: 'コードをコピーしました',
    download: 'ダウンロード',
    file: (codes) => `Cup of Joeの復旧コード\n\n${codes}\n`,
    saved: '保存しました',
  },
  add: {
    passkey: {
      action: 'パスキーを追加',
      title: 'パスキーを追加',
      description:
        '指紋、顔、画面ロック、またはセキュリティキーを使います。これだけでログインすることもできます。',
      name: '名前',
      nameHint: '「ノートパソコン」「青いキー」など、見分けられる名前にしてください。',
      submit: 'パスキーを追加',
      failed: 'パスキーを追加できませんでした',
    },
    app: {
      action: '認証アプリを設定',
      replace: '認証アプリを置き換える',
      title: '認証アプリの設定',
      description:
        'スマートフォンのアプリで読み取るか、キーを入力してください。次に、アプリに表示されるコードを入力してください。',
      submit: '有効にする',
      failed: 'アプリを設定できませんでした',
      noKey: 'キーを作成できませんでした。もう一度お試しください。',
      copyKey: 'キーをコピー',
      keyCopied: 'キーをコピーしました',
      image: 'キーのQRコード',
    },
  },
  proof: {
    setUp: {
      title: '2段階認証の設定',
      text: '管理者とグループ管理者には、リンクやパスワードのほかに、もう一つの確認が必要です。設定は1分ほどで済みます。',
    },
    title: 'ご本人ですか',
    text: '2段階認証が必要です。確認の後、続きに戻ります。',
    ways: {
      passkey: 'パスキーを使う',
      app: '認証アプリを使う',
      'recovery-code': '復旧コードを使う',
    },
    hints: { app: '認証アプリに表示されます。', 'recovery-code': 'それぞれ一度だけ使えます。' },
    recoveryCode: '復旧コード',
    waiting: 'パスキーを待っています…',
    failed: 'コードを確認できませんでした。もう一度お試しください。',
    submit: '本人です',
  },
  secondFactor: {
    title: '2段階認証',
    description: 'ログインの後と、元に戻せない操作の前に必要です。',
    failed: '2段階認証の設定を読み込めませんでした。',
    passkey: {
      state: (added, used) => `パスキー、${times(added, used)}`,
      question: (name) => `パスキー「${name}」を削除しますか`,
    },
    app: {
      name: '認証アプリ',
      state: (added, used) => `6桁の数字、${times(added, used)}`,
      question: '認証アプリを削除しますか',
    },
    remove: {
      action: '削除',
      named: (name) => `${name}を削除`,
      effect: '今後、本人の確認に使えなくなります。最後の一つの場合、復旧コードも削除されます。',
      failed: '削除できませんでした',
    },
    codes: {
      title: '復旧コード',
      left: (count) => `残り${digits(count)}個`,
      renew: '新しく作る',
      question: '復旧コードを新しく作りますか',
      effect: '今のコードは使えなくなります。',
      confirm: '新しいコードを作る',
      done: '以前のコードは使えなくなりました。',
      failed: '新しいコードを作成できませんでした',
    },
  },
}
