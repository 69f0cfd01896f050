import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Newsletter } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { OutboxHint } from '../sign-in/link-sent'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert, SkeletonLines, LoadFailed } from '../ui/feedback'
import { Input, Field } from '../ui/input'
import { languageInWords } from '../kit/words.rules'
import { words } from '../words'
import { leftOf, type Validation } from './newsletter.rules'
import { validationOf } from './use-send-newsletter'
import { messageOf } from '../api/call'

interface SendDialogProps {
  newsletter: Newsletter
  onClose: () => void
  /** `override`: the names of pairings, typed by the one who sends although that is probably a mistake. */
  onSend: (send: { override?: string[]; updatedAt: string }) => void
}

/** The last question before a newsletter goes out: its content, its recipients, and what speaks against it. */
export function SendDialog({ newsletter, onClose, onSend }: SendDialogProps) {
  const { ask } = words.newsletters.send
  const [, setSearch] = useSearchParams()
  const check = useQuery({
    ...validationOf(newsletter),
    staleTime: 0,
  })
  // What was looked at when the dialog was opened.
  const [updatedAt] = useState(newsletter.updatedAt)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isRefused, setIsRefused] = useState(false)
  const found = check.isFetching ? undefined : check.data
  const { translations } = newsletter
  const older = (Object.keys(translations) as Language[]).filter((one) => translations[one]?.isOlder)
  const left = found ? leftOf(found) : 0
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
      onClose={onClose}
      title={ask.title(newsletter.title)}
      description={found ? ask.effect(left) : ask.counting}
      action={
        left > 0 && (
          <Button variant={isCritical ? 'danger' : 'primary'} onClick={send}>
            {ask.confirm(left)}
          </Button>
        )
      }
    >
      {check.isError ? (
        <LoadFailed
          title={messageOf(check.error, words.newsletters.validation.failed)}
          onRetry={check.refetch}
        />
      ) : !found ? (
        <SkeletonLines lines={2} label={ask.countingShort} />
      ) : (
        <div className="flex flex-col gap-4">
          <WhatIsSent {...found} />
          {(found.untranslated.length > 0 || older.length > 0) && (
            <Alert tone="warning">
              {older.map((language) => (
                <p key={language}>
                  {ask.older(languageInWords(language), languageInWords(newsletter.language))}
                </p>
              ))}
              {found.untranslated.map(({ language, people }) => (
                <Button
                  key={language}
                  variant="quiet"
                  className="-mx-4 text-start"
                  onClick={() => {
                    setSearch({ edit: newsletter.id, in: language })
                    onClose()
                  }}
                >
                  {ask.untranslated(people, languageInWords(language), languageInWords(newsletter.language))}
                </Button>
              ))}
            </Alert>
          )}
          <OutboxHint />
          {found.details.criticalErrors.length > 0 && (
            <Problems
              title={words.newsletters.validation.criticalCount(found.details.criticalErrors.length)}
              problems={found.details.criticalErrors.slice(0, 5)}
            />
          )}
          {critical.map(({ name, dangers }) => (
            <Fragment key={name}>
              <Problems title={ask.mistake} problems={dangers} />
              <Field
                label={ask.override(name)}
                error={isRefused && isWrong(name) ? ask.wrongName : undefined}
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
  const { ask } = words.newsletters.send
  const facts = [
    { label: ask.newsletter, value: ask.newsletterFor(newsletter.title, newsletter.month) },
    ...pairings.flatMap(({ name, month, group, people }) =>
      pairings.length === 1
        ? [
            { label: ask.pairing, value: ask.pairingOf(name, month) },
            { label: ask.group, value: group },
          ]
        : { label: group, value: ask.groupGets(people, name) },
    ),
    {
      label: ask.who,
      value:
        details.usersWithoutMatches === 0
          ? ask.everyone
          : ask.matched(details.usersWithMatches, details.usersWithoutMatches),
    },
    ...(details.alreadyMailed > 0 ? [{ label: ask.already, value: ask.haveIt(details.alreadyMailed) }] : []),
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
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  )
}
