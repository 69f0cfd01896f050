import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const sample: Responses['sample'] = {
  evaluationOnly: 'サンプルデータはお試し専用で、本番環境では使えません。',
  there: '100人のサンプルユーザーはすでにいます。',
  added: (users, matches) => `サンプルユーザー${digits(users)}人と${digits(matches)}組を追加しました。`,
}
