import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('ja')

export const web: Worded<typeof en.web> = {
  section: 'Webhookとチャンネル',
  webhooks: {
    title: 'Webhook',
    text: 'Webhookは、人事システム、会議室の予約表、データウェアハウスなどのプログラムに、起きたことを伝えます。イベントはStandard Webhooks仕様に従って署名され、3日間再送が試みられます。',
    failed: 'Webhookを読み込めませんでした。',
    of: (name) => `Webhook「${name}」`,
    once: '表示されるのは今回だけです。プログラムはこれで、イベントがここから届いたことを確認します。',
    secret: 'シークレット',
    earlier: (end) => `${end}までは以前のシークレットでも署名されます。`,
    told: (events) => `伝えること：${events}`,
    personal: '名前とメールアドレスを渡す',
    personalText: 'イベントごとにCup of Joeの外に出ます。渡さない場合、イベントにはIDと数だけが入ります。',
    hasPersonal: '名前とメールアドレスあり',
    off: {
      administrator: (since) => `${since}からオフ`,
      failing: (since) => `${since}からオフ：3日間何も届きませんでした`,
      gone: (since) => `${since}からオフ：サーバーが、アドレスはもうないと答えました`,
    },
    turnOff: 'オフにする',
    turnOn: 'オンにする',
    name: '新しいWebhookの名前',
    address: 'アドレス',
    what: '伝えること',
    choose: 'イベントを1つ以上選んでください',
    make: 'Webhookを追加',
    notMade: 'Webhookを追加できませんでした',
    notChanged: 'Webhookを変更できませんでした',
    renew: '新しいシークレット',
    renewTitle: (name) => `「${name}」に新しいシークレットを作りますか`,
    renewEffect:
      'プログラムには1週間以内に新しいシークレットが必要です。それまでは以前のものでも署名されます。',
    remove: '削除',
    removeTitle: (name) => `「${name}」を削除しますか`,
    removeEffect: '今後は何も送られず、記録も削除されます。',
    notRemoved: '削除できませんでした',
    log: '記録',
    logOf: (name) => `「${name}」に伝えたこと`,
    logFailed: '記録を読み込めませんでした。',
    nothing: 'まだ何もありません。',
    again: 'もう一度送る',
    notSent: 'もう一度送れませんでした',
    tries: (count) => `${digits(count)}回試行`,
    next: (when) => `次の試行：${when}`,
    states: {
      waiting: '待機中',
      delivered: '配信済み',
      failed: '配信できず',
    },
    events: {
      'round.made': '組み合わせが作成された',
      'round.changed': '組み合わせが変更された',
      'round.published': 'お相手が公開された',
      'round.completed': '組み合わせが完了した',
      'newsletter.sent': 'ニュースレターが送信された',
      'match.met': '会ったという回答があった',
      'meeting.booked': '日時が予約された',
      'meeting.moved': '日時が変更された',
      'meeting.cancelled': '日時が取り消された',
      'person.joined': '参加者が加わった',
      'person.left': '参加者が抜けた',
    },
  },
  channels: {
    title: 'チャンネル',
    text: 'お相手が公開されると、チャットのチャンネルでその回をお知らせします。組の数と、初めて参加する方の人数です。誰と誰の組かは出ません。',
    failed: 'チャンネルを読み込めませんでした。',
    name: '新しいチャンネルの名前',
    form: 'チャット',
    forms: {
      slack: 'Slack、Mattermost、Rocket.Chat、Zulip',
      teams: 'Microsoft Teams（ワークフロー）',
      'google-chat': 'Google Chat',
    },
    make: 'チャンネルを追加',
    notMade: 'チャンネルを追加できませんでした',
    test: 'テストを送る',
    notTested: 'テストは届きませんでした',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `登録できるのは${digits(most)}件までです。先に1件削除してください。`,
  webhookExists: (name) => `「${name}」という名前はすでに使われています。別の名前を選んでください。`,
  addressLost: 'このシステムの鍵が変わったため、アドレスを開けません。もう一度入力してください。',
  webhookRemoved: (name) => `「${name}」を削除しました。今後は何も送られません。`,
  webhookIsOff: (name) => `「${name}」はオフになっています。先にオンにしてください。`,
  sentAgain: 'もう一度送っています。',
  channelTested: (name) => `テストが「${name}」に届きました。`,
  problems: {
    onlyHttps: (host) => `${host}のアドレスは、https://で始まる必要があります。`,
    notPublic: (host) =>
      `${host}は公開インターネット上にありません。サーバーの運用担当者は設定WEBHOOK_HOSTSで許可できます。`,
    packed: (host) => `${host}は圧縮された内容を返すため、読み取れません。`,
    noHost: (host) => `${host}という名前のサーバーはありません。`,
    tookTooLong: (host) => `${host}は10秒以内に応答しませんでした。`,
    certificate: (host) => `${host}の証明書は有効ではありません。`,
    unreachable: (host) => `${host}に接続できません。`,
    keyChanged: (host) =>
      `このシステムの鍵が変わったため、${host}のアドレスを開けません。もう一度入力してください。`,
    refused: (host, status) => `${host}は受け付けません（${status}）。`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = `新しい組が${digits(pairs)}組`
      const fresh = `初めての方が${digits(count)}人`
      return count > 0 ? `${made}、${fresh}です。` : `${made}です。`
    },
    look: 'お相手を見る',
    test: 'これはテストです。Cup of Joeの各回はここでお知らせします。',
  },
  turnedOff: {
    subject: (name) => `オフになりました：${name}`,
    failing: (host) => `${host}には3日間何も届けられませんでした。`,
    gone: (host) => `${host}が、アドレスはもうないと答えました。`,
    effect:
      '管理者が「管理ツール」の「Webhookとチャンネル」でもう一度オンにするまで、何も送られません。待っているものは、そのときに送られます。',
  },
  notFound: {
    webhook: 'このWebhookは見つかりませんでした。',
    channel: 'このチャンネルは見つかりませんでした。',
    delivery: 'この配信は見つかりませんでした。',
  },
}
