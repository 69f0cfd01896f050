import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const privacy: Responses['privacy'] = {
  erased: 'この方のデータを消去しました。',
  erasedButOpen: (domain) =>
    `この方のデータを消去しました。${domain}は許可リストに残っているため、このアドレスは再び参加できます。`,
  notTheirAddress: 'この方のアドレスではないため、誰も消去していません。',
  typeAddress: 'この方のアドレスを入力してください',
  readdressed: (from, to) => `${from}は今後${to}になります。両方のアドレスに通知します。`,
  readdressedBarred: (from, to) =>
    `${from}は今後${to}になります。このアドレスは許可リストで除外されているため、メールは送られません。`,
  merged: (email) => `2つのアカウントが1つになりました。アドレスは${email}です。`,
  returnsStale: (people) => `現在は${digits(people)}人が対象です。もう一度確認してください。`,
  theSame: (people) => `${digits(people)}件のアカウントがこれまでの履歴とともに続きます。数分かかります。`,
  newOnes: (people) => `${digits(people)}人が新しく始めます。以前のアカウントは数分以内に消去されます。`,
  addressStale: (email) => `その間にアドレスが変わりました。現在は${email}です。もう一度確認してください。`,
  erasedAlready: 'この方のデータはすでに消去されています。',
  adminsStay: (email) => `管理者は消去できません。先に権限を外してください：npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `「${newsletter}」を、この方に、またはこの方の名前を載せて送信中です。終わるまで待つか、中止してください。`,
  youAreAdmin:
    '管理者は自分のアカウントを削除できません。先にサーバーの運用担当者に権限を外してもらい（npm run admin -- remove）、その後ここで削除してください。',
  sendingToYou:
    '現在、ご本人宛て、またはお名前を載せたニュースレターを送信中です。何も削除されていません。終わってから、もう一度お試しください。',
  accountDeletedMail: 'アカウントを削除しました。最後のメールで確認をお知らせします。',
  accountDeleted: 'アカウントを削除しました。',
}
