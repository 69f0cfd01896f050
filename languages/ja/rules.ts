import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName } = formatsOf('ja')
const atMost = (max: number) => `${digits(max)}文字以内にしてください`
const invalidAddress = '有効なメールアドレスを入力してください'

export const rules: Words['rules'] = {
  required: '入力が必要です',
  expected: (kind) => `${kind}を指定してください`,
  least: (least) => `${least}以上にしてください`,
  most: (most) => `${digits(most)}以下にしてください`,
  atLeast: (least) => `${least}文字以上にしてください`,
  atMost,
  oneOf: (values) => `次のいずれか：${values}`,
  unknownField: (names) => `不明な項目：${names}`,
  noForm: 'ここで使える形式ではありません',
  oneOfLanguages: (codes) => `次の言語から選んでください：${codes}`,
  form: (form) => `${form}の形で入力してください`,
  iso: 'オフセット付きのISO 8601の形で入力してください',
  notBase64: 'base64urlではありません',
  wholeNumber: '整数を入力してください',
  noHosts: 'ホストを指定するか、指定なしにしてください。指定なしでは全員が対等です',
  attribute: {
    reserved: '部署はすでにあります。別の名前を選んでください',
    values: (most) => `異なる値は${digits(most)}個までです`,
  },
  mixPersonal: '個人の希望に従えるのは部署だけです',
  notOneLevel: '2段階以上を選んでください。1段階上はゲスト自身の上司です',
  color: (example) => `${example}のような16進数の色を指定してください`,
  oneLine: '改行と制御文字は使えません',
  noControl: '制御文字は使えません',
  list: {
    atLeast: (least) => `項目が足りません。${least}件以上にしてください`,
    atMost: (most) => `${digits(most)}件以内にしてください`,
    each: (max) => `それぞれ${atMost(max)}`,
    atMostOf: (most, max) => `${most}件以内、それぞれ${digits(max)}文字以内にしてください`,
    notJson: '文字列のJSONリストを指定してください',
  },
  email: {
    missing: 'メールアドレスを入力してください',
    invalid: invalidAddress,
    toPreview: 'プレビューする受信者のメールアドレスを入力してください',
    required: 'メールアドレスが必要です',
  },
  code: {
    missing: (digitsOfIt) => `${digitsOfIt}桁のコードを入力してください`,
    invalid: (digitsOfIt) => `有効な${digitsOfIt}桁のコードを入力してください`,
  },
  passkeyName: '「ノートパソコン」「青いキー」などの名前を付けてください',
  recoveryCode: {
    missing: '復旧コードを1つ入力してください',
    invalid: (letters) => `復旧コードは${letters}文字の英数字です`,
  },
  password: {
    required: 'パスワードが必要です',
    current: '現在のパスワードを入力してください',
    next: '新しいパスワードを入力してください',
    short: (least) => `パスワードは${least}文字以上です。`,
  },
  profile: {
    firstName: '名を入力してください',
    lastName: '姓を入力してください',
    department: '部署を選んでください',
  },
  inquiry: {
    incomplete: '会社名、連絡先のメールアドレス、利用予定の人数を入力してください。',
    invalidAddress: `${invalidAddress}。`,
  },
  programme: {
    name: '名前を入力してください',
    tooPale: 'もっと濃い色を選んでください。この色は明るい画面やメールではほとんど見えません',
    tooDark: 'もっと明るい色を選んでください。この色は暗い画面やメールではほとんど見えません',
  },
  group: { names: '名前と表示名が必要です' },
  department: {
    incomplete: 'グループを選び、部署名と表示名を入力してください。',
    displayName: '表示名が必要です',
  },
  domain: 'example.comのようなドメインを入力してください',
  https: 'https://で始まるアドレスを入力してください',
  calendar: 'カレンダーのアドレスを入力してください',
  keyName: '「給与計算」などの名前を付けてください',
  tokenName: '「Entra ID」などの名前を付けてください',
  newsletter: { title: 'タイトルが必要です', subject: 'メールの件名が必要です' },
  picture: '画像のアドレスを入力してください',
  groupOrAll: 'グループを1つ指定するか、すべてを選んでください。',
  pairingFile: '先に組み合わせのファイルを選んでください',
  oneTie: 'グループは、ドメイングループと部署のどちらか一方にだけ結び付けられます',
  beans: '1〜5粒の豆を選んでください',
  timeZone: '有効なタイムゾーンではありません。例：Europe/Berlin',
  profileTexts: {
    bio: {
      label: '自己紹介',
      hint: 'お相手が話しかけるきっかけになる、1〜2行。',
      none: 'まだありません。1〜2行あると、お相手が話を始めやすくなります。',
      sample: 'ここに、お相手の自己紹介が入ります。',
      inMyData: '自己紹介',
    },
  },
  standing: {
    in: '参加しています。',
    atCap: (count) => `今月の上限（${digits(count)}回）に達しました。プロフィールで変更できます。`,
    asked: '次回は参加しますか',
    askedLater: '次回の前におたずねします。',
    noGroup:
      'まだどのグループにも入っていません。組み合わせはグループごとに行われます。グループへの追加は、Cup of Joeの運営担当者にご相談ください。',
    optedOut: '参加をやめているため、組み合わせの対象になりません。',
    dormant:
      '長い間応答がなかったため、組み合わせの対象になっていません。メールのボタンを押すかログインすると、すぐに再び参加できます。',
    onLeave: '休職・休暇中です。',
    onLeaveUntil: (until, isFar) => `${isFar ? day(until) : dayInYear(until)}まで休職・休暇中です。`,
    paused: 'お休み中です。',
    pausedUntil: (until, isFar) => `${isFar ? day(until) : dayInYear(until)}までお休み中です。`,
    sitsOut: (round, backIn) =>
      `${round ? monthName(round) : '次回'}はお休みし、${backIn ? monthName(backIn) : 'その次の回'}に戻ります。`,
    sitsOutOn: (round, backOn) =>
      `${dayInYear(round)}の回はお休みし、${backOn ? `${dayInYear(backOn)}の回` : 'その次の回'}に戻ります。`,
  },
  notInvited: {
    in: (count) => `参加済み${digits(count)}人`,
    'not-covered': (count) => `許可リスト外${digits(count)}人`,
    refused: (count) => `参加をやめた、または招待を断った方${digits(count)}人`,
    'too-often': (count) => `12か月に3回招待済み${digits(count)}人`,
    'too-soon': (count) => `7日以内に招待済み${digits(count)}人`,
    away: (count) => `お休み中、または休職・休暇中${digits(count)}人`,
  },
  hours: {
    noDay: '1日以上を選んでください',
    quarterHour: '15分単位で選んでください',
    tooShort: '1時間以上後にしてください',
  },
  nothingToChange: {
    group: '変更がありません：displayName、description、colorのいずれかを指定してください',
    entry: '変更がありません：domainGroupIdまたはisActiveを指定してください',
    user: '変更がありません：このユーザーに保存する変更はありません',
    tie: '変更がありません：domainGroupIdまたはdepartmentIdを指定してください',
    blocks: '変更がありません：emailsまたはdomainsを指定してください',
  },
}
