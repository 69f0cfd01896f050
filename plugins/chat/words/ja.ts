import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `${names}のコーヒーです。`,
  booked: (when) => `コーヒーの日時：${when}`,
  skip: '次回は休む',
  rest: '続きを読む',
  refused: {
    unknown: 'どなたかを確認できなかったため、何も変更していません。',
    stranger: 'これはほかの方のコーヒーチャットです。何も変更していません。',
    old: 'このボタンは使えなくなりました。ご自身のページで同じことができます。',
  },
  home: {
    noMatch: '現在、進行中のコーヒーチャットはありません。',
    next: (date) => `次回は${date}です。`,
    skipping: '次回はお休みし、その後は自動的に戻ります。',
    away: '現在は参加していません。',
    pause: '1か月休む',
    back: '再び参加する',
    open: 'ご自身のページ',
  },
  health: {
    off: '停止中',
    byMail: (chat: string, code: string) =>
      `${chat}がすべてを拒否しているため（${code}）、メールでお知らせしています。アプリのトークンまたはスコープを直してください。1分ごとに再確認します。`,
    away: '接続できません',
    waits: (chat: string, code: string) =>
      `${chat}に接続できません（${code}）。1分ごとに再確認します。お知らせは保留され、1時間後にメールで送られます。`,
    notYet: 'まだ確認していません',
    told: (chat: string) => `希望する方には${chat}でお知らせします。`,
  },
  chatId: (chat: string) => `${chat} ID`,
}
