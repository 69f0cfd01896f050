import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

const count = (people: number) => `${digits(people)}人にメールが届いていません`

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe：${count(people)}`,
  text: 'この回についてのメールが拒否されたか、戻ってきました。理由と対処はダッシュボードにあります。',
  oneCause: (people, reason) => `${digits(people)}人。原因は一つで、本人のせいではありません。${reason}`,
  see: '理由を見て、もう一度送る',
}
