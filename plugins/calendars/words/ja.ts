import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('ja')

const haveOwn = (people: number) => `${digits(people)}人が自分のカレンダーを接続しています`

export const web: Worded<typeof en.web> = {
  title: 'カレンダー',
  description:
    '予定のある時間にコーヒーが提案されないようにします。読み取るのは予定のある時間だけで、件名は読み取らず、保存は1日未満です。',
  failed: 'カレンダーを読み込めませんでした。',
  names: { company: '会社のカレンダー', caldav: 'CalDAV', ics: 'iCalendarアドレス' },
  states: { ok: '利用中', failing: '読み取れません', unchecked: '今日は未読み取り' },
  lastRead: (moment) => `最終読み取り：${moment}`,
  withoutIt: '再び読み取れるまで、カレンダーなしで日時が提案されます。',
  disconnect: {
    action: '接続を解除',
    title: 'カレンダーの接続を解除しますか',
    effect:
      'アドレスとパスワード、読み取った内容をすべて削除します。その後は、カレンダーなしで日時が提案されます。',
    done: 'カレンダーの接続を解除しました。',
    failed: 'カレンダーの接続を解除できませんでした',
  },
  connect: {
    title: 'カレンダーを接続',
    ownInstead: '代わりに自分のカレンダーを接続',
    another: '別のカレンダーを接続',
    text: '接続はすぐに確認されます。入力内容は暗号化され、誰にも表示されません。',
    action: '接続',
    trying: '確認しています…',
    done: 'カレンダーを接続しました。',
    failed: 'カレンダーを接続できませんでした',
    where: 'カレンダーの場所',
    onServer: {
      label: 'CalDAVサーバー',
      hint: 'iCloud、Fastmail、Nextcloud、mailbox.orgなど',
      addressHint: 'サーバーのアドレス（例：https://caldav.icloud.com）、またはカレンダーのアドレス。',
    },
    atAddress: {
      label: '非公開のアドレス',
      hint: 'GoogleとOutlookでは、.icsで終わるアドレスです',
      addressHint:
        'Google：設定、対象のカレンダー、iCal形式の非公開URL。Outlook：設定、予定表、共有予定表、公開。',
    },
    address: 'アドレス',
    user: 'ユーザー名',
    noUser: 'ユーザー名を入力してください',
    password: 'パスワード',
    noPassword: 'パスワードを入力してください',
    passwordHint: '2段階認証の場合は、アカウントの設定で作成するアプリパスワードを使います。',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
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
    onlyHttps: (host) => `${host}のアドレスは、https://で始まる必要があります。`,
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
  },
  health: {
    title: 'カレンダー',
    own: (people) => `${haveOwn(people)}。`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}。そのうち${digits(failing)}件は読み取れません。理由はご本人に表示されます。`,
    ownOnly: '個人のもののみ',
    failing: (calendar) => `${calendar}、失敗`,
    without: 'このカレンダーを使わずに日時の候補を出します。',
  },
  triedTooOften: (minutes) =>
    `1時間に20回、カレンダーの接続を試しました。${minutes}後にもう一度お試しください。`,
  myData: {
    title: '予定のある時間を示すカレンダー',
    fields: {
      source: '取得元',
      host: 'サーバー',
      connectedAt: '接続日時',
      readAt: '読み取り日時',
      note: 'メモ',
      busy: '予定のある時間',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: '会社のカレンダー' },
  },
}
