import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { pairs, people } from './counted/nouns'
import { someQuoted } from './month'

const { digits, listed, period } = formatsOf('ar')

export const inRounds: InRounds = {
  mail: {
    frame: { cantMakeIt: { dontWait: 'ليس هذا ذنب أحد، ولا حاجة إلى الانتظار حتى الجولة القادمة.' } },
    reminders: {
      didYouMeet: { paired: (who) => ['في هذه الجولة اقترحنا عليك قهوة مع ', who, '.'] },
      join: {
        preheader: 'بانتظام، مع شخص ربما لم يسبق لك لقاؤه.',
        text: (minutes) =>
          `بانتظام يلتقي شخصان من الشركة على فنجان قهوة، وغالبًا للمرة الأولى. نجد لك شخصًا ونكتب إليكما؛ والباقي قهوة من ${minutes} دقيقة.`,
      },
      asked: {
        once: 'تكفي نقرة واحدة، ولن يتكرر السؤال. وبفضل جوابك يكون لقاء الجولة القادمة مع شخص جديد.',
      },
      organiser: {
        preheader: 'اقتراحه في هذه الجولة عليك. نقرة واحدة تحجزه.',
        notBooked: (who) => ['لم يُحجز بعد موعد قهوتك مع ', who, '، واقتراح الموعد في هذه الجولة عليك.'],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `لقاء القهوة لجولة ${day}: ${name}، ${department}.`,
        sittingOut: (day, why) => `لا لقاء في جولة ${day}. ${why}`,
      },
      noMatch: {
        youJoinedLater: 'بدأت مشاركتك بعد توزيع هذه الجولة. مكانك محفوظ في الجولة القادمة.',
        sittingOut: 'لا لقاء في هذه الجولة',
      },
      mood: 'مزاج هذه الجولة',
      buzzer: { label: 'لغز الجولة' },
      after: { text: 'نقرة واحدة تخبرنا كيف كان اللقاء، ليكون لقاء الجولة القادمة مع شخص جديد.' },
    },
    draft: { description: (day) => `اللقاءات وشيء من المزاج ولغز: ${day}.` },
    summary: { nobody: { subject: '\u2068Cup of Joe\u2069: لا لقاءات لأحد في هذه الجولة' } },
    meetings: {
      calendar: { ofTheMonth: 'لقاء القهوة لهذه الجولة.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'تغيّر لقاؤك في هذه الجولة، فأُلغيت قهوتك مع ',
            who,
            '، وكان موعدها ',
            when,
            '.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `أنتما في منطقتين زمنيتين مختلفتين، ولا يوجد رابط فيديو بعد. اقتراح الموعد في هذه الجولة عليك، فيُرجى إرسال رابط إلى ${who}. وإذا كان رابطك في `,
          link('ملفك الشخصي'),
          '، فسيظهر في كل دعوة.',
        ],
      },
      plan: {
        youSuggest: 'اقتراح الموعد في هذه الجولة عليك.',
        suggests: (name) => `اقتراح الموعد في هذه الجولة على ${name}.`,
      },
    },
    why: { three: 'أنتم ثلاثة في هذه الجولة، كي لا يبقى أحد بلا لقاء.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `من قسم ${department} ${people.nom(some)} مع تفضيل القسم نفسه فقط، ولا يمكن أن يلتقوا فيما بينهم في هذه الجولة؛ والممكن لهم: ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `من قسم ${department} ${people.nom(some)} لا يمكن أن يلتقوا فيما بينهم في هذه الجولة؛ والممكن لهم: ${colleagues}.`,
      },
      refused: { barred: 'لا يمكن الجمع بين هذين الشخصين في هذه الجولة.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `لم تُرسل لقاءات ${periods.length === 1 ? 'جولة' : 'جولات'} ${listed(periods.map(period))}: لم يرَها ${pairs.nom(count)}.`,
      completes: (names, more, now) =>
        `يكمل هذا ${someQuoted(names, more)}، ويجمع بين كل الجاهزين لجولة ${period(now)}.`,
      completeAndBegin: () => 'إكمال وبدء جولة جديدة',
    },
    completed: { text: 'تُغلق الجولة وتُحفظ في السجل.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `تم اعتذارك عن هذه الجولة. وتم إبلاغ ${partner}.`,
        wasMatched: (partner) => `كان لقاؤك في هذه الجولة مع ${partner}.`,
        notShownYet: () => 'لم تُعرض لقاءات هذه الجولة بعد. تأتي مع النشرة.',
        leftOut: (_, why) => `لا لقاء لك في هذه الجولة: ${why}`,
        calledOff: () => 'أُلغي لقاؤك في هذه الجولة لتعذّر حضورك.',
        noRound: () => 'لم تجرِ هذه الجولة بعد.',
        beforeYou: () => 'جرت هذه الجولة قبل انضمامك.',
        noMatch: () => 'لا لقاء لك في هذه الجولة، لتعذّر مشاركتك.',
      },
    },
    people: {
      madeWithoutYou: (day) => `جرت جولة ${day} من دونك. ومكانك محفوظ تلقائيًا في الجولة القادمة.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `سبق في هذه الجولة توزيع ${people.gen(count)} من ${scope}${toldOn ? `، وأبلغتهم نشرة في ${toldOn}` : ''}. والتوزيع الثاني يعطيهم لقاءً آخر.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `من ${scope} في توزيع آخر قائم من هذه الجولة، فلهم لقاء: ${people.nom(count)}.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `«${name}» ما زال قائمًا${count > 0 ? ` (وفيه ممن سيشملهم التوزيع: ${digits(count)})` : ''}. وهو الجولة الحالية: لإنشاء جولة أخرى يلزم حذفه أولًا.`,
      },
      monthCompleted: 'اكتملت هذه الجولة، فلم يعد تغيير جوابك ممكنًا.',
    },
    meetings: { nobodyToInvite: 'غادر الشخص الآخر، فلا أحد لدعوته. وهناك دائمًا الجولة القادمة.' },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `النشرة لجولة ${period(day)}، لكن «${pairing}» توزيع ${period(ofDay)}: فستذكر لكل مستلم لقاءه في تلك الجولة.`,
      },
      otherMonth: (day, pairing) =>
        `يمكن ربط عدة توزيعات إن كانت كلها لجولة ${period(day)}، و«${pairing}» ليس منها.`,
    },
    replies: { notMet: 'تم التسجيل. وهناك دائمًا الجولة القادمة.' },
  },
}
