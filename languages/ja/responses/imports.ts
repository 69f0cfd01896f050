import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `取り込みました：新規${digits(counts.new)}、変更${digits(counts.changed)}、変更なし${digits(counts.unchanged)}${counts.refused > 0 ? `、不可${digits(counts.refused)}` : ''}。`,
  takenOut: (count) => `${digits(count)}人を外しました。`,
  takenBack: (people, entries) =>
    `取り込みを取り消しました：${digits(people)}人、許可リストの項目${digits(entries)}件。`,
  stay: (count) => `${digits(count)}件はそのままです。`,
  read: {
    file: (parts) => `従業員ファイルを読み取りました：${parts.join('、')}。`,
    updated: (count) => `更新${digits(count)}`,
    created: (count) => `新規${digits(count)}`,
    unknown: (count) => `アカウントがないため対象外${digits(count)}`,
    takenOut: (count) => `除外${digits(count)}`,
    skipped: (count) => `${digits(count)}行を省略`,
  },
  noEmployeeFile: (path, columns, example) =>
    `${path}に従業員ファイルがありません。次の列を持つCSVファイルを置いてください：${columns}。行の例：${example}`,
  badEmployeeFile: (path, why, example) => `従業員ファイル${path}は使えません：${why}。行の例：${example}`,
  reading: '行を読み取っています',
  tooManyRows: (most) =>
    `ファイルが、1回に取り込める${digits(most)}行を超えています。分けて取り込んでください。`,
  saving: '参加者を保存しています',
  notCsv:
    'これは表計算ファイルか圧縮ファイルで、CSVファイルではありません。CSV（Excelでは「CSV UTF-8」）で保存して、それを送ってください。',
  notText: 'これはテキストファイルではありません。UTF-8またはWindows-1252のCSVファイルを送ってください。',
  noRows: 'ファイルに行がありません。1行目に列の名前、続けて1行に1人を書いてください。',
  tooManyColumns: (most) => `ファイルの列が多すぎます。1回に取り込めるのは${most}列までです。`,
  noEmailColumn: 'メールアドレスの列を指定してください。',
  noSuchColumn: 'ファイルにその列はありません。',
  onlyAdminsMakeGroups: 'ドメイングループを作成できるのは、管理者だけです。',
  onlyAdminsTakeOut: '人を外せるのは、管理者だけです。',
  running: '別の取り込みを実行しています。終わってから、もう一度お試しください。',
  importedAlready: 'このファイルはすでに取り込まれています。',
  takenBackAlready: 'この取り込みはすでに取り消されています。',
  notImported: 'このファイルはまだ取り込まれていません。',
}
