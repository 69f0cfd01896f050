import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits } = formatsOf('ja')

export const newsletters: Words['newsletters'] = {
  title: 'ニュースレターの管理',
  loadFailed: 'ニュースレターを読み込めませんでした。',
  none: {
    title: 'ニュースレターはまだありません',
    text: '1つ作成してください。今月の気分、名言、頭の体操、コツのひな形が入っていて、すべて編集できます。',
  },
  wasSent: {
    title: (round, people) => `${round}のニュースレターを${digits(people)}人に送信しました`,
    text: 'メールは「メール送信履歴」で確認できます。',
  },
  search: 'ニュースレターを探す',
  status: { draft: '下書き', approved: '承認済み', sent: '送信済み' },
  created: (day) => `${day}に作成`,
  noPairing: '組み合わせの結び付けなし',
  edit: { action: '編集', of: (title) => `${title}を編集` },
  sendOf: (label, title) => `${label}：${title}`,
  more: (title) => `${title}のその他の操作`,
  create: {
    month: '新しいニュースレターの月',
    action: 'ニュースレターを作成',
    pending: '作成しています…',
    done: 'ニュースレターを作成しました',
    text: (title) => `「${title}」をひな形入りの下書きとして作成しました。`,
    textLinked: (title, pairings) =>
      `「${title}」をひな形入りの下書きとして作成し、${pairings.join('、')}に結び付けました。`,
    edit: '今すぐ編集',
    failed: 'ニュースレターのひな形を作成できませんでした',
  },
  approve: {
    action: '承認',
    of: (title) => `${title}を承認`,
    pending: '承認しています…',
    done: (title) => `「${title}」を承認しました。送信できます。`,
    failed: 'ニュースレターを承認できませんでした',
  },
  duplicate: {
    action: '複製',
    done: (title) =>
      `「${title}」を同じ文章の下書きとして作成しました。別のグループの組み合わせに結び付けてください。`,
    failed: 'ニュースレターを複製できませんでした',
  },
  delete: {
    action: '削除',
    title: (title) => `「${title}」を削除しますか`,
    confirm: 'ニュースレターを削除',
    pending: '削除しています…',
    failed: 'ニュースレターを削除できませんでした',
    failedTitle: 'ニュースレターを削除できません',
    unsent: 'メールはまだ送られていません。文章は完全に削除されます。',
    sent: (sent) => `${digits(sent)}人にはすでに届いています。文章は完全に削除されます。`,
    sentAndUncertain: (sent, uncertain) =>
      `${digits(sent)}人にはすでに届いていて、${digits(uncertain)}人にも届いた可能性があります。文章は完全に削除されます。`,
  },
  editor,
  linking,
  validation,
  send,
}
