import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('ja')

export const figures: Words['figures'] = {
  failed: '指標を読み込めませんでした。',
  summary: {
    label: '概要',
    users: 'ユーザー総数',
    pendingSetup: (count) => `プロフィール未作成${digits(count)}人`,
    active: '進行中の組',
    completed: '実現したコーヒー',
    participation: '参加率',
    participationNote: (joined, all) => `${digits(all)}人中${digits(joined)}人が登録済み`,
  },
  period: { label: '月', current: '今月', previous: '過去の月' },
  views: {
    label: '指標',
    users: 'ユーザー分析',
    matching: '組み合わせの成果',
    engagement: '利用状況',
    system: 'システム',
  },
  table: '表で見る',
  share: '割合',
  month: '月',
  department: '部署',
  users: {
    failed: 'ユーザーを読み込めませんでした。',
    column: 'ユーザー',
    status: {
      title: '状態の内訳',
      caption: '状態別のユーザー',
      column: '状態',
      active: '参加中',
      paused: 'お休み中',
      optedOut: '不参加',
    },
    departments: {
      title: '人数の多い部署',
      none: 'ユーザーがいません',
      caption: 'ユーザーの多い部署',
      notSet: '未設定',
    },
  },
  chart: {
    tookPlace: '実現',
    others: 'それ以外',
    rate: '成功率',
    total: '合計',
    completed: '実現',
  },
  matching: {
    failed: '組を読み込めませんでした。',
    current: {
      total: '組の合計',
      active: '進行中の組',
      completed: '実現したコーヒー',
      rate: '実現率',
    },
    quality: {
      title: '組み合わせの質',
      failed: '組み合わせの質を読み込めませんでした。',
      none: '組み合わせのデータがありません',
      recent: '最近の組み合わせ',
      issues: '検証の問題',
      average: '質の平均',
      unknown: 'なし',
      ofTen: '10点満点',
      kinds: {
        overdue: '期限超過',
        unavailable: '参加不可',
        left_out: '組なし',
        not_optimal: '未証明',
      },
      caption: '最近の組み合わせ',
      pairing: '組み合わせ',
      quality: '質',
      pairs: '組',
      across: '部署をまたぐ組',
      metBefore: '以前に会った組',
      leftOut: '組なし',
    },
    previous: {
      caption: '過去6か月の組',
      success: (rate, completed, all) => [rate, 'が成功、', `${digits(all)}組中${digits(completed)}組が実現`],
    },
  },
  engagement: {
    title: '利用状況',
    failed: '利用状況を読み込めませんでした。',
    connections: 'つながりの合計',
    peopleMet: '会った人',
    activeUsers: '月間利用者',
    retention: '継続率',
    byMonth: '月ごとの組',
    caption: '過去12か月の組',
  },
  whoMet,
  map,
  system,
}
