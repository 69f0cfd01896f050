import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { days, people as persons, times, users } from '../counted/nouns'

const { digits } = formatsOf('ar')
const noMail = (count: number, why: string) => `بلا رسالة: ${digits(count)} (${why})`

export const invite: Words['people']['invite'] = {
  title: 'دعوة أشخاص',
  text: 'تصل إلى كل شخص رسالة شخصية باسمك: تذكر الفكرة، وفيها زر واحد للانضمام. ثلاث رسائل لكل شخص على الأكثر، بفاصل سبعة أيام، ولا شيء بعد «عدم سؤالي مجددًا».',
  submit: (people) => (people === 0 ? 'دعوة' : `دعوة ${persons.gen(people)}`),
  inviting: 'جارٍ الإرسال…',
  failed: 'تعذّر إرسال الدعوات.',
  noName: 'يُرجى إدخال اسمك؛ فبه تُوقَّع الرسالة.',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  invitees: 'المدعوون',
  all: 'كل من لم ينضم بعد',
  allHint: 'ومعهم عناوين قائمة السماح التي لا حساب لها.',
  selected: (count) => `المحددون: ${users.nom(count)}`,
  list: (count) => `هؤلاء: ${users.nom(count)}`,
  named: 'عناوين تُدخل هنا',
  addresses: 'العناوين',
  addressesHint: 'واحد في كل سطر، أو بينها فواصل.',
  words: 'كلمات منك',
  mail: 'الرسالة',
  subject: (text) => `الموضوع: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'تعذّر حصر الأشخاص.',
  nobody: 'لا تصل رسالة إلى أحد.',
  people: (count) => `عدد من تصلهم رسالة: ${digits(count)}.`,
  reminded: (count) => `منهم من سبقت دعوتهم: ${digits(count)}.`,
  skipped: {
    in: (count) => noMail(count, 'مشاركة قائمة'),
    'not-covered': (count) => noMail(count, 'خارج قائمة السماح'),
    refused: (count) => noMail(count, 'انسحاب، أو طلب عدم الدعوة مجددًا'),
    'too-often': (count, most) => noMail(count, `دعوة ${times.gen(most)} خلال اثني عشر شهرًا`),
    'too-soon': (count, last) => noMail(count, `دعوة خلال آخر ${days.gen(last)}`),
    away: (count) => noMail(count, 'استراحة أو إجازة'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'جاهزية للتوزيع',
    'meets-nobody': 'لا أحد للقائه في المجموعة',
    'not-answered': 'بلا رد حتى الآن',
    'no-group': 'بلا مجموعة نطاقات',
    'never-invited': 'بلا دعوة',
    invited: 'دعوة مرسلة',
    'not-set-up': 'دخول بلا ملف شخصي',
    'at-cap': 'بلوغ الحد الشهري',
    'not-joined': 'خارج هذا البرنامج',
    paused: 'استراحة',
    skipped: 'تخطّي الجولة',
    dormant: 'خمول',
    'opted-out': 'انسحاب',
    'on-leave': 'إجازة',
    'not-covered': 'خارج قائمة السماح',
  },
  badges: {
    'meets-nobody': 'لا أحد للقائه في المجموعة',
    'not-answered': 'بلا رد حتى الآن',
    'no-group': 'بلا مجموعة نطاقات',
    'never-invited': 'بلا دعوة',
    invited: 'دعوة مرسلة',
    'not-set-up': 'دخول بلا ملف شخصي',
    'at-cap': 'بلوغ الحد الشهري',
    'not-joined': 'خارج هذا البرنامج',
    paused: 'استراحة',
    skipped: 'تخطّي الجولة',
    dormant: 'خمول',
    'opted-out': 'انسحاب',
    'on-leave': 'إجازة',
    'not-covered': 'خارج قائمة السماح',
  },
  invitedOn: (day) => `دعوة في ${day}`,
  until: (badge, day) => `${badge} حتى ${day}`,
}
