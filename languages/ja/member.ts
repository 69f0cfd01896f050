import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'サーバーがないと、コーヒーもありません',
    text: '現在、サーバーに接続できません。保存した内容は失われていません。',
  },
  home: {
    recent: '最近のコーヒーチャット',
    stats: {
      title: 'コーヒーの記録',
      failed: '記録を読み込めませんでした。',
      totalMatches: '組み合わせの合計',
      coffeeChats: '飲んだコーヒー',
      newConnections: '新しい出会い',
    },
    next: {
      title: '次回の組み合わせ',
      failed: '日付を読み込めませんでした。',
      change: '変更',
    },
    didYouMeet: '会えましたか',
    optedOut: {
      title: 'コーヒーチャットへの参加をやめています',
      text: '組み合わせの対象にならず、ニュースレターも届きません。',
      again: '再び参加する',
    },
  },
  meetings,
  matches,
  feedback,
  profile,
  setUp,
  participation,
  privacy,
  programmes,
  inRounds,
}
