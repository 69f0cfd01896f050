import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('ja')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `${most}を超えています`,
    archive: 'CSVファイルではなく、表計算ファイルまたは圧縮ファイルです',
    empty: '空です',
    noHeader: (columns) => `最初の行に列名${columns}が必要です`,
  },
  list: 'リスト',
  faults: {
    quote: '引用符が閉じていません',
    width: '列よりセルが多い',
    encoding: 'このファイルは書き出す前に壊れていました',
    control: '改行または制御文字',
    long: '長すぎます',
    address: 'メールアドレスではありません',
    date: '日付ではありません',
    order: '開始より前に終わる休職・休暇',
    twice: '同じ方が2回',
    whitelist: '許可リストにありません',
    admin: '退職する管理者',
    department: '不明な部署',
    group: '不明なグループ',
    elsewhere: '管理するグループの方でも、許可できるアドレスでもありません',
    former: '現在または以前のアドレスの持ち主が不明',
    homeless: '新しい方で、管理するグループがありません',
  },
  row: {
    quote: '読み取れません。引用符が閉じていません',
    width: (cells, columns) =>
      `セルの数が${digits(columns)}ではなく${digits(cells)}です。カンマを含む文字列は引用符で囲んでください`,
    encoding: (column) =>
      `${column}の文字が失われています。このファイルは書き出す前に壊れていました。UTF-8でもう一度書き出してください`,
    control: (column) => `${column}に改行または制御文字があります`,
    long: (column, most) => `${column}が${digits(most)}文字を超えています`,
    noAddress: 'メールアドレスがありません',
    address: (cell) => `「${cell}」はメールアドレスではありません`,
    date: (column, cell) => `${column}が「${cell}」です。2026-12-01のような日付にしてください`,
    order: 'leave_endがleave_startより前です',
    twice: (email, line) => `${email}はすでに${digits(line)}行目にあります`,
    group: (name) => `「${name}」というドメイングループはありません`,
    department: (name, email) => `「${name}」は${email}のリストの部署ではありません`,
    person: (email, why) => `${email}は${why}`,
  },
  person: {
    whitelist: '許可リストにありません',
    admin: '退職しますが、管理者です。先に権限を外してください',
    elsewhere: '管理するグループの方でも、許可できるアドレスでもありません',
    former:
      'は以前のアドレスのアカウントを引き継げません。両方のアドレスにアカウントがあるか、別の行に同じアカウントがあるか、管理者のアカウントです。ユーザー管理でアドレスを変更してください',
    homeless: '新しい方です。新しい方のグループを選んでください',
  },
  unknown: {
    attribute: (name) => `${name}：500を超える異なる値、または80文字を超える値`,
    department: (name) => `不明な部署「${name}」`,
    group: (name) => `不明なグループ「${name}」`,
    status: (name) => `不明な状態「${name}」`,
    language: (name) => `不明な言語「${name}」`,
    day: (day) => `読み取れない初日（例「${day}」）`,
    manager: (name, others) =>
      others === 0 ? `不明な上司「${name}」` : `不明な上司「${name}」ほか${plural(others, { other: '#件' })}`,
  },
  formerAccount: (email, until) =>
    `${email}には${month(until.slice(0, 7))}までアカウントがありました。同じ方ですか。`,
  movedAccount: (email, movedTo) => `${email}のアカウントは現在${movedTo}のため、新しく作られます`,
  deletedAccount: (email) => `${email}は自分でアカウントを削除しました`,
  changes: {
    value: (what, before, after) => `${what}：${before} → ${after}`,
    none: 'なし',
    columns: {
      first_name: '名',
      last_name: '姓',
      department: '部署',
      manager_id: '上司',
      directory_language: '言語',
      email: 'アドレス',
      joined_on: '入社日',
      employee_status: '会社での状態',
      leave_start_date: '休職・休暇の開始',
      leave_end_date: '休職・休暇の終了',
      leave_reason: '休職・休暇の理由',
    },
    statuses: { active: '在籍', leave: '休職・休暇中' },
    entry: '許可リストの項目',
    group: 'ドメイングループ',
  },
  kept: {
    changed: 'その後変更されました',
    signedIn: 'その後ログインしました',
    directory: '会社のディレクトリにあります',
    manages: 'ドメイングループを管理しています',
    invited: 'その後招待されました',
    used: '使用中です',
    entry: '許可リストの項目がその後変更されました',
  },
}
