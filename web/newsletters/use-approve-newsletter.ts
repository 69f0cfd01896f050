import { approveNewsletter, type Newsletter } from '../../shared/contract/newsletters'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { words } from '../words'
import { changeInList } from './change-in-list'

/** Approves a newsletter as it is shown; if someone else has saved it since, the server refuses. */
export const useApproveNewsletter = ({ id, title, updatedAt }: Newsletter) =>
  useAction({
    run: () => call(approveNewsletter, { params: { id }, body: { updatedAt } }),
    done: (approved) => {
      changeInList(id, approved)
      return words.newsletters.approve.done(title)
    },
    failed: words.newsletters.approve.failed,
  })
