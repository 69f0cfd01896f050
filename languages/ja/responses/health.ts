import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const health: Responses['health'] = {
  database: { slow: '応答が遅い', fine: '正常' },
  email: {
    outbox: {
      label: '模擬送信',
      detail: 'メールは送信トレイに書き込まれ、誰にも届きません。送るにはMAIL_URLを設定してください。',
    },
    unreachable: (transport) => `${transport}に接続できません`,
    cannotReach: (why) => `メールサーバーに接続できません：${why}`,
    silent: 'メールサーバーが応答しません。',
    paused: (transport) => `${transport}、送信は一時停止中`,
    pausedBy: '管理者がニュースレターの送信を一時停止しています。',
    nothingWaits: '送信を待っているメールはありません。',
    waiting: (count) => `${digits(count)}通が送信を待っています。`,
  },
  jobs: { failing: '失敗', notYet: '未実行', late: '遅延', onTime: '予定どおり' },
  employeeFile: {
    label: 'ファイル',
    reads: (file) => `${file}を読み取ります。`,
    gone: (file) => `前回の同期の後、${file}がなくなりました。`,
    notThere: (file) => `${file}はまだありません。`,
  },
  cycle: {
    manual: {
      label: '手動',
      detail: '毎月、手動で実行します。「管理ツール」の「プログラム」で、自動にできます。',
    },
    sends: '組み合わせを作成し、ニュースレターを送信します。',
    drafts: '組み合わせを作成します。ニュースレターは承認を待ちます。',
    needsAttention: '要確認',
    tryingAgain: '再試行中',
    notDone: (step, run, why) => `${run}の実行で、次の手順が行われませんでした：「${step}」。理由：${why}。`,
    failing: (step, run, why) => `${run}の実行で、次の手順が失敗しています：「${step}」。理由：${why}。`,
    noReason: '不明',
    running: '実行中',
    scheduled: '予定あり',
  },
  signIn: {
    slowed: {
      label: 'コードを制限中',
      detail: (codes) =>
        `10分間に${codes}回を超える間違ったコードが入力されました。誰かが推測している可能性があります。まだログインしたことのないブラウザでは、1分に1回だけ試せます。リンクは今までどおり使えます。`,
    },
    fine: { label: '正常', detail: 'リンクもコードも使えます。' },
  },
}
