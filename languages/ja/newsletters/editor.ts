import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

const entry = (label: string, item: string) => ({
  label,
  item: (mark: string) => `${item}${mark}`,
  up: (mark: string) => `${item}${mark}を上へ`,
  down: (mark: string) => `${item}${mark}を下へ`,
  remove: (mark: string) => `${item}${mark}を削除`,
  removed: (mark: string) => `${item}${mark}を削除しました`,
  isNow: (place: number, of: number) => `${item}は${of}件中${place}番目になりました`,
  add: `${item}を追加`,
})

export const editor: Words['newsletters']['editor'] = {
  form: 'ニュースレター',
  unsaved: '保存していない変更',
  edit: '編集',
  cancel: '編集をやめる',
  saveFirst: { title: '先に変更を保存してください', text: 'メールで送られるのは、保存した内容だけです。' },
  gone: {
    title: 'このニュースレターはなくなりました',
    text: '送信されたか、削除されました。送信済みのものは「メール送信履歴」にあります。',
  },
  discard: {
    title: '変更を破棄しますか',
    effect: (title) => `「${title}」の保存していない変更が失われます。`,
    confirm: '変更を破棄',
    keep: '編集を続ける',
  },
  conflict: {
    title: '別の方がこのニュースレターを保存しました。',
    withChanges:
      '自分の変更はここに残っていますが、保存されていません。相手の版を読み込んで自分の変更を破棄するか、編集を続けてください。続けて保存すると、相手の版が置き換わります。',
    withoutChanges: '続けるには、相手の版を読み込んでください。',
    load: '新しい版を読み込む',
    keep: '自分の編集を続ける',
  },
  save: {
    action: '変更を保存',
    pending: '保存しています…',
    saved: 'ニュースレターを保存しました',
    failed: 'ニュースレターを保存できませんでした',
    plain: 'ニュースレターを保存しました。',
    approved: 'ニュースレターを保存し、承認しました。',
    back: 'ニュースレターを保存しました。下書きに戻ったため、もう一度承認してください。',
    issues: (count) =>
      `ニュースレターを保存しました。検証で${digits(count)}件の問題が見つかったため、下書きになりました。`,
    issuesAndBack: (count) =>
      `ニュースレターを保存しました。検証で${digits(count)}件の問題が見つかりました。下書きに戻ったため、もう一度承認してください。`,
    ready: (matched) =>
      `ニュースレターを保存し、検証しました。${digits(matched)}人にお相手がいます。送信できます。`,
    readyAndBack: (matched) =>
      `ニュースレターを保存し、検証しました。${digits(matched)}人にお相手がいます。下書きに戻ったため、もう一度承認してください。`,
  },
  sections: {
    subject: 'タイトルと件名',
    mood: '今月の気分',
    quote: '味わう名言',
    buzzer: '今月の頭の体操',
    chats: '楽しいコーヒーチャットのために',
    tips: 'コツ',
    match: 'お相手',
    closing: 'メールのプレビューと結びの言葉',
  },
  fields: {
    title: 'タイトル',
    description: '説明',
    subject: 'メールの件名',
    newsletterImageUrl: 'ヘッダー画像のURL',
    moodDescription: '今月の気分の説明',
    moodImageUrl: '今月の気分の画像のURL',
    quoteText: '名言',
    quoteAuthor: '名言の作者',
    brainBuzzerQuestion: '問題',
    brainBuzzerCorrectAnswer: '正解',
    coffeeChatsParagraph: '書き出しの文章',
    matchPlaceholder: 'お相手のいない方への文章',
    closingMessage: '結びの言葉',
    adminNotes: '管理者のメモ',
  },
  lists: {
    brainBuzzerChoices: entry('選択肢', '選択肢'),
    coffeeChatStarters: entry('会話のきっかけ', 'きっかけ'),
    proTips: entry('コツ', 'コツ'),
  },
  translations: {
    label: '言語',
    add: '言語を追加',
    choose: '言語を追加…',
    addOne: (language) => `${language}のひな形を追加`,
    addAll: (languages) => `残り${digits(languages)}言語にひな形を追加`,
    added: (first) => `ひな形を追加しました。ご自身で書いた部分は${first}のままです。`,
    older: '要確認',
    olderThan: (first) => `その後、${first}の文章が変更されています。`,
    stillFits: 'このままでよい',
    addFailed: '翻訳を追加できませんでした',
    remove: (language) => `${language}を削除`,
    preview: 'プレビューの言語',
    own: '本人の言語',
  },
  starterExample: '今週、笑顔になれたことは何ですか',
  notesHint: '管理者だけに表示され、メールには載りません。',
  placeholderHint: 'お相手のいない方への文章です。',
  noAnswer: '未選択（A、B、C、D）',
  answer: (letter, choice) => `${letter}：${choice}`,
  image: {
    hint: 'メールでは、https://…/coffee.jpgのような画像そのもののURLが使えます。アルバムへのリンクは使えません。',
    broken: '画像を読み込めませんでした。URLを確認してください。',
    choose: 'ギャラリーから選ぶ',
    chooseFor: {
      newsletterImageUrl: 'ギャラリーから選ぶ：ヘッダー画像',
      moodImageUrl: 'ギャラリーから選ぶ：今月の気分の画像',
    },
    frame: '画像',
  },
  preview: {
    live: 'ライブプレビュー',
    subject: (subject) => `件名：${subject}`,
    frame: 'ニュースレターの表示',
    forWhom: 'プレビューの対象',
    withMatch: 'お相手のいる方',
    withoutMatch: 'お相手のいない方',
    recipient: 'プレビューする受信者のメールアドレス',
    previous: '前の方',
    next: '次の方',
    place: (name, place, people) => `${name}さん（${digits(people)}人中${digits(place)}人目）`,
    ofDraft: '下書きをプレビュー',
    action: 'プレビュー',
    error: 'プレビューのエラー',
    mailFailed: 'メールのプレビューを作成できませんでした',
  },
  test: {
    onlySaved: 'テストに載るのは保存した版で、最新の変更は含まれません。',
    to: 'テストの送り先',
    action: 'テストメールを送る',
    pending: 'テストを送っています…',
    sent: (email) => `テストメールを${email}に送りました`,
    sentUnmatched: (email) =>
      `テストメールを${email}に送りました。このアドレスは今回の組み合わせに入っていません。`,
    failed: 'テストメールを送れませんでした',
  },
}

const option = (group: string, pairs: number) => `${group}（${digits(pairs)}組）`
const people = (count: number) => `${digits(count)}人`

export const linking: Words['newsletters']['linking'] = {
  label: '結び付けた組み合わせ',
  hint: '組み合わせを使うには、管理者としてログインしている必要があります。',
  none: '組み合わせの結び付けなし',
  noneThere: '組み合わせがありません',
  failed: (reason) => `組み合わせの読み込みエラー：${reason}`,
  notSignedIn: 'ログインが必要です',
  ownMonth: (month) => `${month}（このニュースレターの月）`,
  option,
  mailedOption: (group, pairs, day) => `${group}（${digits(pairs)}組、${day}に送信済み）`,
  alsoFor: 'ほかの対象',
  alsoForHint: (whom) => `${whom}。送信と履歴はグループごとです。`,
  people,
  peopleMailed: (count, day) => `${people(count)}、${day}に送信済み`,
  forWhom: (groups, count) => `${groups}：${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: '組み合わせを検証',
  pending: '検証しています…',
  failed: 'ニュースレターを検証できませんでした',
  error: '検証のエラー',
  chooseFirst: { title: 'エラー', text: '先に組み合わせのファイルを選んでください' },
  result: '検証の結果',
  levels: { valid: '問題なし', warning: '注意', error: '問題あり' },
  criticalCount: (count) => `重大な問題${digits(count)}件`,
  criticalSentence: (count) => `重大な問題が${digits(count)}件あります。`,
  missingMatches: (issues) => `お相手なし：${issues.join('、')}。`,
  missingMatchesAndMore: (issues, more) => `お相手なし：${issues.join('、')}、ほか${digits(more)}件。`,
  what: (title, month, pairings) => `${title}（${month}）と${pairings}`,
  pairing: (name, group) => `${name}（${group}）`,
  figures: {
    people: '人数',
    matched: 'お相手あり',
    unmatched: 'お相手なし',
    invalid: '無効な組',
    rate: '成功率',
  },
  dangers: 'おそらく間違い',
  critical: '重大な問題',
  missing: 'お相手なし',
  issues: (title, count) => `${title}（${digits(count)}）`,
  more: (count) => `ほか${digits(count)}件`,
}
