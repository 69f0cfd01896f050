import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { digits, listed, period } = formatsOf('ja')
const people = (count: number) => `${digits(count)}人`

export const inRounds: InRounds = {
  mail: {
    frame: { cantMakeIt: { dontWait: '誰のせいでもありません。次の回まで待つ必要もありません。' } },
    reminders: {
      didYouMeet: { paired: (who) => ['今回は、', who, 'さんとのコーヒーをご案内しました。'] },
      join: {
        preheader: '定期的に、初めて会うかもしれない方と。',
        text: (minutes) =>
          `定期的に、同僚同士が二人でコーヒーを飲みます。初対面のことも少なくありません。お相手はこちらで探し、お二人にメールでお知らせします。あとは、${minutes}分のコーヒーを楽しむだけです。`,
      },
      asked: {
        once: 'ワンクリックだけで、再度お聞きすることはありません。お答えをもとに、次の回は新しい方と組み合わせます。',
      },
      organiser: {
        preheader: '今回は日時を提案する番です。ワンクリックで決まります。',
        notBooked: (who) => [
          who,
          'さんとのコーヒーの日時がまだ決まっていません。今回は日時を提案する番です。',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `${day}の回のお相手は、${department}の${name}さんです。`,
        sittingOut: (day, why) => `${day}の回はお休みです。${why}`,
      },
      noMatch: {
        youJoinedLater: '今回の組み合わせが決まったあとに参加されました。次回から加わります。',
        sittingOut: '今回はお休みです',
      },
      mood: '今回の気分',
      buzzer: { label: '頭の体操' },
      after: { text: 'どうだったかをワンクリックで教えてください。次の回は新しい方と組み合わせます。' },
    },
    draft: {
      title: (day, product) => `${product} - ${day}のニュースレター`,
      description: (day) => `${day}のコーヒーチャット、今回の気分、頭の体操です。`,
    },
    summary: { nobody: { subject: 'Cup of Joe：今回の組み合わせはありませんでした' } },
    meetings: {
      calendar: { ofTheMonth: '今回のコーヒーチャットです。' },
      changes: {
        rematched: {
          said: (who, when) => [
            '今回のお相手が変わったため、',
            who,
            'さんとのコーヒー（',
            when,
            '）は中止になりました。',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `お二人のタイムゾーンは異なりますが、ビデオ通話のリンクがまだありません。今回は日時を提案する番ですので、${who}さんにリンクを送ってください。`,
          link('プロフィール'),
          'にリンクを登録しておくと、すべての招待に記載されます。',
        ],
      },
      plan: {
        youSuggest: '今回は日時を提案する番です。',
        suggests: (name) => `今回は${name}さんが日時を提案する番です。`,
      },
    },
    why: { three: '外れる方が出ないように、今回は三人です。' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `「${department}」の${people(some)}が自部署だけを希望していて、今回は互いに会えません。お相手になれるのは${colleagues}だけです。`,
        open: ({ people: some, department, colleagues }) =>
          `「${department}」の${people(some)}は、今回は互いに会えません。お相手になれるのは${colleagues}だけです。`,
      },
      refused: { barred: 'この2人は、今回は組み合わせられません。' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `${listed(periods.map(period))}の回の組み合わせは送られていません。${digits(count)}組がまだ見ていません。`,
      completes: (names, more, now) =>
        `${someQuoted(names, more)}を完了し、準備のできた全員を${period(now)}の回として組み合わせます。`,
      completeAndBegin: () => '完了して、新しい回を始める',
    },
    newsletter: {
      none: (round) =>
        `${round}のニュースレターはまだありません。新しいものには、今回の気分、名言、コツが入っています。`,
    },
    completed: { text: 'この回を締め切り、記録として保管します。' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `今回は辞退しました。${partner}さんにはお知らせしました。`,
        wasMatched: (partner) => `今回のお相手は${partner}さんでした。`,
        notShownYet: () => '今回のお相手は、まだ公開されていません。ニュースレターでお知らせします。',
        leftOut: (_, why) => `今回はお相手がいませんでした。${why}`,
        calledOff: () => '今回のコーヒーチャットは、ご都合がつかないため取りやめになりました。',
        noRound: () => '今回の組み合わせは、まだ作られていません。',
        beforeYou: () => '今回の組み合わせは、ご参加の前に作られました。',
        noMatch: () => '参加できなかったため、今回お相手はいません。',
      },
    },
    people: {
      madeWithoutYou: (day) => `${day}の回は、すでに組み合わせが済んでいます。次の回から自動的に加わります。`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}の${people(count)}は、今回すでに組み合わされて${toldOn ? `いて、${toldOn}にニュースレターで知らされました` : 'います'}。もう一度組み合わせると、別のお相手になります。`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}の${people(count)}は、今回の進行中の別の組み合わせに入っていて、お相手がいます。`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `「${name}」は進行中です${count > 0 ? `（対象者のうち${people(count)}が入っています）` : ''}。今回の組み合わせなので、別の組み合わせを作成するには、先に削除してください。`,
      },
      monthCompleted: 'この回は完了しているため、回答はもう変更できません。',
    },
    meetings: { nobodyToInvite: 'お相手がいなくなったため、招待する方がいません。また次の回があります。' },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `ニュースレターは${period(day)}の回のものですが、「${pairing}」は${period(ofDay)}の組み合わせです。全員に${period(ofDay)}のお相手を知らせることになります。`,
      },
    },
    replies: { notMet: '記録しました。また次の回があります。' },
  },
}
