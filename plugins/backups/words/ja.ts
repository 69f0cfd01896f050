import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'バックアップ',
    size: (megabytes) => `最新：${megabytes} MB`,
    notYet: 'まだありません',
    failing: '失敗しています',
    triedAgain: '1時間ごとに再試行します。',
    sealed: '毎回、書き込み後に読み戻し、暗号化しています。',
    open: '毎回、書き込み後に読み戻しています。暗号化はしていません。',
  },
  failed: {
    subject: 'バックアップを書き込めませんでした',
    effect:
      'Cup of Joeはバックアップを書き込めませんでした。1時間ごとに再試行し、失敗が続く間は1日1回お知らせします。',
  },
}
