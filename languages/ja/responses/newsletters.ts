import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period } = formatsOf('ja')

const people = (count: number) => `${digits(count)}人`
const savedBy = (who: string | null, fields: string[]) =>
  `ニュースレターを開いた後に、${who === null ? '別の方' : `${who}さん`}が保存しました${fields.length > 0 ? `（変更：${fields.join('、')}）` : ''}。`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'お相手の部署' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `ここでニュースレターを翻訳できる言語は${others.join('、')}で、${language}ではありません。`
      : 'ここには、ニュースレターを翻訳できる別の言語がありません。',
  wasSent: {
    edit: 'このニュースレターは送信済みのため、もう編集できません。',
    approve: 'このニュースレターは送信済みのため、もう承認できません。',
    delete: 'このニュースレターは送信済みのため、もう削除できません。',
  },
  isBeingSent: {
    edit: 'このニュースレターは送信中です。送信が終わるまで編集できません。',
    approve: 'このニュースレターは送信中です。送信が終わるまで承認できません。',
    delete: 'このニュースレターは送信中です。送信が終わるまで削除できません。',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)}読み込み直して内容を確認してから、承認してください。`,
    send: (who, fields) => `${savedBy(who, fields)}読み込み直して内容を確認してから、送信してください。`,
  },
  sendOver: {
    pause: 'この送信は終わっているため、もう一時停止できません。',
    resume: 'この送信は終わっているため、もう再開できません。',
    cancel: 'この送信は終わっているため、もう中止できません。',
  },
  resent: (count) => `不明な${digits(count)}通をもう一度送ります。`,
  send: {
    soFar: (sent, total) => `これまでに${people(total)}中${people(sent)}に送信しました。`,
    sentTo: (sent) => `ニュースレターを${people(sent)}に送信しました。`,
    cancelled: (open) => `送信を中止しました。${open}`,
    paused: (open, reason) => `送信は一時停止中です。${open}${reason}`,
    underWay: (open) => `ニュースレターはまだ送信中です。${open}`,
    details: ({ sent, failed, total }) =>
      `${people(total)}宛て：成功${digits(sent)}、失敗${digits(failed)}。`,
    uncertain: (unknown) => `不明${digits(unknown)}：届いたかどうか分かりません。履歴からもう一度送れます。`,
  },
  allMatched: (count) => `${people(count)}全員にお相手がいます。`,
  someMatched: (matched, all) => `${people(all)}中${people(matched)}にお相手がいます。注記をご覧ください。`,
  noMatches: '結び付けた組み合わせに組がありません。',
  nobodyTakesPart:
    '結び付けた組み合わせの方は、もう誰も参加していません。新しい組み合わせを作成して、結び付けてください。',
  notes: {
    departed: {
      left: '退職した',
      paused: 'お休みに入った',
      optedOut: '参加をやめた',
      onLeave: '休職・休暇に入った',
      other: '参加できなくなった',
    },
    gone: (who, departed) => `${who}は、組み合わせの後に${departed}ため、何も届きません。`,
    goneOfTwo: (who, departed, partner) =>
      `${who}は、組み合わせの後に${departed}ため、何も届きません。${partner}にはその旨を知らせ、別のお相手を提案します。`,
    goneOfMore: (who, departed, others) =>
      `${who}は、組み合わせの後に${departed}ため、何も届きません。${listed(others)}で続けます。`,
    unreachable: (who) =>
      `${who}には、この数か月メールが届いていません。もう一度送りますが、ご本人に確認するか、お休みにしてください。`,
    matchDeparted: (name, departed) =>
      `お相手の${name}さんは、組み合わせの後に${departed}ため、参加しません。`,
    matchGone: 'お相手がいなくなりました。',
    noMatch: (who) => `${who}にはお相手がいないため、お相手のいない方への文章が届きます。`,
    joinedLater: (who) => `${who}は組み合わせの後に加わったため、次回から参加すると知らせます。`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `ニュースレターは${period(month)}のものですが、「${pairing}」は${period(ofMonth)}の組み合わせです。全員に${period(ofMonth)}のお相手を知らせることになります。`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? '別のニュースレター' : `「${newsletter}」`}が${on}に、「${pairing}」のお相手を${people(count)}に知らせました。もう一度知らせることになります。`,
  },
  noPairingFile: (file) => `「${file}」という組み合わせのファイルはありません。`,
  staysLinked: (pairing) =>
    `「${pairing}」の全員にこのニュースレターが届いているため、組み合わせの結び付けはそのままです。`,
  otherMonth: (month, pairing) =>
    `複数の組み合わせを結び付けられるのは、すべて${period(month)}のものである場合だけです。「${pairing}」は違います。`,
  forEverybody: (pairing) =>
    `「${pairing}」は全員のものなので、ほかの組み合わせの方にはメールが2通届くことになります。これだけを結び付けてください。`,
  twoOfGroup: (group) =>
    `これらの組み合わせのうち2つは${group}のものなので、メールが2通届くことになります。どちらか1つを結び付けてください。`,
  inCommon: (one, other, count) =>
    `${people(count)}が「${one}」と「${other}」の両方に入っていて、メールが2通届くことになります。どちらか1つを結び付けてください。`,
  monthName: '月は、英語の月の名前か、1〜12の数字です。',
  savedMeanwhile: 'ニュースレターを開いた後に、別の方が保存しました。保存する前に読み込み直してください。',
  approvedAlready: 'このニュースレターはすでに承認されています。',
  deleted: (title) => `「${title}」を削除しました。`,
  testCopyRefused: (reason) => `メールサーバーがテストを受け付けませんでした：${reason}`,
  nobodyWith: (address) => `${address}のアドレスで、このニュースレターが届く方はいません。`,
  testCopies: (most, minutes) =>
    `1時間に${most}通のテストを送りました。${minutes}後にもう一度お試しください。プレビューでも同じメールを見られます。`,
  testCopyWithMatch: (address) => `${address}に、その方のお相手を入れたテストを送りました。`,
  testCopyWithout: (address) => `${address}に、お相手のいない方への文章を入れたテストを送りました。`,
  linkFirst:
    '送信する前に、このニュースレターを組み合わせに結び付けてください。編集画面で組み合わせを選べます。',
  stillTaking:
    '中止した送信のメールを、メールサーバーがまだ受け取っています。1分後にもう一度送信してください。',
  uncertainBusy: '以前の送信の不明なメールを、もう一度送っています。終わってから、残りの方に送ってください。',
  uncertainPaused:
    '以前の送信の不明なメールをもう一度送る処理が、一時停止中です。再開または中止してから、残りの方に送ってください。',
  sentAlready: 'このニュースレターはすでに送信されています。',
  approveFirst: '送信する前に、ニュースレターを承認してください。',
  everybodyHasIt: 'このニュースレターは、すでに全員に届いています。',
  notPaused: 'この送信は一時停止していません。',
  mailsDeleted: 'この履歴のメールは削除されたため、もう一度送ることはできません。',
  waitUntilSent: 'このニュースレターは送信中です。送信が終わるのをお待ちください。',
  nothingUncertain:
    'もう一度送る不明なメールはありません。退職した方には送らず、参加済みの方には招待を送りません。',
}
