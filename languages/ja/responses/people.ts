import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits } = formatsOf('ja')
const are = (count: number, what: string) => `${digits(count)}人を${what}。`
const entries = (count: number, what: string) => `${digits(count)}件を${what}。`

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `属性はすでに${digits(most)}個あります。先に1つ削除してください。`,
    inUse: (name, programmes) =>
      `${name}は次で使われています：${programmes.join('、')}。先にそちらを変更してください。`,
    deleted: (name) => `${name}を削除しました。`,
    exists: (name) => `属性${name}はすでにあります。`,
    chooseOne: '値を1つ選んでください。',
    from: {
      import: '値の列を指定してください。',
      scim: 'パスを指定してください。例：addresses[type eq "work"].locality',
    },
  },
  noUndo: '元に戻すことはできません。',
  areSignedOut: (count) => are(count, 'すべての場所からログアウトさせました'),
  belongTo: (count, group) => `${digits(count)}人が${group}に入りました。`,
  lackDepartment: (count) => `${digits(count)}人の一覧には、この部署がありません。`,
  areNow: {
    in: (count, department) => are(count, `${department}に移しました`),
    active: (count) => are(count, '参加中にしました'),
    paused: (count) => are(count, 'お休み中にしました'),
    pausedUntil: (count, until) => are(count, `${day(until)}までお休み中にしました`),
    opted_out: (count) => are(count, '不参加にしました'),
  },
  entriesNow: {
    removed: (count, _) => entries(count, '許可リストから外しました'),
    active: (count, _) => entries(count, '有効にしました'),
    barred: (count, _) => entries(count, '利用禁止にしました'),
    unassigned: (count, _) => entries(count, '未割り当てにしました'),
    moved: (count, group) => entries(count, `${group}に移しました`),
  },
  signedOutByThis: (count) => `これにより${digits(count)}人がログアウトしました。`,
  undoneFor: {
    user: (count) => `${digits(count)}人分を元に戻しました。`,
    entry: (count) => `${digits(count)}件を元に戻しました。`,
  },
  stayAsTheyAre: (count) => `${digits(count)}件はその後に変更されたため、そのままです。`,
  nobodyInvited: (why) => `招待する方はいません：${why.join('、')}。`,
  tooManyBlocks: (most, minutes) =>
    `1時間に${most}件のアドレスを追加しました。${minutes}後にもう一度お試しください。削除は今でもできます。`,
  yourself: 'ご自身と組になることは、もともとありません。',
  addressTaken: (email) =>
    `${email}にはすでにアカウントがあります。同じ方のものであればその旨を指定し、そうでなければ別のアドレスを選んでください。`,
  noEntryChanged: '変更が必要な項目はありませんでした。',
  nobodyChanged: '変更が必要な方はいませんでした。',
  tooLateToUndo: 'もう元に戻せません。10分以上たっているか、すでに元に戻されています。',
  wholeDomain: (domain) =>
    `${domain}はドメイン全体を表し、誰が含まれるか分かりません。招待する方を指定してください。`,
  invited: (count) => `${digits(count)}人を招待しました。経過は「メール送信履歴」で見られます。`,
  nameFirst: '先にお名前を入力してください。差出人としてメールに載ります。',
  nobodyFound: '招待する方がいません。',
  backLater: 'やめるプログラムには、明日以降の日を選んでください。',
  notAskedNow: 'この回の組み合わせはもう決まりました。次回の前にまたおたずねします。',
  noRoundToSkip: '現在は参加していないため、お休みする回がありません。',
  madeWithoutYou: (month) => `${month}の回は、すでに組み合わせが済んでいます。次の回から自動的に加わります。`,
  pauseLength: 'お休みは今日から1か月または3か月です。お使いの端末の日付を確認してください。',
  photoTooOften: (minutes) =>
    `写真を何度も変更しました。最後の写真はそのままです。${minutes}後にもう一度お試しください。`,
  pauseEnd: (months) =>
    `お休みの終わりは、早くて明日、遅くて${months}か月後です。終わりの日があるのは、お休み中の方だけです。`,
  signedOut: (name) => `${name}さんをすべての場所からログアウトさせました。`,
}
