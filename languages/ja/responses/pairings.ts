import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

const pairs = (count: number) => `組み合わせ${digits(count)}件`
const groups = (count: number) => `${digits(count)}グループ`
const matches = (count: number) => `${digits(count)}組`
const people = (count: number) => `${digits(count)}人`
const inIt = (count: number) => (count > 0 ? `（対象者のうち${people(count)}が入っています）` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `「${title}」`
const by = (who: string | null) => (who === null ? '管理者' : `${who}さん`)

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `${name}を組み合わせています`,
    meetings: (count) => `${people(count)}がこれまでに会った方を調べています`,
    search: (count) => `${people(count)}の最もよい組み合わせを探しています`,
    storing: (count) => `${matches(count)}を保存しています`,
    storingTables: (count) => `${digits(count)}卓を保存しています`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${scope}の${people(count)}は、今月すでに組み合わされて${toldOn ? `いて、${toldOn}にニュースレターで知らされました` : 'います'}。もう一度組み合わせると、別のお相手になります。`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${scope}の${people(count)}は、今月の進行中の別の回に入っていて、お相手がいます。`,
    earlier: (count, scope) =>
      `${scope}の${people(count)}は、進行中の別の回に入っています。管理者がその回を完了または削除してから、次の組み合わせを作成してください。`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `「${name}」は進行中です${inIt(count)}。今月の回なので、別の組み合わせを作成するには、先に削除してください。`,
    earlier: (name, count) =>
      `「${name}」は進行中です${inIt(count)}。完了または削除してから、次の組み合わせを作成してください。`,
  },
  notAsked: 'まだ誰にもたずねていません。',
  tooFew: (scope, ready, least) =>
    `${scope}の準備のできた方は${people(ready)}で、${people(least)}以上が必要です。ログインしてプロフィールを作成し、参加している方を数えます。`,
  noHosts: '今日はホストがいません。プログラムのホストを増やすか、ホストが参加するまでお待ちください。',
  noGuests: '今日はゲストがいません。参加者は全員ホストです。参加者を増やすか、ホストを減らしてください。',
  noPair: (count, isTables, reasons, more) =>
    `この${people(count)}${isTables ? 'では、現在テーブルを作れません' : 'の中に、現在組める2人はいません'}。${reasons.join('')}${more > 0 ? `ほか${digits(more)}件。` : ''}`,
  peopleLeft: (who, more) =>
    `確認された後に、組めなくなった方がいます：${who.join('、')}${more > 0 ? `、ほか${people(more)}` : ''}。もう一度この回を確認してください。`,
  pairedWith: (name) => (name === null ? 'どなたかと組だった方' : `${name}さんと組だった方`),
  cannotBePaired: (name) => `${name}さんは、もう組めません。`,
  approved: (title) =>
    `${theNewsletter(title, 'ニュースレター')}は承認済みで、お相手を知らせる内容です。保存して下書きに戻してから、組み合わせを変更してください。`,
  changedBy: (who, wishes) =>
    `その間に、${by(who)}が${wishes ? `この回を変更しました：${wishes.join('')}` : 'この回を最初に作成した状態に戻しました。'}もう一度確認してから、変更してください。`,
  beingSent: (title) =>
    `この組み合わせから${theNewsletter(title, 'ニュースレター')}を送信中です。送信が終わるのを待つか、中止してください。`,
  sentFrom: {
    delete: (title) =>
      `この組み合わせから${theNewsletter(title, 'ニュースレター')}が送信され、お相手は知らされています。削除せずに、完了してください。`,
    change: (title) =>
      `この組み合わせから${theNewsletter(title, 'ニュースレター')}が送信され、お相手は知らされています。もう組み合わせを変更できません。`,
  },
  profileChanged:
    '確認された後にプロフィールが変わった方がいるため、結果が変わります。もう一度この回を確認してください。',
  asFirstMade: (name) => `「${name}」は最初に作成した状態です。`,
  changed: (count, name) => `「${name}」で${people(count)}のお相手が変わりました。`,
  stays: (name) => `「${name}」はそのままです。`,
  metSince: (name) =>
    `「${name}」は元に戻せません。再び組になるお二人は、その後ほかの回で一緒になっているか、もう組めません。`,
  backToFirst: (name) => `「${name}」を最初に作成した状態に戻しました。`,
  completedNoChange: (name) => `「${name}」は完了しているため、もう変更できません。`,
  cycleAtWork: (name) =>
    `自動サイクルが「${name}」のニュースレターを作成または送信するところです。終わってから、もう一度お試しください。`,
  answered: (count, name) =>
    `${matches(count)}の方が、会えたかどうかをすでに回答しているため、「${name}」はもう変更できません。`,
  othersLook: '現在、ほかの変更を計算しています。数秒後にもう一度お試しください。',
  lookedAt: (looks, minutes) => `1時間に${looks}回、変更を試しました。${minutes}後にもう一度お試しください。`,
  sayThatYouMet: '先に、会えたと回答してください。その後、感想を回答できます。',
  feedbackShown: '感想はすでにほかの方の感想とともに表示されているため、もう変更できません。',
  noGroup: 'ドメイングループはまだありません。追加するか、全社の組み合わせを作成してください。',
  wouldBeMade: (count, scope) => `${scope}の${matches(count)}を作れます。何も保存されていません。`,
  made: (count, scope) => `${scope}の${matches(count)}を作成しました`,
  calledOff: 'このコーヒーチャットは、どなたかの都合がつかず、取りやめになりました。',
  markedCompleted: 'このコーヒーチャットは、すでに完了になっています。',
  answeredAlready: 'すでに回答しています。',
  tooLateToUndo: 'もう取り消すことはできません。回答の変更は、まだできます。',
  monthCompleted: 'この月は完了しているため、回答はもう変更できません。',
  alreadyCompleted: (name) => `「${name}」はすでに完了しています。「完了した組み合わせ」にあります。`,
  alreadySeen: (name) => `「${name}」の方には、すでにお相手が公開されています。`,
  keptCompleted: (name) =>
    `「${name}」は完了していて、「完了した組み合わせ」にあります。同じ組を繰り返さないために必要なので、組は残されます。`,
  wouldBeCreated: (made, skipped) =>
    `${pairs(made)}を作成でき、${groups(skipped)}を省略します。何も保存されていません。`,
  created: (made, skipped) => `${pairs(made)}を作成し、${groups(skipped)}を省略しました。`,
  noActive: '進行中の組み合わせはありませんでした。',
  completed: (count) => `${pairs(count)}を完了しました。`,
  isCompleted: (name) => `「${name}」を完了しました。`,
  seeTheirMatch: (count) => `${people(count)}にお相手を公開しました。`,
  deleted: (name) => `「${name}」を組とともに削除しました。`,
  fileDeleted: '組み合わせのファイルを削除しました。これまでの組の履歴は残ります。',
}
