import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `ユーザー${digits(all)}人：参加中${digits(active)}、お休み中${digits(paused)}、不参加${digits(optedOut)}`,
  invite: '招待',
  search: 'ユーザーを探す',
  searchHint: '名前、メールアドレス、部署',
  filters: {
    status: '状態で絞り込む',
    readiness: '準備状況で絞り込む',
    allReadiness: '準備状況を問わない',
    readinessOf: (label, people) => `${label}（${digits(people)}）`,
  },
  statuses: { active: '参加中', paused: 'お休み中', opted_out: '不参加' },
  columns: {
    name: '名前',
    email: '会社のメールアドレス',
    status: '状態',
    department: '部署',
    group: 'グループ',
    match: '現在のお相手',
    actions: '操作',
  },
  failed: 'ユーザーを読み込めませんでした。',
  noneFound: '条件に一致するユーザーはいません',
  none: 'ユーザーがいません',
  caption: 'ユーザー',
  selectAll: '表示中のユーザーをすべて選択',
  showing: (shown, all) => `ユーザー${digits(all)}人中${digits(shown)}人を表示`,
  unsaved: (count) => `保存していない変更：ユーザー${digits(count)}人`,
  row: {
    admin: '管理者',
    manager: (name) => ['上司：', name],
    status: (name) => `${name}さんの状態`,
    changeEnd: (name) => `${name}さんのお休みの終わりを変更`,
    until: (day) => `${day}まで`,
    openEnd: '期限なし',
    department: (name) => `${name}さんの部署`,
    notSet: '未設定',
    noMatch: 'なし',
    saveNamed: (name) => `${name}さんを保存`,
    saved: 'ユーザーを更新しました',
    failed: 'ユーザーを更新できませんでした',
    noChanges: { title: '変更なし', description: 'このユーザーに保存する変更はありません' },
  },
  away: {
    pause: (name) => `${name}さんをお休みにしますか`,
    optOut: (name) => `${name}さんを不参加にしますか`,
    submitPause: 'お休みにする',
    submitOptOut: '不参加にする',
  },
  address: {
    action: 'アドレスを変更',
    question: (name) => `${name}さんのアドレスを変更しますか`,
    text: '履歴、ブロック、お相手、許可リストの項目、メールは新しいアドレスに引き継がれます。すべての端末からログアウトし、両方のアドレスにメールで知らせます。',
    newAddress: '新しいアドレス',
    sameAddress: 'すでにこの方のアドレスです',
    pending: '変更しています…',
    failed: 'アドレスを変更できませんでした',
    barred: (email) => `${email}は許可リストで利用禁止になっています`,
    staysBarred: '利用禁止はそのままです。このアドレスではログインできず、組み合わせの対象にもなりません。',
    taken: (email) => `${email}にはすでにアカウントがあります`,
    keeps: (email, day) =>
      `どちらも同じ方のものであれば、古いほうのアカウントが履歴、ブロック、参加をやめた設定とともに残ります：${email}（${day}から）。`,
    erases: (email, day, matches) =>
      `もう一方は消去されます：${email}（${day}から、コーヒーチャット${digits(matches)}件）。ほかの方の履歴には「以前の同僚」と表示されます。元に戻すことはできません。`,
    merge: '同じ方です：もう一方のアカウントを消去',
    otherAddress: '消去するアカウントのアドレスを入力してください',
  },
  signOut: {
    action: 'すべてログアウト',
    question: (name) => `${name}さんをすべての場所からログアウトさせますか`,
    effect:
      '端末を紛失したときに使います。ログイン中のすべてのブラウザから、すぐにログアウトします。再びログインできます。',
    pending: 'ログアウトしています…',
    failed: 'ログアウトさせることができませんでした',
  },
  erase: {
    action: '消去',
    question: (name) => `${name}さんを消去しますか`,
    text: 'アカウント、プロフィール、写真、ログイン、許可リストの項目、メールが完全に削除されます。過去の組み合わせは、お相手の履歴に「以前の同僚」として残ります。元に戻すことはできません。バックアップと従業員ファイルは、ご自身で整理してください。',
    address: (email) => ['確認のため、', email, 'と入力してください'],
    otherAddress: 'この方のアドレスを入力してください',
    pending: '消去しています…',
    failed: 'ユーザーを消去できませんでした',
  },
}
