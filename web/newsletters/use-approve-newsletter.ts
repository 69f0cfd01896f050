import { approveNewsletter, type Newsletter } from '../../shared/contract/newsletters'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'

/** Approves a newsletter as it is stored. */
export const useApproveNewsletter = ({ id, title }: Newsletter) =>
  useAction({
    run: () => call(approveNewsletter, { params: { id }, body: {} }),
    done: () => `"${title}" is approved. It can be sent now.`,
    failed: 'Failed to approve newsletter',
  })
