import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `قهوة مع ${who}، ${day}، ${time}`,
  when: (day, time, city) => `${day}، الساعة ${time} (${city})`,
  slot: (day, time) => `${day}، ${time}`,
  timeFor: (time, who) => `${time} بتوقيت ${who}`,
  toBeAgreed: 'بالاتفاق',
  calendar: {
    chat: (names) => `لقاء قهوة: ${names}`,
    ofTheMonth: 'لقاء القهوة لهذا الشهر.',
    summary: (names) => `قهوة: ${names}`,
    toBegin: (question) => `للبداية: ${question}`,
  },
  changes: {
    booked: {
      subject: 'تم حجز موعد قهوتك',
      personal: (coffee) => coffee,
      said: (who, when) => ['قهوتك مع ', who, ' موعدها ', when, '.'],
      aside: 'الدعوة لتقويمك مرفقة.',
    },
    moved: {
      subject: 'تغيّر موعد قهوتك',
      personal: (coffee) => `موعد جديد: ${coffee}`,
      said: (who, when) => ['قهوتك مع ', who, ' موعدها الآن ', when, '.'],
      aside: 'ينقلها تقويمك تلقائيًا، أو عند فتح الدعوة المرفقة.',
    },
    goesOn: {
      subject: 'قهوتك ما زالت قائمة',
      personal: (coffee) => `ما زالت قائمة: ${coffee}`,
      said: (who, when) => ['قهوتك مع ', who, ' ما زال موعدها ', when, '.'],
      aside: 'تعذّر حضور بعضكم. والموعد لم يتغيّر.',
    },
    grown: {
      subject: 'كبرت طاولتك',
      personal: (coffee) => `بعدد أكبر: ${coffee}`,
      said: (who, when) => ['قهوتك مع ', who, ' موعدها ', when, '.'],
      aside: 'انضم شخص آخر إلى طاولتكم. والموعد لم يتغيّر.',
    },
    cancelled: {
      subject: 'أُلغيت قهوتك',
      personal: (coffee) => `أُلغيت: ${coffee}`,
      said: (who, when) => ['أُلغيت قهوتك مع ', who, '، وكان موعدها ', when, '.'],
      aside: 'يحذفها تقويمك تلقائيًا، أو عند فتح الملف المرفق.',
    },
    rematched: {
      subject: 'تغيّر لقاؤك',
      personal: (coffee) => `أُلغيت: ${coffee}`,
      said: (who, when) => ['تغيّر لقاؤك هذا الشهر، فأُلغيت قهوتك مع ', who, '، وكان موعدها ', when, '.'],
      aside: 'تُظهر صفحتك لقاءك الجديد. ويحذف تقويمك القهوة تلقائيًا، أو عند فتح الملف المرفق.',
    },
  },
  invitation: {
    preheader: 'خمس وعشرون دقيقة للتعارف.',
    thatIs: (when, who) => `أي ${when} بتوقيت ${who}.`,
    otherTime: 'البحث عن موعد آخر',
    seeMatch: 'عرض لقائك',
    needsLink: (who, link) => [
      `أنتما في منطقتين زمنيتين مختلفتين، ولا يوجد رابط فيديو بعد. اقتراح الموعد هذا الشهر عليك، فيُرجى إرسال رابط إلى ${who}. وإذا كان رابطك في `,
      link('ملفك الشخصي'),
      '، فسيظهر في كل دعوة.',
    ],
  },
  leaf: {
    where: (place) => `المكان: ${place}`,
    move: 'تغيير الموعد',
    cancel: 'إلغاء',
  },
  plan: {
    label: 'موعد القهوة',
    forTwo: {
      title: 'ما الوقت المناسب لكما؟',
      oneClick: 'نقرة واحدة تحجز الموعد لكما.',
      noTimes: 'لا يوجد وقت يناسبكما في الأسبوعين القادمين. ربما بعد ذلك، أو بالتراسل بينكما.',
    },
    forMore: {
      title: 'ما الوقت المناسب لجميعكم؟',
      oneClick: 'نقرة واحدة تحجز الموعد لجميعكم.',
      noTimes: 'لا يوجد وقت يناسب جميعكم في الأسبوعين القادمين. ربما بعد ذلك، أو بالتراسل بينكم.',
    },
    youSuggest: 'اقتراح الموعد هذا الشهر عليك.',
    suggests: (name) => `اقتراح الموعد هذا الشهر على ${name}.`,
    byMail: 'تصل الدعوة بالبريد.',
    booked: 'تم حجز موعد القهوة، وتصل الدعوة بالبريد.',
    itIs: (time, who) => `أي ${time} بتوقيت ${who}.`,
    elsewhere: (time, who) => `(${time} بتوقيت ${who})`,
    timesAreOf: (city) => `الأوقات بتوقيت ${city}.`,
    others: (link) => ['لا شيء منها مناسب؟ ', link('عرض أوقات أخرى')],
    find: 'البحث عن موعد',
    writeInstead: (address) => ['الاتفاق مباشرةً أنسب لك؟ يمكنك الكتابة إلى ', address],
  },
}
