import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': '誰のせいでもありません。次の回まで待つ必要もありません。',
    'meetings.calendar.ofTheMonth': '今回のコーヒーチャットです。',
    'meetings.changes.rematched.said': (who, when) => [
      '今回のお相手が変わったため、',
      who,
      'さんとのコーヒー（',
      when,
      '）は中止になりました。',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `お二人のタイムゾーンは異なりますが、ビデオ通話のリンクがまだありません。今回は日時を提案する番ですので、${who}さんにリンクを送ってください。`,
      link('プロフィール'),
      'にリンクを登録しておくと、すべての招待に記載されます。',
    ],
    'meetings.plan.youSuggest': '今回は日時を提案する番です。',
    'meetings.plan.suggests': (name) => `今回は${name}さんが日時を提案する番です。`,
    'reminders.didYouMeet.paired': (who) => ['今回は、', who, 'さんとのコーヒーをご案内しました。'],
    'reminders.join.preheader': '毎回、まだ会ったことのないかもしれない方と。',
    'reminders.join.text':
      '毎回、まだ会ったことのないかもしれない同僚が、二人でコーヒーを飲みます。お相手を探してお二人にメールでお知らせします。あとは30分お話しするだけです。',
    'reminders.asked.once':
      'ワンクリックだけで、再度お聞きすることはありません。お答えをもとに、次回は新しい方と組み合わせます。',
    'reminders.organiser.preheader': '今回は日時を提案する番です。ワンクリックで決まります。',
    'reminders.organiser.notBooked': (who) => [
      who,
      'さんとのコーヒーの日時がまだ決まっていません。今回は日時を提案する番です。',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `${day}の回のお相手は、${department}の${name}さんです。`,
    'newsletter.preheader.sittingOut': (day, why) => `${day}の回はお休みです。${why}`,
    'newsletter.match.label': 'コーヒーのお相手',
    'newsletter.match.labelOfTwo': '今回のお相手はお二人です',
    'newsletter.noMatch.youJoinedLater':
      '今回の組み合わせが決まったあとに参加されました。次回から加わります。',
    'newsletter.noMatch.sittingOut': '今回はお休みです',
    'newsletter.mood': '今回の気分',
    'newsletter.buzzer.label': '頭の体操',
    'newsletter.after.text': 'どうだったかをワンクリックで教えてください。次回は新しい方と組み合わせます。',
    'why.three': '外れる方が出ないように、今回は三人です。',
    'summary.nobody.subject': 'Cup of Joe：今回の組み合わせはありませんでした',
  },
}
