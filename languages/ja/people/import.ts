import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')
const rows = (count: number) => `${digits(count)}行`

export const importing: Words['people']['import'] = {
  title: '参加者の取り込み',
  text: '1行に1人のCSVファイル：アドレス、名前、部署、グループ、上司、言語、状態、休職。',
  nothingSaved: (count) => `「取り込む」を押すまで、何も保存されません。${rows(count)}を読み取りました。`,
  pasted: '貼り付けた一覧',
  notRead: 'ファイルを読み取れませんでした',
  failed: '取り込めませんでした',
  back: '戻る',
  importing: '取り込んでいます…',
  submit: (people) => `${digits(people)}人を取り込む`,
  submitOut: (people, out) => `${digits(people)}人を取り込み、${digits(out)}人を外す`,
  reading: '読み取っています…',
  preview: 'プレビュー',
  choose: {
    file: 'CSVファイルを選ぶか、ここにドロップしてください',
    fileHint: (size, most) =>
      `${size}、${digits(most)}行まで。UTF-8またはWindows-1252。コンマ、セミコロン、タブ区切り`,
    paste: 'または一覧を貼り付ける',
    pasteHint: '表計算の行、または1行に1つのアドレスか「*@ドメイン」',
    last: '前回の取り込み',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}、${moment}：${figures}`
        : `${file}、${moment}：${figures}。${undone}に取り消し`,
  },
  figures: {
    new: (count) => `新規${digits(count)}`,
    changed: (count) => `変更${digits(count)}`,
    unchanged: (count) => `変更なし${digits(count)}`,
    refused: (count) => `不可${digits(count)}`,
  },
  done: {
    whitelisted: (count) => `${digits(count)}件を許可リストに追加しました。`,
    newPeople: '新しい方は、ログインしてプロフィールを作成すると参加します。',
    invite: '招待する',
    refusedRows: '取り込めなかった行のCSV',
    kept: 'そのままのもの',
  },
  undo: {
    action: '取り込みを取り消す',
    undoing: '取り消しています…',
    failed: '取り込みを取り消せませんでした',
    question: '取り込みを取り消しますか',
    effect: (people) =>
      `${digits(people)}人が以前の状態に戻ります。取り込みで作られたアカウントは、使用中か、会社のディレクトリに引き継がれている場合を除き、削除されます。そのまま残るものは、理由とともに一覧にします。`,
    confirm: '取り消す',
  },
  names: {
    open: '先に選んでください',
    chosen: '選択済み',
    createAll: (count) => `${digits(count)}件すべてを作成`,
    notWithAll: (names) => `ほかの名前に似ているため、一括では作成しません：${names}`,
    near: (name, other) => `${name}（${other}に類似）`,
    department: (name, count, near) => [
      name,
      near === null ? `：${rows(count)}` : `：${rows(count)}、${near}に類似`,
    ],
    group: (name, count, near) => [
      'グループ ',
      name,
      near === null ? `：${rows(count)}` : `：${rows(count)}、${near}に類似`,
    ],
    lines: (_, lines) => `${lines}行目`,
    linesAndMore: (lines) => `${lines}行目など`,
    people: (name) => `${name}の方`,
    status: (name, count) => ['状態 ', name, `：${rows(count)}`],
    noStatus: '状態なしで取り込む',
    statuses: { active: '在籍中', leave: '休職中', leaves: '退職' },
    leaveOut: 'これらの行を除く',
    create: '作成する',
    into: (name) => `${name}に入れる`,
    intoOther: '入れる先',
  },
  found: {
    instead: (field, taken, other) => `${field}：「${other}」ではなく「${taken}」を使います。`,
    headerLine: '列の名前がある行',
    lineOf: (line, text) => `${line}行目：${text}`,
    noHeader: 'なし',
    leavers: {
      title: '退職する方',
      leaving: (count) => `ファイルで退職とされている方：${digits(count)}人`,
      missing: (count) => `ここにいて、ファイルにいない方：${digits(count)}人`,
      keep: '残す',
      out: '外す',
      press: '外す',
      effect:
        'ログインできなくなり、どの回にも入らず、メールも届きません。取り込みを取り消すと、元に戻ります。',
      more: (names, count) => `${names}、ほか${digits(count)}人`,
    },
    noAddress: {
      title: 'アドレスはどの列ですか',
      text: 'それらしい名前の列がありません。該当する列の上で「メールアドレス」を選んでください。',
    },
    onLeave: '休職中の方',
    group: '新しい許可リスト項目のドメイングループ',
    groupHint: 'グループの指定がなく、ドメインの項目にもグループがない行に使います',
    chooseGroup: '選んでください',
    waiting: {
      title: (count) => `${rows(count)}が選択を待っています`,
      text: '部署またはグループが不明です。選択しない場合、これらの行は除かれます。',
    },
    outcomes: { new: '新規', changed: '変更', unchanged: '変更なし', refused: '不可' },
    rows: {
      new: '新規の行',
      changed: '変更の行',
      unchanged: '変更のない行',
      refused: '取り込めない行',
    },
    first: (shown, all) => `${digits(all)}件中、最初の${digits(shown)}件`,
    whitelisted: (count) => `${digits(count)}件が許可リストに追加されます。`,
    withoutGroup: (count) =>
      `${digits(count)}人がどのドメイングループにも入らないため、グループの組み合わせの対象になりません。新しい項目のグループか、グループを示す列を選んでください。`,
    problem: (text, count) => `${text}：${rows(count)}`,
    newPerson: 'いいえ、新しい方：以前のアカウントを完全に削除します',
    withoutLanguage: (text, count) => `${text}：${rows(count)}、言語なしで取り込みます`,
    withoutManager: (text, count) => `${text}：${rows(count)}、上司なしで取り込みます`,
    again: (text, count) => `${text}：${rows(count)}、もう一度取り込みます`,
  },
  sheet: {
    label: 'ファイル',
    caption: 'ファイルの最初の行',
    holds: (column) => `「${column}」の内容`,
    leftOut: '使わない',
    now: (field, column) => `${field}（現在は「${column}」）`,
    fields: {
      email: 'メールアドレス',
      former_email: '以前のアドレス',
      first_name: '名',
      last_name: '姓',
      full_name: '姓名',
      department: '部署',
      group: 'ドメイングループ',
      manager: '上司（アドレス）',
      language: '言語',
      status: '状態',
      account: 'アカウント（有効、停止）',
      start_date: '入社日',
      leave_start: '休職の開始',
      leave_end: '休職の終了',
      leave_reason: '休職の理由',
    },
  },
}
