import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `${names}のコーヒーです。`,
  booked: (when) => `コーヒーの日時：${when}`,
  skip: '次回は休む',
  rest: '続きを読む',
  refused: {
    unknown: 'どなたかを確認できなかったため、何も変更していません。',
    stranger: 'これは別の方々の組です。何も変更していません。',
    old: 'このボタンは使えなくなりました。ご自身のページで同じことができます。',
  },
  home: {
    noMatch: '現在、進行中の組はありません。',
    next: (date) => `次回は${date}です。`,
    skipping: '次回はお休みし、その後は自動的に戻ります。',
    away: '現在は参加していません。',
    pause: '1か月休む',
    back: 'また参加する',
    open: 'ご自身のページ',
  },
}
