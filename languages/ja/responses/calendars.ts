import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('ja')

export const calendars: Responses['calendars'] = {
  invalidAddress: '有効なアドレスではありません。',
  keyChanged: 'このカレンダーを接続したときの鍵が変わりました。もう一度接続してください。',
  unreadable: 'カレンダーを読み取れません。',
  tooSlow: 'カレンダーの読み取りに時間がかかりすぎます。',
  notICalendar: 'このアドレスにiCalendar形式のカレンダーがありません。',
  tooManyOccurrences: (most) => `カレンダーの予定が${digits(most)}件を超えています。`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `「${name}」`).join('、')
    const named = quoted(zones)
    const taken =
      named &&
      `${named}というタイムゾーンはないため、その時刻は、ありうるすべての時間帯で予定ありとして扱います。`
    const at = starts.length > 0 ? `（${quoted(starts)}）` : ''
    const left = plural(events, {
      other: `読み取れない予定が#件あります${at}。わかる範囲を予定ありとして扱います。`,
    })
    return [taken, events > 0 && left].filter(Boolean).join('')
  },
  ourFault: 'こちらの原因で読み取れません。',
  companyAway: '会社のカレンダーは現在読み取れません。',
  notInCompany: '会社には、このアドレスのカレンダーがありません。',
  noAccess: (host, status) =>
    `${host}がアクセスを拒否しました（${status}）。CALENDAR_URLと、そちらで許可されている権限を確認してください。`,
  askedAgainLater: (host) => `${host}への問い合わせが多すぎたため、後でもう一度問い合わせます。`,
  notUnderstood: (host) => `${host}の応答を理解できません。`,
  notSignedIn: (host, settings) => `${host}にログインできません。${listed(settings)}を確認してください。`,
  redirectsNowhere: (host) => `${host}の転送先がアドレスではありません。`,
  redirectsAgain: (host) => `${host}が転送を繰り返しています。`,
  refused: (host) =>
    `${host}がアクセスを拒否しました。アドレスと、必要な場合はユーザー名とパスワードを確認してください。`,
  nothingThere: (host) => `${host}のこのアドレスにカレンダーがありません。`,
  askedTooOften: (host) => `${host}への問い合わせが多すぎます。`,
  error: (host, status) => `${host}がエラーを返しました（${status}）。`,
  onlyHttps: (host) => `${host}にはhttpsでのみ問い合わせます。アドレスはhttps://で始めてください。`,
  notPublic: (host) =>
    `${host}は公開のインターネット上にありません。サーバーの運用担当者は、設定CALENDAR_HOSTSで許可できます。`,
  packed: (host) => `${host}が圧縮された内容を返しました。これは読み取れません。`,
  tooLarge: (host) => `${host}が5 MBを超える内容を返しました。`,
  noHost: (host) => `${host}というサーバーはありません。`,
  tookTooLong: (host) => `${host}の応答に10秒以上かかりました。`,
  certificate: (host) => `${host}の証明書が有効ではありません。`,
  unreachable: (host, code) => `${host}に接続できません${code && `（${code}）`}。`,
  noAnswer: (host) => `${host}は現在応答しません。`,
  leadsElsewhere: (host, other) =>
    `${host}は${other}に転送しますが、そこにはパスワードを送りません。転送先のカレンダーのアドレスを入力してください。`,
  otherSignIn: (host) => `${host}は、ユーザー名とパスワード以外のログイン方法を求めています。`,
  wrongPassword: (host) => `${host}は、このユーザー名とパスワードを受け付けません。`,
  notXml: (host) => `${host}が読み取れないXMLを返しました。`,
}
