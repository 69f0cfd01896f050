import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ar')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `مرحبًا ${name}`,
  preheader: {
    match: (month, name, department) => `لقاء القهوة لشهر ${month}: ${name}، ${department}.`,
    stranded: (name) => `تعذّر حضور ${name} إلى لقاء القهوة.`,
    sittingOut: (month, why) => `لا لقاء في ${month}. ${why}`,
  },
  picture: (month, company) => `${month} في ${company}`,
  match: {
    label: 'لقاء قهوتك',
    labelOfMore: 'لقاؤك مع',
    why: 'لماذا أنتما',
    youHost: 'أنت مضيف هذه الطاولة.',
    hosts: (name) => `المضيف: ${name}.`,
    whyMore: 'لماذا أنتم جميعًا',
    see: 'عرض لقائك',
    writeTo: (address) => ['أو الكتابة إلى ', address],
    andTo: (address) => ['وإلى ', address],
    photo: (name) => `صورة ${name}`,
    quoted: (words) => `«${words}»`,
  },
  noMatch: {
    label: 'لقاؤك',
    joinedLater: 'بدءًا من الجولة القادمة',
    notNeeded: 'لا حاجة إليك هذه المرة',
    waits: (rounds) => `عدد الجولات التقريبي حتى مقعدك: ${digits(rounds)}.`,
    onTheList: 'أنت في القائمة.',
    noOtherHost: 'لا مقعد لك الآن لدى أي مضيف آخر. أنت في قائمة الجولة القادمة.',
    youAreNotNeeded: 'لا حاجة إليك مضيفًا في هذه الجولة. يتناوب المضيفون.',
    youJoinedLater: 'بدأت مشاركتك بعد توزيع هذا الشهر. مكانك محفوظ في الجولة القادمة.',
    stranded: 'تعذّر حضور الشخص الآخر',
    sittingOut: 'لا لقاء هذا الشهر',
    nobodyLeft: 'لم يبقَ هذه المرة أحد للقائك.',
  },
  starters: { label: 'من أجل قهوة طيبة', title: 'ما يُفتتح به الحديث' },
  mood: 'مزاج الشهر',
  buzzer: {
    label: 'لغز الشهر',
    atTheEnd: 'الجواب في آخر الرسالة.',
    answer: (answer) => `جواب اللغز: ${answer}`,
  },
  tips: 'نصائح',
  after: {
    title: 'بعد القهوة',
    text: 'نقرة واحدة تخبرنا كيف كان اللقاء، ليكون لقاء الشهر القادم مع شخص جديد.',
  },
  profile: 'ملفك الشخصي',
  ask: 'مراسلتنا',
}
