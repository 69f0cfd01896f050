import { type ProofQuestion as Question, settleProof } from '../../api/proof'
import { ProofDialog } from './proof-dialog'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { AddSecondFactor } from './add-second-factor'
import { RecoveryCodes } from './recovery-codes'

/** Asks for the second factor when a call was refused because it was missing; afterwards the call is repeated. */
export default function ProofQuestion({ question }: { question: Question }) {
  return question.code === 'proof_needed' ? (
    <ProofDialog ways={question.ways} onDone={settleProof} />
  ) : (
    <SetUpDialog onDone={settleProof} />
  )
}

/** Where administrators need a second factor: they set it up before anything else, then go on. */
function SetUpDialog({ onDone }: { onDone: (isSetUp: boolean) => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      open
      width="medium"
      onOpenChange={(open) => open || onDone(codes !== null)}
      title={codes ? 'Your recovery codes' : 'Set up a second factor'}
      description={
        codes
          ? undefined
          : 'Administrators prove here that it is them by more than a link or a password. It takes a minute.'
      }
      footer={codes && <Button onClick={() => onDone(true)}>I have kept them</Button>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <AddSecondFactor onAdded={(made) => (made ? setCodes(made) : onDone(true))} />
      )}
    </Dialog>
  )
}
