import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const logs: Words['tools']['logs'] = {
  title: 'メール送信履歴とニュースレターの保管庫',
  tabs: {
    label: '履歴',
    current: (count) => `今月（${count}）`,
    archived: (count) => `保管済み（${count}）`,
  },
  search: '履歴を探す',
  failed: 'メール送信履歴を読み込めませんでした',
  archivedFailed: '保管された履歴を読み込めませんでした',
  none: {
    title: '今月は何も送られていません',
    text: 'ニュースレターを送ると、届け先ごとの履歴がここに表示されます。',
  },
  noneArchived: {
    title: '保管された履歴はありません',
    text: '前月までの履歴がここに表示されます。',
  },
  when: { sent: '送信', cancelled: '中止', started: '開始' },
  at: {
    sent: (at) => `${at}に送信`,
    cancelled: (at) => `${at}に中止`,
    started: (at) => `${at}に開始`,
  },
  notStarted: '未開始',
  states: {
    queued: '待機中',
    sending: '送信中',
    paused: '一時停止中',
    sent: '送信済み',
    cancelled: '中止',
  },
  archived: '保管済み',
  purged: '内容を消去済み',
  to: (title, group) => `${title}（${group}宛て）`,
  details: '詳細を見る',
  detailsOf: (title) => `${title}の詳細を見る`,
  csvOf: (title) => `${title}のCSVをダウンロード`,
  csvOfMonth: (month) => `${month}の全送信のCSVをダウンロード`,
  counts: {
    recipients: '届け先',
    successful: '成功',
    failed: '失敗',
    cancelled: '中止',
    unknown: '不明',
  },
  statuses: {
    success: '成功',
    sendgrid_limit: 'SendGridの上限',
    sendgrid_forbidden: 'SendGridの拒否',
    sendgrid_error: 'SendGridのエラー',
    failed: '失敗',
    unknown: '不明',
    pending: '送信待ち',
    cancelled: '中止',
  },
  dialog: {
    label: '履歴',
    overview: '概要',
    entries: '届け先',
    validation: '検証の結果',
    preview: 'メールを見る',
  },
  facts: {
    state: '状態',
    pairing: '組み合わせ',
    noPairing: 'なし',
    file: '保管ファイル',
  },
  again: {
    action: 'これをもとに新しいニュースレターを作成',
    done: (title) => `「${title}」を、この文章の入った今月の下書きとして作成しました。「運営」にあります。`,
    failed: 'これをもとにニュースレターを作成できませんでした',
  },
  uncertain: {
    title: (count) => `${digits(count)}通は、届いたかどうか不明です`,
    text: '送信中にサーバーが停止しました。',
    action: 'もう一度送る',
    question: (count) => `不明な${digits(count)}通をもう一度送りますか`,
    effect: '同じMessage-IDが付いているので、ほとんどのメールソフトでは1通だけ表示されます。',
    confirm: 'もう一度送る',
    failed: '不明なメールをもう一度送れませんでした',
  },
  purge: {
    title: '個人に関する内容',
    deleted: (day) => `${day}に削除しました。件数と、誰に送りどうなったかは、まだここにあります。`,
    held: (count) =>
      count === 1
        ? '送ったメール：名前、お相手、部署、写真。'
        : `送った${digits(count)}通のメール：名前、お相手、部署、写真。`,
    action: '個人に関する内容を消去',
    question: (title) => `「${title}」の内容を消去しますか`,
    effect: (count, month) =>
      `${month}の${digits(count)}通のメール、そこに書かれた方、メールサーバーの応答が削除され、メールを見ることはできなくなります。件数と、誰に送りどうなったかは残ります。元に戻すことはできません。`,
    confirm: '消去',
    purging: '消去しています…',
    failed: '履歴の内容を消去できませんでした',
  },
  matches: {
    total: '組の合計',
    validated: '検証済み',
    mismatches: '不一致',
    nobody: 'これらの組の方は誰も参加していなかったため、誰にも送られていません。',
    none: 'この組み合わせに組はありませんでした。',
    valid: 'この組み合わせの組は、すべて有効でした。',
    failed: '不一致を読み込めませんでした。',
    purged: '注記は消去されました。',
    matched: (email) => `お相手は${email}`,
    noMatch: 'お相手なし',
  },
  entries: {
    search: '届け先を探す',
    status: '送信の状態',
    count: (count) => `届け先${digits(count)}人`,
    failed: '届け先を読み込めませんでした。',
    none: '該当する方はいません。',
    matched: (email) => `お相手は${email}`,
    noMatch: 'お相手なし',
    valid: '有効',
    issues: '問題あり',
  },
  preview: {
    purged:
      'このニュースレターは送信され、自動的に保管されました。送信済みのメールは、システムを整理するために削除されるため、見ることはできません。',
    nobody: 'このメールは誰にも届いていないため、表示するものがありません。',
    find: 'アドレスで探す',
    recipient: '届け先',
    notTheirs: 'このアドレスに、このメールは届いていません。',
    choose: '届け先を選んでください',
    none: '該当する方はいません',
    mailTo: (email) => `${email}宛てのメール`,
    loading: 'メールを読み込んでいます…',
    unknownUser: '選択したユーザーが見つかりません。',
    signIn: 'ログインが必要です。ページを読み込み直して、もう一度お試しください。',
    error: (message) => `エラー：${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'お問い合わせを探す',
  failed: 'お問い合わせを読み込めませんでした。',
  none: {
    title: 'お問い合わせはまだありません',
    text: '企業向けのお問い合わせフォームから届いた内容がここに表示され、連絡先のアドレスにも送られます。',
  },
  users: (howMany) => `${howMany}人`,
}

export const audit: Words['tools']['audit'] = {
  search: '監査ログを探す',
  searchExample: '人、対象、値',
  action: '操作',
  allActions: 'すべての操作',
  from: '開始日',
  to: '終了日',
  order: '並び順',
  byPerson: '人の順',
  byAction: '操作の順',
  failed: '監査ログを読み込めませんでした。',
  none: '見つかりませんでした。',
  changes: (count) => `変更${digits(count)}件`,
  nothing: 'なし',
}

export const topics: Words['tools']['topics'] = {
  text: '各自がプロフィールで五つまで選びます。組になった方だけが共通の話題を読みます。ほかの誰にも、あなたにも見えません。',
  language: '名前と質問の言語',
  name: '話題',
  question: '最初の質問',
  questionHint: '空欄なら、名前から作られます。',
  add: '話題を追加',
  remove: (name) => `「${name}」を削除`,
  failed: '話題を読み込めませんでした。',
  saved: '話題を保存しました。',
  notSaved: '話題を保存できませんでした。',
}
