import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  chat: 'فتح محادثة',
  faults: {
    secret: (code) =>
      `ترفض Microsoft إثبات هوية التطبيق (${code})، لذا يُبلَّغ الناس بالبريد. يجب إنشاء سر عميل جديد أو شهادة في Entra، ثم إعادة التشغيل به.`,
    permission: (missing) =>
      `ينقص التطبيق إذن (${missing})، لذا يُبلَّغ الناس بالبريد. يجب منحه في Entra بموافقة مسؤول. تُعاد المحاولة كل دقيقة.`,
    app: (code) =>
      `لا تعرف Microsoft التطبيق، أو أنه متوقف (${code})، لذا يُبلَّغ الناس بالبريد. يجب إعادته إلى الكتالوج، أو مراجعة TEAMS_TENANT_ID وTEAMS_CLIENT_ID وTEAMS_APP_ID.`,
  },
}
