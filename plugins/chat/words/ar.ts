import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
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
  health: {
    off: 'متوقف',
    byMail: (chat: string, code: string) =>
      `يرفض ${chat} كل شيء (${code})، لذا يُبلَّغ الناس بالبريد. يجب إصلاح رمز التطبيق أو صلاحياته: تُعاد المحاولة كل دقيقة.`,
    away: 'يتعذّر الوصول',
    waits: (chat: string, code: string) =>
      `يتعذّر الوصول إلى ${chat} (${code})، وتُعاد المحاولة كل دقيقة. ما كان سيُبلَّغ هناك ينتظر، ثم يُرسل بالبريد بعد ساعة.`,
    notYet: 'لم يُسأل بعد',
    told: (chat: string) => `من يرغب يُبلَّغ في ${chat}.`,
  },
  chatId: (chat: string) => `معرّف ${chat}`,
}
