import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { type Newsletter, validateNewsletter } from '../../shared/contract/newsletters'
import { LoadFailed } from '../kit/load-failed'
import { counted } from '../../shared/counted'
import { queryOf } from '../api/query-client'
import { OutboxHint } from '../sign-in/link-sent'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert, SkeletonLines } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import type { Validation } from './newsletter.rules'

interface SendDialogProps {
  newsletter: Newsletter
  onClose: () => void
  /** `override`: the names of pairings, typed by the one who sends although that is probably a mistake. */
  onSend: (send: { override?: string[]; updatedAt: string }) => void
}

/** The last question before a newsletter goes out: what, to whom, and what speaks against it. */
export function SendDialog({ newsletter, onClose, onSend }: SendDialogProps) {
  const check = useQuery({
    ...queryOf(validateNewsletter, {
      params: { id: newsletter.id },
      body: { pairingFiles: newsletter.pairingFiles },
    }),
    gcTime: 0,
  })
  // What was looked at when the dialog was opened.
  const [updatedAt] = useState(newsletter.updatedAt)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isRefused, setIsRefused] = useState(false)
  const found = check.isFetching ? undefined : check.data
  const left = found ? found.details.totalUsers - found.details.alreadyMailed : 0
  const people = counted(left, 'person', 'people')
  const critical = found?.pairings.filter(({ dangers }) => dangers.length > 0) ?? []
  const isCritical = critical.length > 0
  const isWrong = (name: string) => typed[name]?.trim() !== name
  const send = () => {
    if (critical.some(({ name }) => isWrong(name))) return setIsRefused(true)
    onSend({ updatedAt, ...(isCritical && { override: critical.map(({ name }) => name) }) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Send "${newsletter.title}"?`}
      description={
        found
          ? `${people} ${left === 1 ? 'gets' : 'get'} one personal mail each. Mails that are sent can't be recalled.`
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
          <OutboxHint />
          {found.details.criticalErrors.length > 0 && (
            <Problems
              title={counted(found.details.criticalErrors.length, 'critical issue')}
              problems={found.details.criticalErrors.slice(0, 5)}
            />
          )}
          {critical.map(({ name, dangers }) => (
            <Fragment key={name}>
              <Problems title="This is probably a mistake" problems={dangers} />
              <Field
                label={`To send it anyway, type the name of the pairing: ${name}`}
                error={isRefused && isWrong(name) ? 'Type the name of the pairing exactly' : undefined}
              >
                <Input
                  value={typed[name] ?? ''}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => {
                    setTyped((before) => ({ ...before, [name]: value }))
                    setIsRefused(false)
                  }}
                />
              </Field>
            </Fragment>
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** Newsletter and pairing by their names and months, and who gets it. */
function WhatIsSent({ newsletter, pairings, details }: Validation) {
  const facts = [
    { label: 'Newsletter', value: `${newsletter.title}, for ${newsletter.month}` },
    ...pairings.flatMap(({ name, month, group, people }) =>
      pairings.length === 1
        ? [
            { label: 'Pairing', value: `${name}, of ${month}` },
            { label: 'Group', value: group },
          ]
        : { label: group, value: `${counted(people, 'person', 'people')}, ${name}` },
    ),
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
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[fit-content(10rem)_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="wrap-anywhere text-muted text-sm sm:pt-px">{label}</dt>
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
