import { approveNewsletter, type Newsletter } from '../../shared/contract/newsletters'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { changeInList } from './change-in-list'

/** Approves a newsletter as it is shown; if someone else has saved it since, the server refuses. */
export const useApproveNewsletter = ({ id, title, updatedAt }: Newsletter) =>
  useAction({
    run: () => call(approveNewsletter, { params: { id }, body: { updatedAt } }),
    done: (approved) => {
      changeInList(id, approved)
      return `"${title}" is approved. It can be sent now.`
    },
    failed: 'Failed to approve newsletter',
  })
