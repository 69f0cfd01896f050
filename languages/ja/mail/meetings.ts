import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `${who}さんとのコーヒー、${day} ${time}`,
  when: (day, time, city) => `${day} ${time}（${city}）`,
  slot: (day, time) => `${day} ${time}`,
  timeFor: (time, who) => `${time}：${who}`,
  toBeAgreed: '相談して決める',
  calendar: {
    chat: (names) => `コーヒーチャット：${names}`,
    ofTheMonth: '今月のコーヒーチャットです。',
    summary: (names) => `コーヒー：${names}`,
    toBegin: (question) => `最初の話題に：${question}`,
  },
  changes: {
    booked: {
      subject: 'コーヒーの日時が決まりました',
      personal: (coffee) => coffee,
      said: (who, when) => [who, 'さんとのコーヒーは', when, 'です。'],
      aside: 'カレンダー用の招待を添付しています。',
    },
    moved: {
      subject: 'コーヒーの日時が変わりました',
      personal: (coffee) => `日時変更：${coffee}`,
      said: (who, when) => [who, 'さんとのコーヒーは', when, 'に変わりました。'],
      aside: 'カレンダーの予定は自動で、または添付の招待を開くと変更されます。',
    },
    goesOn: {
      subject: 'コーヒーは予定どおりです',
      personal: (coffee) => `予定どおり：${coffee}`,
      said: (who, when) => [who, 'さんとのコーヒーは、変わらず', when, 'です。'],
      aside: '来られなくなった方がいますが、時間は変わりません。',
    },
    grown: {
      subject: 'テーブルの人数が増えました',
      personal: (coffee) => `人数が増えました：${coffee}`,
      said: (who, when) => [who, 'さんとのコーヒーは', when, 'です。'],
      aside: '新しい方がテーブルに加わりました。時間は変わりません。',
    },
    cancelled: {
      subject: 'コーヒーは中止になりました',
      personal: (coffee) => `中止：${coffee}`,
      said: (who, when) => [who, 'さんとのコーヒー（', when, '）は中止になりました。'],
      aside: 'カレンダーの予定は自動で、または添付のファイルを開くと削除されます。',
    },
    rematched: {
      subject: 'お相手が変わりました',
      personal: (coffee) => `中止：${coffee}`,
      said: (who, when) => [
        '今月のお相手が変わったため、',
        who,
        'さんとのコーヒー（',
        when,
        '）は中止になりました。',
      ],
      aside:
        '新しいお相手はマイページで確認できます。カレンダーの予定は自動で、または添付のファイルを開くと削除されます。',
    },
  },
  invitation: {
    preheader: 'お相手との25分です。',
    thatIs: (when, who) => `現地時間は${when}です（${who}）。`,
    otherTime: '別の日時を探す',
    seeMatch: 'お相手を見る',
    needsLink: (who, link) => [
      `お二人のタイムゾーンは異なりますが、ビデオ通話のリンクがまだありません。今月は日時を提案する番ですので、${who}さんにリンクを送ってください。`,
      link('プロフィール'),
      'にリンクを登録しておくと、すべての招待に記載されます。',
    ],
  },
  leaf: {
    where: (place) => `場所：${place}`,
    move: '変更する',
    cancel: '中止する',
  },
  plan: {
    label: 'コーヒーの日時',
    forTwo: {
      title: 'お二人の都合が合うのはいつですか',
      oneClick: 'ワンクリックで、お二人の予定が決まります。',
      noTimes:
        '今後2週間に、お二人の都合が合う時間はありません。その先の日時を見るか、メールで相談してください。',
    },
    forMore: {
      title: '皆さんの都合が合うのはいつですか',
      oneClick: 'ワンクリックで、皆さんの予定が決まります。',
      noTimes:
        '今後2週間に、皆さんの都合が合う時間はありません。その先の日時を見るか、メールで相談してください。',
    },
    youSuggest: '今月は日時を提案する番です。',
    suggests: (name) => `今月は${name}さんが日時を提案する番です。`,
    byMail: '招待はメールで届きます。',
    booked: 'コーヒーの日時が決まりました。招待はメールで届きます。',
    itIs: (time, who) => `現地時間は${time}です（${who}）。`,
    elsewhere: (time, who) => `（${time}：${who}）`,
    timesAreOf: (city) => `時刻は${city}時間です。`,
    others: (link) => ['どれも合いませんか。', link('ほかの日時を見る')],
    find: '日時を探す',
    writeInstead: (address) => ['直接相談する場合は、こちらへ：', address],
  },
}
