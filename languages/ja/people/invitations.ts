import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')
const without = (why: string) => (count: number) => `メールなし${digits(count)}人：${why}`

export const invite: Words['people']['invite'] = {
  title: '招待',
  text: 'ご自身の名前で、一人ひとりにメールを送ります。説明と参加のボタンだけのメールです。1人につき最大3通、7日おきで、「今後は案内しない」を選んだ方には送りません。',
  submit: (people) => (people === 0 ? '招待' : `${digits(people)}人を招待`),
  inviting: '招待しています…',
  failed: '招待メールを送れませんでした。',
  noName: 'お名前を入力してください。差出人としてメールに載ります。',
  firstName: '名',
  lastName: '姓',
  invitees: '招待する方',
  all: 'まだ参加していない方全員',
  allHint: '許可リストにあり、アカウントのないアドレスも含みます。',
  selected: (count) => `選択したユーザー${digits(count)}人`,
  list: (count) => `この${digits(count)}人`,
  named: '入力するアドレス',
  addresses: 'アドレス',
  addressesHint: '1行に1つ、またはコンマ区切り。',
  words: 'ひとこと添える',
  mail: 'メール',
  subject: (text) => `件名：${text}`,
  inLanguage: (language, people) => `${language}：${digits(people)}`,
  notCounted: '人数を読み込めませんでした。',
  nobody: 'メールの届く方はいません。',
  people: (count) => `${digits(count)}人にメールが届きます。`,
  reminded: (count) => `そのうち${digits(count)}人は、以前にも招待されています。`,
  skipped: {
    in: without('参加済み'),
    'not-covered': without('許可リスト外'),
    refused: without('参加をやめた、または招待を断った方'),
    'too-often': (count, most) => without(`12か月に${digits(most)}回招待済み`)(count),
    'too-soon': (count, last) => without(`この${digits(last)}日以内に招待済み`)(count),
    away: without('お休み中、または休職・休暇中'),
  },
}

const badges: Words['people']['readiness']['badges'] = {
  'meets-nobody': 'グループ内に会える相手がいない',
  'not-answered': '未回答',
  'no-group': 'ドメイングループなし',
  'never-invited': '招待前',
  invited: '招待済み',
  'not-set-up': 'プロフィール未作成',
  'at-cap': '今月の上限に達した',
  'not-joined': 'このプログラムに不参加',
  paused: 'お休み中',
  skipped: '今回はお休み',
  dormant: '休眠中',
  'opted-out': '不参加',
  'on-leave': '休職・休暇中',
  'not-covered': '許可リスト外',
}

export const readiness: Words['people']['readiness'] = {
  labels: { ready: '準備完了', ...badges },
  badges,
  invitedOn: (day) => `${day}に招待`,
  until: (badge, day) => `${badge}（${day}まで）`,
}
