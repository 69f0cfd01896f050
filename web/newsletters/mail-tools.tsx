import { keepPreviousData, useMutation, useQueries } from '@tanstack/react-query'
import { Eye, Send } from 'lucide-react'
import { useId, useState } from 'react'
import type { Language } from '../../shared/languages/languages'
import { othersOf } from '../../shared/match-sides'
import { personName } from '../../shared/person-name'
import { EMAIL, PREVIEW_EMAIL } from '../../shared/text-rules'
import { type Newsletter, previewMail, sendTestMail, showDraftFrame } from '../../shared/contract/newsletters'
import { getPairingMatches } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { useAction, sayFailure } from '../kit/use-action'
import { useSettled } from '../kit/searched'
import { call, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { OutboxHint } from '../sign-in/link-sent'
import { useCurrentUser } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Choices, Input, Field } from '../ui/input'
import { toast } from '../ui/toast'
import { ownDocument, WrittenFrame, writeMail } from '../kit/document-frame'
import { formats, isolated, words } from '../words'
import { peopleNamed, type typedTexts } from './newsletter.rules'
import { faultIn } from '../kit/forms/faults'

type Preview = ResponseOf<typeof previewMail>
type Texts = ReturnType<typeof typedTexts>

const MATCHES = 20

interface MailToolsProps {
  newsletter: Newsletter
  /** The one that is looked at: a test copy in another than the first comes in it. */
  language: Language
  /** The texts as they are being typed. */
  texts: () => Texts
  dirty: boolean
}

/** The mail as one recipient will get it with what is being typed, and one copy of what is saved to a chosen address. */
export function MailTools({ newsletter, language, texts, dirty }: MailToolsProps) {
  return (
    <>
      <MailPreview newsletter={newsletter} texts={texts} />
      {dirty && <Alert tone="info">{words.newsletters.editor.test.onlySaved}</Alert>}
      <TestMail newsletter={newsletter} language={language} />
    </>
  )
}

function MailPreview({ newsletter, texts }: Pick<MailToolsProps, 'newsletter' | 'texts'>) {
  const { preview: its } = words.newsletters.editor
  const [recipient, setRecipient] = useState('')
  const [problem, setProblem] = useState<string>()
  const [inline, setInline] = useState(false)
  const listId = useId()
  const suggestions = useRecipients(newsletter.pairings, recipient)
  const params = { id: newsletter.id }
  const preview = useMutation({
    mutationFn: ({ email }: { email: string; opened: Window | null }) =>
      call(previewMail, { params, body: { ...texts(), recipientEmail: email } }),
    onSuccess: ({ recipientEmail, personalizedHtml }, { opened }) => {
      setInline(!opened)
      if (opened) fillPreviewWindow(opened, its.title(recipientEmail), personalizedHtml)
    },
    onError: (error, { opened }) => {
      opened?.close()
      sayFailure(error, its.mailFailed, its.error)
    },
  })
  const show = () => {
    const email = recipient.trim()
    const found = faultIn(PREVIEW_EMAIL)(email)
    setProblem(found)
    if (found) toast({ title: its.error, description: found, tone: 'danger' })
    else preview.mutate({ email, opened: openPreviewWindow() })
  }
  const shown: Preview | undefined = preview.data
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <Field label={its.recipient} error={problem} className="min-w-0 flex-1 basis-60">
          <Input
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={its.example}
            list={listId}
            value={recipient}
            onChange={(event) => {
              setRecipient(event.target.value)
              setProblem(undefined)
            }}
            onKeyDown={(event) => {
              // It is inside the editor's form, which Enter would save.
              if (event.key !== 'Enter') return
              event.preventDefault()
              show()
            }}
          />
        </Field>
        <datalist id={listId}>
          <Choices of={suggestions} by={({ email }) => email} called={({ name }) => name} />
        </datalist>
        <Button
          icon={Eye}
          variant="secondary"
          className="sm:mt-7.75"
          pending={preview.isPending}
          pendingLabel={its.pending}
          onClick={show}
        >
          {newsletter.status === 'draft' ? its.ofDraft : its.action}
        </Button>
      </div>
      {shown && (
        <output className="block text-muted text-sm">
          {shown.matchInfo.found && shown.matchInfo.partner
            ? its.matched(
                shown.recipientEmail,
                formats().listed(
                  othersOf({ ...shown.matchInfo, partner: shown.matchInfo.partner }).map(({ name, team }) =>
                    its.partner(isolated(name), team),
                  ),
                ),
              )
            : its.unmatched(shown.recipientEmail)}
        </output>
      )}
      {shown && inline && (
        <WrittenFrame
          key={preview.submittedAt}
          title={its.title(shown.recipientEmail)}
          path={pathOf(showDraftFrame)}
          html={shown.personalizedHtml}
        />
      )}
    </div>
  )
}

function TestMail({ newsletter, language }: Pick<MailToolsProps, 'newsletter' | 'language'>) {
  const { test: its } = words.newsletters.editor
  const { user } = useCurrentUser()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const address = typed ?? user?.email ?? ''
  const test = useAction({
    run: (testEmail: string) =>
      call(sendTestMail, {
        params: { id: newsletter.id },
        body: { testEmail, ...(language !== newsletter.language && { language }) },
      }),
    done: ({ testEmail, matchFound }) => (matchFound ? its.sent(testEmail) : its.sentUnmatched(testEmail)),
    failed: its.failed,
  })
  const send = () => {
    const found = faultIn(EMAIL)(address)
    setProblem(found)
    if (!found) test.mutate(address.trim())
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field label={its.to} error={problem} className="min-w-0 flex-1 basis-60">
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
      </Field>
      <Button
        icon={Send}
        variant="secondary"
        className="sm:mt-7.75"
        pending={test.isPending}
        pendingLabel={its.pending}
        onClick={send}
      >
        {its.action}
      </Button>
      <OutboxHint className="basis-full" />
    </div>
  )
}

/** People of the linked pairings whose name or address has what is typed; empty while none is linked. */
function useRecipients(pairings: Newsletter['pairings'], typed: string) {
  const search = useSettled(typed.trim())
  const people = useQueries({
    queries: pairings.map(({ id }) => ({
      ...queryOf(getPairingMatches, { params: { id }, query: { search, limit: MATCHES } }),
      placeholderData: keepPreviousData,
    })),
  }).flatMap(({ data = [] }) => data.flatMap(({ user1, user2 }) => [user1, user2]))
  return peopleNamed(
    people.map((person) => ({ email: person.email, name: personName(person) })),
    search,
  )
}

/** Opens an empty window for a preview; null when the browser blocks it. Call it directly from a click. */
function openPreviewWindow(): Window | null {
  const opened = window.open('', '_blank', 'popup,width=760,height=900')
  if (opened) opened.document.title = words.newsletters.editor.preview.window
  return opened
}

/** Shows a mail in that window: in a frame whose document has the policy of mails, so that no script in it ever runs. */
function fillPreviewWindow(opened: Window, title: string, html: string): void {
  const page = opened.document
  page.title = title
  const made = ownDocument(html)
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the next line gives it one
  const frame = page.createElement('iframe')
  frame.setAttribute('sandbox', made ? '' : 'allow-same-origin')
  frame.title = title
  frame.addEventListener('load', () => made ?? writeMail(frame, html))
  frame.src = made ?? pathOf(showDraftFrame)
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })
  page.body.replaceChildren(frame)
}
