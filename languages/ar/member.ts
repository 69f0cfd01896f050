import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'لا قهوة بلا خادم',
    text: 'يتعذّر الوصول إليه حاليًا. لم يُفقد شيء مما سبق حفظه.',
  },
  home: {
    recent: 'آخر اللقاءات',
    stats: {
      title: 'قهوتك بالأرقام',
      failed: 'تعذّر تحميل أرقامك.',
      totalMatches: 'مجموع اللقاءات',
      coffeeChats: 'فناجين القهوة',
      newConnections: 'وجوه جديدة',
    },
    next: {
      title: 'الجولة القادمة',
      failed: 'تعذّر تحميل التاريخ.',
      change: 'تغيير',
    },
    didYouMeet: 'هل تم اللقاء؟',
    optedOut: {
      title: 'انسحبت من لقاءات القهوة',
      text: 'تستمر الجولات من دونك، ولا تصلك النشرة.',
      again: 'المشاركة من جديد',
    },
  },
  meetings,
  matches,
  feedback,
  profile,
  setUp,
  participation,
  privacy,
  programmes,
  inRounds,
}
