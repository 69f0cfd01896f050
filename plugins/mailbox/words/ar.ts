import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'صندوق الوارد',
    notRead: {
      label: 'لا يُقرأ',
      detail: 'لا تُقرأ ردود التقاويم والرسائل المرتدة. يقرؤها ضبط INBOUND_URL على صندوق MAIL_FROM.',
    },
    failing: 'متعثر',
    triedAgain: 'تُعاد المحاولة تلقائيًا؛ وتنتظر هناك الردود والرسائل المرتدة، ولا يتأثر غيرها.',
    notYet: 'لم يُقرأ بعد',
    everyMinute: 'تُقرأ ردود التقاويم والرسائل المرتدة كل دقيقة.',
  },
}
