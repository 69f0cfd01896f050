import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Newsletter, validateNewsletter } from '../../shared/contract/newsletters'
import { LoadFailed } from '../kit/load-failed'
import { counted } from '../kit/words.rules'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert, SkeletonLines } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import type { Validation } from './newsletter.rules'

interface SendDialogProps {
  newsletter: Newsletter
  pairingFile: string
  onClose: () => void
  /** `override` is the pairing's name, typed by whoever sends although it is probably a mistake. */
  onSend: (send: { override?: string }) => void
}

/** The last question before a newsletter goes out: what, to whom, and what speaks against it. */
export function SendDialog({ newsletter, pairingFile, onClose, onSend }: SendDialogProps) {
  const check = useQuery({
    ...queryOf(validateNewsletter, { params: { id: newsletter.id }, body: { pairingFile } }),
    gcTime: 0,
  })
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const found = check.isFetching ? undefined : check.data
  const left = found ? found.details.totalUsers - found.details.alreadyMailed : 0
  const people = counted(left, 'person', 'people')
  const isCritical = found !== undefined && found.dangers.length > 0
  const send = () => {
    if (isCritical && typed.trim() !== found.pairing.name) return setIsRefused(true)
    onSend(isCritical ? { override: typed } : {})
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Send "${newsletter.title}"?`}
      description={
        found
          ? `${people} ${left === 1 ? 'gets' : 'get'} one personal mail each. What is sent can't be called back.`
          : 'Counting the people who will get it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {left > 0 && (
            <Button variant={isCritical ? 'danger' : 'primary'} onClick={send}>
              Send to {people}
            </Button>
          )}
        </>
      }
    >
      {check.isError ? (
        <LoadFailed error={check.error} otherwise="Failed to validate newsletter" onRetry={check.refetch} />
      ) : !found ? (
        <SkeletonLines lines={2} label="Counting..." />
      ) : (
        <div className="flex flex-col gap-4">
          <WhatIsSent {...found} />
          {found.details.criticalErrors.length > 0 && (
            <Problems
              title={counted(found.details.criticalErrors.length, 'critical issue')}
              problems={found.details.criticalErrors.slice(0, 5)}
            />
          )}
          {isCritical && (
            <>
              <Problems title="This is probably a mistake" problems={found.dangers} />
              <Field
                label={`To send all the same, type the pairing's name: ${found.pairing.name}`}
                error={isRefused ? 'Type the name of the pairing, letter by letter' : undefined}
              >
                <Input
                  value={typed}
                  autoComplete="off"
                  onChange={({ currentTarget }) => {
                    setTyped(currentTarget.value)
                    setIsRefused(false)
                  }}
                />
              </Field>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Newsletter and pairing by their names and months, and who gets it. */
function WhatIsSent({ newsletter, pairing, details }: Validation) {
  const facts = [
    { label: 'Newsletter', value: `${newsletter.title}, for ${newsletter.month}` },
    { label: 'Pairing', value: `${pairing.name}, of ${pairing.month}` },
    { label: 'Group', value: pairing.group },
    {
      label: 'Who gets it',
      value:
        details.usersWithoutMatches === 0
          ? 'Everyone has a match.'
          : `${counted(details.usersWithMatches, 'person has', 'people have')} a match; ${counted(details.usersWithoutMatches, 'person gets', 'people get')} the placeholder text.`,
    },
    ...(details.alreadyMailed > 0
      ? [
          {
            label: 'Already sent',
            value: `${counted(details.alreadyMailed, 'person has', 'people have')} it from the cancelled send, and ${details.alreadyMailed === 1 ? 'does' : 'do'} not get it again.`,
          },
        ]
      : []),
  ]
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted text-sm sm:pt-px">{label}</dt>
          <dd className="mb-1.5 break-words sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Problems({ title, problems }: { title: string; problems: readonly string[] }) {
  return (
    <Alert tone="danger" title={title}>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  )
}
