import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': 'ليس هذا ذنب أحد، ولا حاجة إلى الانتظار حتى الجولة القادمة.',
    'meetings.calendar.ofTheMonth': 'لقاء القهوة لهذه الجولة.',
    'meetings.changes.rematched.said': (who, when) => [
      'تغيّر لقاؤك في هذه الجولة، فأُلغيت قهوتك مع ',
      who,
      '، وكان موعدها ',
      when,
      '.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `أنتما في منطقتين زمنيتين مختلفتين، ولا يوجد رابط فيديو بعد. اقتراح الموعد في هذه الجولة عليك، فيُرجى إرسال رابط إلى ${who}. وإذا كان رابطك في `,
      link('ملفك الشخصي'),
      '، فسيظهر في كل دعوة.',
    ],
    'meetings.plan.youSuggest': 'اقتراح الموعد في هذه الجولة عليك.',
    'meetings.plan.suggests': (name) => `اقتراح الموعد في هذه الجولة على ${name}.`,
    'reminders.didYouMeet.paired': (who) => ['في هذه الجولة اقترحنا عليك قهوة مع ', who, '.'],
    'reminders.join.preheader': 'في كل جولة، مع شخص ربما لم يسبق لك لقاؤه.',
    'reminders.join.text':
      'في كل جولة يشرب القهوة معًا شخصان ربما لم يسبق لهما اللقاء. نجد لك شخصًا ونكتب إليكما؛ والباقي نصف ساعة من الحديث.',
    'reminders.asked.once': 'تكفي نقرة واحدة، ولن يتكرر السؤال. وبفضل جوابك يكون لقاؤك القادم مع شخص جديد.',
    'reminders.organiser.preheader': 'اقتراحه في هذه الجولة عليك. نقرة واحدة تحجزه.',
    'reminders.organiser.notBooked': (who) => [
      'لم يُحجز بعد موعد قهوتك مع ',
      who,
      '، واقتراح الموعد في هذه الجولة عليك.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `لقاء القهوة لجولة ${day}: ${name}، ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `لا لقاء في جولة ${day}. ${why}`,
    'newsletter.match.label': 'لقاء قهوتك',
    'newsletter.match.labelOfTwo': 'لقاؤك في هذه الجولة مع شخصين',
    'newsletter.noMatch.youJoinedLater':
      'بدأت مشاركتك بعد توزيع لقاءات هذه الجولة. ومشاركتك محسوبة في الجولة القادمة.',
    'newsletter.noMatch.sittingOut': 'لا لقاء في هذه الجولة',
    'newsletter.mood': 'مزاج هذه الجولة',
    'newsletter.buzzer.label': 'لغز التفكير',
    'newsletter.after.text': 'نقرة واحدة تخبرنا كيف كان اللقاء، ليكون لقاؤك القادم مع شخص جديد.',
    'why.three': 'أنتم ثلاثة في هذه الجولة، كي لا يبقى أحد بلا لقاء.',
    'summary.nobody.subject': 'Cup of Joe: لا لقاءات لأحد في هذه الجولة',
  },
}
