import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('ja')

export const system: Words['figures']['system'] = {
  employees: {
    title: '従業員の状態',
    failed: '従業員を読み込めませんでした。',
    total: '従業員の合計',
    active: '在籍中',
    onLeave: '休職・休暇中',
    available: '組み合わせの対象',
    synced: (moment) => `最後の同期：${moment}`,
    neverSynced: '最後の同期：なし',
  },
  title: 'システムの状態',
  checked: (moment) => `${moment}に確認`,
  checking: '確認しています…',
  check: 'もう一度確認',
  failed: 'システムの状態を確認できませんでした。',
  lines: {
    database: 'データベース',
    email: 'メールサービス',
    sync: '従業員の同期',
    cycle: '自動サイクル',
    signIn: 'ログイン',
    job: (name) => `ジョブ：${name}`,
    pendingSetups: '未作成のプロフィール',
  },
  troubles: (count) =>
    count === 0 ? 'すべて正常に動いています。' : plural(count, { other: '#件の確認が必要です。' }),
  behind: 'すべての要素とジョブ',
  responded: (milliseconds) => `${milliseconds}ミリ秒で応答しました`,
  lastSync: (moment) => `最後の同期は${moment}です。`,
  lastRead: (moment) => `最後の読み取りは${moment}です。`,
  failingSince: (moment) => `${moment}から失敗しています。`,
  until: (moment) => `${moment}まで。`,
  wrongCodes: (moment) => `${moment}に、間違ったコードが多数入力されました。`,
  nextRun: (moment, rule, zone) => `次の実行は${moment}（${rule}、${zone}）。`,
  runs: (every, last) => (last === null ? `${every}実行` : `${every}実行、最後は${last}`),
  jobFailed: (moment, message) => `${moment}に失敗：${message}`,
  every: {
    days: (count) => (count === 1 ? '毎日' : `${digits(count)}日ごとに`),
    hours: (count) => (count === 1 ? '1時間ごとに' : `${digits(count)}時間ごとに`),
    minutes: (count) => (count === 1 ? '1分ごとに' : `${digits(count)}分ごとに`),
    seconds: (count) => (count === 1 ? '1秒ごとに' : `${digits(count)}秒ごとに`),
  },
}
