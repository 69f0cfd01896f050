import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('ja')

const people = (count: number) => `${digits(count)}人`

export const web: Worded<typeof en.web> = {
  section: 'ディレクトリ連携',
  text: '会社のディレクトリ（Entra ID、Oktaなど）が、SCIM 2.0を使って、ここのユーザーを自動的に追加、変更、削除します。',
  address: 'ディレクトリに設定するアドレス',
  tokens: {
    failed: 'トークンを読み込めませんでした。',
    most: 'トークンは2つまでです。使用中のものと、それに替わるものです。',
    of: (name) => `「${name}」のトークン`,
    once: '表示されるのは今回だけです。今すぐディレクトリにコピーしてください。',
    token: 'トークン',
    lastChange: (action, what, at) => ['最後の変更：', action, '、', what, `、${at}`],
    name: '新しいトークンの名前',
    example: 'Entra ID',
    make: 'トークンを作成',
    notMade: 'トークンを作成できませんでした',
  },
  revoke: {
    effect: 'このトークンによるリクエストは、すぐに拒否されます。追加されたユーザーはそのままです。',
    failed: 'トークンを無効にできませんでした',
  },
  groups: {
    title: 'ディレクトリのグループ',
    text: 'ディレクトリのグループのメンバーは、結び付けた先に入ります。',
    search: 'ディレクトリのグループを探す',
    failed: 'ディレクトリのグループを読み込めませんでした。',
    notTied: 'グループを結び付けられませんでした',
    members: (count) => `メンバー${people(count)}`,
    where: (group) => `${group}のメンバーが入る先`,
    nothing: '結び付けない',
    newGroup: (name) => `新しいドメイングループ「${name}」`,
    domainGroups: 'ドメイングループ',
    departments: '部署',
    department: (group, department) => `${group}：${department}`,
    conflicts: (count) => `${people(count)}が、結び付けた先の異なる複数のグループに入っています`,
    conflict: (email, theirs, counts) =>
      `${email}：${theirs}。先に結び付けられた「${counts}」が優先されます。`,
    others: (count) => `ほか${people(count)}。`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `ここから間違ったトークンが何度も送られました。${wait}後にもう一度お試しください。`,
  tooMuchAtOnce: 'ディレクトリから一度に送られる量が多すぎます。分けて送ってください。',
  twoTokens:
    'ディレクトリには、使用中のものとそれに替わるもの、2つのトークンがすでにあります。先にどちらかを無効にしてください。',
  tokenRevoked: (name) => `「${name}」を無効にしました。ディレクトリはもう使えません。`,
  untied: (name) => `「${name}」の結び付けを外しました。`,
  tied: (name, target) => `「${name}」のメンバーは「${target}」に入ります。`,
  notFound: 'このトークンは見つかりませんでした。',
  myData: '会社のディレクトリにある内容',
}
