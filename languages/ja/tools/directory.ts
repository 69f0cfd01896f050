import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

const people = (count: number) => `${digits(count)}人`

export const departments: Words['tools']['departments'] = {
  domainGroup: 'ドメイングループ',
  common: '共通の一覧',
  commonText: 'ドメイングループのない方',
  choose: { label: '部署の一覧', nothing: 'グループを選んでください' },
  of: (group) => `${group}の部署`,
  ofCommon: '共通の一覧の部署',
  search: '部署を探す',
  failed: '部署を読み込めませんでした。',
  none: {
    title: 'このグループには部署がありません',
    text: '最初の部署を追加してください。部署のない方はOtherに入っています。',
  },
  default: '既定',
  people,
  peopleIn: (count, department) => `${department}：${people(count)}`,
  peopleOf: (department) => `${department}の方`,
  peopleFailed: '部署の方を読み込めませんでした。',
  add: '部署を追加',
  added: (name) => `部署「${name}」を追加しました`,
  notAdded: '部署を追加できませんでした',
  notCreated: '部署を作成できませんでした',
  notRenamed: '部署の名前を変更できませんでした',
  fields: {
    name: '部署の名前',
    nameExample: '例：engineering',
    displayName: '表示名',
    displayNameExample: '例：開発部',
  },
  remove: {
    title: (name) => `「${name}」を削除しますか`,
    effect: (count) =>
      count === 0
        ? 'この部署には誰もいません。元に戻すことはできません。'
        : `この部署の${people(count)}はOtherに移ります。元に戻すことはできません。`,
    confirm: '部署を削除',
    failed: '部署を削除できませんでした',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'ドメイングループ',
  search: 'ドメイングループを探す',
  failed: 'グループを読み込めませんでした。',
  none: {
    title: 'グループはまだありません',
    text: 'グループには、独自の部署と独自の組み合わせがあります。会社が1つだけなら、グループは必要ありません。',
  },
  add: 'グループを追加',
  addText: '同じグループの方どうしが組み合わされ、そのグループの部署を使います。',
  renameText: 'これまでの組み合わせの名前と文字は変わりません。',
  created: (name) => `グループ「${name}」を作成しました`,
  changed: (name) => `グループ「${name}」を変更しました`,
  notCreated: 'ドメイングループを作成できませんでした',
  notChanged: 'ドメイングループを変更できませんでした',
  fields: {
    name: '名前',
    nameHint: 'ファイル名に使う短い名前：design',
    displayName: '表示名',
    displayNameExample: 'デザインスタジオ',
    languageHint: '言語がわからない方に使います。',
    companyLanguage: '会社の言語',
    description: '説明',
    color: '色',
  },
  manage: '管理',
  manageOne: (group) => `${group}を管理`,
  done: '完了',
  remove: {
    action: 'グループを削除',
    title: (group) => `「${group}」を削除しますか`,
    effect: (concerned) =>
      `このグループのメールアドレスは、すべて未割り当てになります。${concerned.trim()}グループの部署も削除され、グループにいた方は共通の一覧を使います。完了した組み合わせは残ります。`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const named = names.map((name) => `${name}さん`).join('、')
      const others = more > 0 ? `${named ? 'ほか' : ''}${people(more)}` : ''
      const who = total > 0 ? `（${named}${others}）` : ''
      return `${digits(entries)}件と${people(total)}${who}が未割り当てになります。`
    },
    failed: 'ドメイングループを削除できませんでした',
  },
  emails: {
    of: (group) => `${group}のメールアドレス`,
    title: 'このグループのメールアドレス',
    search: 'このグループのメールアドレスを探す',
    none: 'このグループに割り当てられたメールアドレスは、まだありません。',
    add: 'メールアドレスを追加',
    addExample: 'アドレス、または*@company.com',
    addAction: 'グループに追加',
    notAdded: 'メールアドレスをグループに追加できませんでした',
    unassign: '割り当てを外す',
    unassignOne: (email) => `${email}の割り当てを外す`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'グループ管理者',
  text: 'このグループのプログラムだけを見て、運営できます。指名すると、ご本人にメールで知らせます。ここから外すと、権限はすぐになくなります。',
  failed: 'グループ管理者を読み込めませんでした。',
  notChanged: 'グループ管理者を変更できませんでした',
  people: {
    add: 'グループ管理者を追加',
    example: 'ご本人のアドレス',
    action: '追加',
    none: 'このグループの管理者は、まだいません。',
    added: (email, group) => `${email}を${group}のグループ管理者にしました`,
    removed: (email, group) => `${email}を${group}のグループ管理者から外しました`,
  },
  domains: {
    add: 'グループ管理者が許可できるドメイン',
    example: 'company.com',
    action: '認める',
    none: 'なし：グループ管理者は許可リストを変更できません。',
    added: (domain) => `グループ管理者は${domain}のアドレスを許可できます`,
    removed: (domain) => `グループ管理者は${domain}のアドレスを許可できなくなりました`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: '参加者の取り込み',
  text: '「*@company.com」で全員を許可するか、アドレスを1件ずつ追加します。項目がないと、誰も登録できません。',
  list: '許可リストのメールアドレス',
  search: '許可リストを探す',
  searchExample: 'アドレス、理由、グループ',
  sort: {
    label: '許可リストの並べ替え',
    email: 'アドレス順（A–Z）',
    backwards: 'アドレス順（Z–A）',
  },
  found: (count) => `${digits(count)}件見つかりました`,
  failed: '許可リストを読み込めませんでした。',
  noneHere: '該当する項目は、まだありません。',
  none: {
    title: 'まだ誰も登録できません',
    text: '会社のドメインを、たとえば*@company.comのように追加すると、そのアドレスを持つ全員が登録できます。',
  },
  selectAll: '表示中の項目をすべて選択',
  add: {
    title: '許可リストに追加',
    email: 'メールアドレス',
    group: 'ドメイングループ',
    reason: '理由',
    action: '追加',
    done: (email) => `${email}を許可リストに追加しました`,
    failed: 'メールアドレスを追加できませんでした',
  },
  barred: '利用禁止',
  added: (by, day) => `${day}に${by}が追加`,
  addedFor: (reason, by, day) => `${reason}・${day}に${by}が追加`,
  groupOf: (email) => `${email}のドメイングループ`,
  belongs: (email, group) => `${email}を${group}に移しました`,
  isUnassigned: (email) => `${email}を未割り当てにしました`,
  isActive: (email) => `${email}を有効にしました`,
  isBarred: (email) => `${email}を利用禁止にしました`,
  notChanged: 'メールアドレスの割り当てを変更できませんでした',
  activate: '有効にする',
  bar: {
    action: '利用禁止',
    title: (email) => `「${email}」を利用禁止にしますか`,
    nobody: 'この項目でアカウントを持つ方はいません。今後、この項目では登録できなくなります。',
    effect: (count, signedIn) => {
      const barred = `${people(count)}がログインできなくなり、組み合わせの対象から外れます。`
      return signedIn > 0 ? `${barred}${people(signedIn)}がログアウトされます。` : barred
    },
  },
  remove: {
    action: '外す',
    removing: '外しています…',
    title: (email) => `「${email}」を外しますか`,
    effect: (email) =>
      `「${email}」を許可リストから外してもよろしいですか。この項目だけが対象としている方は、ログインできなくなり、組み合わせの対象から外れます。`,
    failed: 'メールアドレスを外せませんでした',
  },
  group: {
    action: 'グループを変更',
    title: (email) => `「${email}」のグループを変更しますか`,
    effect: '次回から新しいグループで組み合わせます。',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `コピー：${what}`,
  tokens: {
    copied: 'コピーしました',
    used: (made, used) => `${made}に作成、最後の使用は${used}`,
    unused: (made) => `${made}に作成、未使用`,
    making: '作成しています…',
  },
  revoke: {
    action: '無効にする',
    one: (name) => `${name}を無効にする`,
    title: (name) => `「${name}」を無効にしますか`,
  },
}
