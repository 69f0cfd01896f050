import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'メールとSlack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'Slackでお知らせします。Slackのアカウントがない方と、カレンダーへの招待は、メールになります。',
    },
    both: {
      label: '両方',
      hint: 'メールとSlackでお知らせします。',
    },
  },
  notReached: (reason) => `Slack：${reason}`,
  badge: 'Slack',
}

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
    byMail: (code: string) =>
      `Slackがすべてを拒否しているため（${code}）、メールでお知らせしています。アプリのトークンまたはスコープを直してください。1分ごとに再確認します。`,
    away: '接続できません',
    waits: (code: string) =>
      `Slackに接続できません（${code}）。1分ごとに再確認します。お知らせは保留され、1時間後にメールで送られます。`,
    notYet: 'まだ確認していません',
    told: '希望する方にはSlackでお知らせします。',
  },
  slackId: 'Slack ID',
}
