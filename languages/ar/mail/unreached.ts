import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ar')

const count = (people: number) => `أشخاص لم تصلهم الرسالة: ${digits(people)}`

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `\u2068Cup of Joe\u2069: ${count(people)}`,
  text: 'رُفضت الرسالة الخاصة بجولتهم أو عادت. في لوحة المتابعة السبب وما يلزم.',
  oneCause: (people, reason) => `الأشخاص: ${digits(people)}، لسبب واحد لا ذنب لهم فيه: ${reason}`,
  see: 'عرض السبب وإعادة المحاولة',
}
