import type { MailWords } from '../../words'

const oneClick = '会えたかどうかを、ワンクリックで教えてください。'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `${date}の回に参加しますか`,
    title: '今回は参加しますか',
    question: (date) => ['次回は', date, 'です。お相手を探しましょうか。'],
    in: '参加します',
    takeBack: '取り消す',
    otherwise: '回答がなければ、今回はお休みになります。組み合わせが決まるまでは変更できます。',
  },
  headsUp: {
    subject: (date) => `${date}のコーヒーチャットに参加予定です`,
    title: '次回のコーヒーチャットが近づいています',
    preheader: (date) => `${date}に行います。何もする必要はありません。`,
    youAreIn: (date) => [date, 'に、次回のコーヒーの組み合わせを決めます。参加予定に入っています。'],
    nothingToDo: '何もする必要はありません。',
    notThisTime: 'お相手はメールでお知らせします。今回は見送りますか。',
    skip: '今回は休む',
    pause: 'もっと長く休む',
    backAfter: '今回を休むと、その次の回から自動的に戻ります。',
  },
  noRound: {
    subject: '今回のコーヒーはありません',
    text: 'コーヒーチャットに参加予定とお知らせしましたが、今回はお相手が見つからなかったため、コーヒーはありません。',
    next: '何もする必要はありません。次回は参加予定に入っています。',
  },
  silence: {
    subject: 'コーヒーチャットを続けますか',
    preheader: 'ワンクリックで続けられます。',
    text: 'しばらく応答がありません。同僚の方が待ちぼうけにならないように、確認させてください。',
    stay: 'はい、続けます',
    otherwise:
      '何もしない場合は、誰も待つことのないように、次回から組み合わせの対象外になります。ボタンを押すかログインすると、すぐに戻れます。',
  },
  didYouMeet: {
    subject: 'コーヒーはいかがでしたか',
    preheader: oneClick,
    paired: (who) => ['先日、', who, 'さんとのコーヒーをご案内しました。'],
    two: 'お二人でコーヒーを飲みましたか。',
    more: '皆さんでコーヒーを飲みましたか。',
    noTimeYet: (address) => [
      'まだ時間が取れませんか。今日の短いあいさつだけでもかまいません。このお相手についてのお知らせは、これが最後です。連絡先：',
      address,
    ],
  },
  stranded: {
    subject: 'お相手が来られなくなりました',
    preheader: '何があったか、何ができるか。',
    tooLateUntil: (date) => `今からは別のお相手を探せません。次回の組み合わせは${date}です。`,
    tooLate: '今からは別のお相手を探せません。次回の組み合わせをお待ちください。',
  },
  rescue: {
    subject: (newsletter) => `新しいお相手のご案内：${newsletter}`,
    grown: (newsletter) => `テーブルの人数が増えました：${newsletter}`,
  },
  join: {
    subject: '同僚とコーヒーはいかがですか',
    subjectAgain: '再度のご案内：同僚とコーヒーはいかがですか',
    title: (company) => `${company}の同僚とコーヒーを`,
    preheader: '月に一度、初めて会うかもしれない方と。',
    because: (company) => `このメールは、${company}のコーヒーチャットに招待された方にお送りしています。`,
    leave: '今後は案内しない',
    invited: (who) => `${who}さんから、参加へのお誘いです。`,
    invitedAgain: (who) => `以前、${who}さんからお誘いがありました。参加をお待ちしています。`,
    text: (minutes) =>
      `月に一度、同僚同士が二人でコーヒーを飲みます。初対面のことも少なくありません。お相手はこちらで探し、お二人にメールでお知らせします。あとは、${minutes}分のコーヒーを楽しむだけです。`,
    button: '参加する',
    how: '2分で終わります。ページを開いてこのコードを入力し、どんな方に会いたいかを教えてください。',
    once: 'リンクとコードは14日間有効で、1回だけ使えます。コードは誰にも教えないでください。',
  },
  tomorrow: {
    subject: '明日はコーヒーです',
    personal: (coffee) => `明日：${coffee}`,
  },
  asked: {
    two: 'お二人は会えましたか',
    more: '皆さんは会えましたか',
    personal: (question, coffee) => `${question}：${coffee}`,
    preheader: oneClick,
    planned: (who, when) => [who, 'さんとのコーヒーを', when, 'に予定していました。'],
    once: 'ワンクリックだけで、再度お聞きすることはありません。お答えをもとに、来月は新しい方と組み合わせます。',
  },
  declined: {
    subject: '別の日時を決めてください',
    preheader: '別の日時はいかがですか。',
    byOwn: (who, when) => [
      `カレンダーが${who}さんとのコーヒー（`,
      when,
      '）を辞退したため、中止になりました。',
    ],
    byOther: (who, when) => [
      `${who}さんは`,
      when,
      'の都合がつかなくなったため、コーヒーは中止になりました。',
    ],
  },
  organiser: {
    subject: 'コーヒーの日時を決めてください',
    personal: (who) => `${who}さんとのコーヒーの日時を決めてください`,
    preheader: '今月は日時を提案する番です。ワンクリックで決まります。',
    notBooked: (who) => [who, 'さんとのコーヒーの日時がまだ決まっていません。今月は日時を提案する番です。'],
    onlyReminder: 'この件についてのお知らせは、これが最後です。',
  },
}
