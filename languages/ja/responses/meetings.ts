import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('ja')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `ご自身と${listed(others.map((name) => `${name}さん`))}の勤務時間には、共通の30分がありません`,
    allFull: (people, until) =>
      `${until}まで、${people === 2 ? 'お二人' : '皆さん'}のカレンダーに空きがありません`,
    yoursIsFull: (until) => `${until}まで、ご自身のカレンダーに空きがありません`,
    isFull: (name, until) => `${until}まで、${name}さんのカレンダーに空きがありません`,
  },
  tooMany: '今日は20回予約しました。日時はお相手と相談して決めてください。明日また予約できます。',
  over: 'このコーヒーチャットは終わったため、予約できません。',
  nothingBooked: '予約された日時がないため、取り消すものはありません。',
  quarterHour: '15分単位で選んでください。',
  past: 'この日時は過ぎています。後の日時を選んでください。',
  timeTaken: 'この時間には、どなたかに別の予定があります。別の日時を選んでください。',
  onLeaveThen: 'その日は、どなたかが休暇中です。別の日を選んでください。',
  tooFar: (days) => `${days}日以内の日時を選んでください。`,
  booked: (when) => `コーヒーの日時はすでに予約されています：${when}。`,
  cancelled: (when) => `この日時はその間に取り消されました：${when}。`,
  nobodyToInvite: 'お相手がいなくなったため、招待する方がいません。また来月があります。',
  thisCentury: '今世紀の日時を選んでください。',
  lookedAt: (looks, minutes) =>
    `1時間に${looks}回、日時を確認しました。${minutes}後にもう一度お試しください。`,
  matchLeft: 'お相手はいなくなりました。',
  notTakingPart: '現在は参加していません。プロフィールで再び参加してから、予約してください。',
  cannotMakeIt: (name) => `${name}さんは現在、都合がつきません。`,
  off: 'ここでは日時の候補も予約もありません。お互いに連絡して決めてください。',
}
