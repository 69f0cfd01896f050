import { type ProofQuestion as Question, settleProof } from '../../api/proof'
import { ProofDialog } from './proof-dialog'
import { SetUpDialog } from './set-up-dialog'

/** Asks for the second factor when a call was refused because it was missing; afterwards the call is repeated. */
export default function ProofQuestion({ question }: { question: Question }) {
  return question.code === 'proof_needed' ? (
    <ProofDialog ways={question.ways} onDone={settleProof} />
  ) : (
    <SetUpDialog onDone={settleProof} />
  )
}
