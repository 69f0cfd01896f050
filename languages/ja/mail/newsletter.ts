import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `${name}さん、こんにちは`,
  preheader: {
    match: (month, name, department) => `${month}のお相手は、${department}の${name}さんです。`,
    stranded: (name) => `${name}さんは、コーヒーに来られなくなりました。`,
    sittingOut: (month, why) => `${month}はお休みです。${why}`,
  },
  picture: (month, company) => `${company}の${month}`,
  match: {
    label: 'コーヒーのお相手',
    labelOfMore: 'お相手の皆さん',
    why: 'お二人を組み合わせた理由',
    youHost: 'このテーブルのホストはあなたです。',
    hosts: (name) => `ホスト：${name}`,
    whyMore: '皆さんを組み合わせた理由',
    see: 'お相手を見る',
    writeTo: (address) => ['またはメールを送る：', address],
    andTo: (address) => ['、', address],
    photo: (name) => `${name}さんの写真`,
    quoted: (words) => `「${words}」`,
  },
  noMatch: {
    label: 'お相手',
    joinedLater: '次回からの参加です',
    notNeeded: '今回はホストの必要がありません',
    waits: (rounds) => `約${digits(rounds)}回で席が回ってきます。`,
    onTheList: '順番待ちの一覧に入っています。',
    noOtherHost: '現在、ほかのホストの席に空きがありません。次回の順番待ちの一覧に入っています。',
    youAreNotNeeded: '今回はホストの必要がありません。ホストは交代で務めます。',
    youJoinedLater: '今月の組み合わせが決まったあとに参加されました。次回から加わります。',
    stranded: 'お相手が来られなくなりました',
    sittingOut: '今月はお休みです',
    nobodyLeft: '今回は組み合わせられる方が残っていませんでした。',
  },
  starters: { label: '楽しいコーヒーチャットのために', title: '会話のきっかけ' },
  mood: '今月の気分',
  buzzer: {
    label: '今月の頭の体操',
    atTheEnd: '答えは一番下にあります。',
    answer: (answer) => `頭の体操の答え：${answer}`,
  },
  tips: 'コツ',
  after: {
    title: 'コーヒーのあとに',
    text: 'どうだったかをワンクリックで教えてください。来月は新しい方と組み合わせます。',
  },
  profile: 'プロフィール',
  ask: '質問する',
}
