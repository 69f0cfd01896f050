import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'メールボックス',
    notRead: {
      label: '読み取りなし',
      detail:
        'カレンダーの返答と、戻ってきたメールは読み取られません。INBOUND_URLにMAIL_FROMのメールボックスを設定してください。',
    },
    failing: '失敗',
    triedAgain:
      '自動的にもう一度試します。返答と戻ってきたメールはメールボックスに残り、ほかに影響はありません。',
    notYet: 'まだ読み取っていません',
    everyMinute: 'カレンダーの返答と、戻ってきたメールを、1分ごとに読み取ります。',
  },
}
