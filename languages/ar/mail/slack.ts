import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `قهوة تجمع ${names}.`,
  booked: (when) => `موعد القهوة: ${when}.`,
  skip: 'تخطّي الجولة القادمة',
  rest: 'قراءة الباقي',
  refused: {
    unknown: 'تعذّر على Cup of Joe التعرّف عليك، فلم يتغيّر شيء.',
    stranger: 'هذا اللقاء لأشخاص آخرين، فلم يتغيّر شيء.',
    old: 'لم يعد هذا الزر يعمل. ويمكن فعل الشيء نفسه في صفحتك.',
  },
  home: {
    noMatch: 'لا لقاء مفتوحًا لك حاليًا.',
    next: (date) => `الجولة القادمة: ${date}.`,
    skipping: 'الجولة القادمة من دونك، وتعود مشاركتك بعدها تلقائيًا.',
    away: 'أنت خارج اللقاءات حاليًا.',
    pause: 'استراحة لشهر',
    back: 'العودة إلى المشاركة',
    open: 'صفحتك',
  },
}
