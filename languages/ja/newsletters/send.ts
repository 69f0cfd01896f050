import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

const people = (count: number) => `${digits(count)}人`

export const send: Words['newsletters']['send'] = {
  toUsers: 'ユーザーに送る',
  toAll: '全員に送る',
  toOthers: (count) => `残りの${people(count)}に送る`,
  sent: 'ニュースレターを送信しました',
  paused: '送信は一時停止中です',
  pending: '送信しています…（2〜3分かかることがあります）',
  notLinked:
    '送信する前に、このニュースレターを組み合わせに結び付けてください。編集画面で組み合わせを選べます。',
  error: 'ニュースレターの送信エラー',
  failed: 'ニュースレターを送信できませんでした',
  failedSeeLogs: 'ニュースレターを送信できませんでした。詳しくは履歴をご覧ください。',
  success: 'ニュースレターを送信しました',
  sentTo: (count) => `${people(count)}に送信しました`,
  still: {
    title: '送信中です',
    text: '送信に予定より時間がかかっていますが、まだ続いている可能性があります',
  },
  outcome: (all, sent, failed) => `${people(all)}宛て：成功${digits(sent)}、失敗${digits(failed)}。`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `${people(all)}宛て：成功${digits(sent)}、失敗${digits(failed)}、不明${digits(unknown)}。`,
  soFar: (sent, total) => `${digits(total)}通中${digits(sent)}通を送信`,
  ask: {
    title: (title) => `「${title}」を送信しますか`,
    counting: '届く人数を数えています。',
    countingShort: '数えています…',
    effect: (count) =>
      `${people(count)}に、それぞれ個別のメールが1通届きます。送ったメールは取り戻せません。`,
    confirm: (count) => `${people(count)}に送る`,
    untranslated: (count, language, first) =>
      `${people(count)}は${language}で読んでいますが、${first}で届きます。`,
    older: (language, first) => `${language}の文章は、${first}より前のものです。`,
    mistake: 'おそらく間違いです',
    override: (pairing) => `それでも送る場合は、組み合わせの名前を入力してください：${pairing}`,
    wrongName: '組み合わせの名前を正確に入力してください',
    newsletter: 'ニュースレター',
    newsletterFor: (title, month) => `${title}（${month}）`,
    pairing: '組み合わせ',
    pairingOf: (name, month) => `${name}（${month}）`,
    group: 'グループ',
    groupGets: (count, pairing) => `${people(count)}、${pairing}`,
    who: '届く方',
    everyone: '全員にお相手がいます。',
    matched: (matched, unmatched) =>
      `${people(matched)}にお相手がいます。${people(unmatched)}には、お相手のいない方への文章が届きます。`,
    already: '送信済み',
    haveIt: (count) => `${people(count)}には、中止した送信ですでに届いているため、もう一度は届きません。`,
  },
  progress: {
    sending: (title) => `「${title}」を送信中`,
    paused: (title) => `「${title}」の送信は一時停止中`,
    figures: (sent, failed, unknown, total) =>
      `${digits(total)}通中、送信済み${digits(sent)}、失敗${digits(failed)}、不明${digits(unknown)}`,
    byGroup: 'グループ別',
    preparing: '宛先の一覧を準備しています',
    states: {
      queued: '待機中',
      sending: '送信中',
      paused: '一時停止中',
      sent: '送信済み',
      cancelled: '中止',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      `（${state}）：${figures}${reason ? `。${reason}` : ''}`,
    ],
    cancelled: '送信を中止しました',
    resend: (count) => `不明な${digits(count)}通をもう一度送る`,
    resendTitle: (count) => `不明な${digits(count)}通をもう一度送りますか`,
    resendEffect:
      '送信中にサーバーが停止したため、届いた可能性があります。同じMessage-IDが付いているので、ほとんどのメールソフトでは1通だけ表示されます。',
    resendConfirm: 'もう一度送る',
    resendFailed: '不明なメールをもう一度送れませんでした',
  },
  control: {
    failed: '送信を変更できませんでした',
    one: { pause: '送信を一時停止', resume: '送信を再開', cancel: '送信を中止' },
    all: { pause: 'すべて一時停止', resume: 'すべて再開', cancel: 'すべて中止' },
    short: { pause: '一時停止', resume: '再開', cancel: '中止' },
    toGroup: {
      pause: (group) => `${group}への送信を一時停止`,
      resume: (group) => `${group}への送信を再開`,
      cancel: (group) => `${group}への送信を中止`,
    },
    cancelTitle: (title) => `「${title}」の送信を中止しますか`,
    cancelTitleForGroup: (title, group) => `「${title}」の${group}への送信を中止しますか`,
    cancelEffect: (sent, left) =>
      `${people(sent)}にはすでに届いています。残りの${people(left)}には届きません。`,
    cancelConfirm: '送信を中止',
    keep: '送信を続ける',
    cancelling: '中止しています…',
  },
}
