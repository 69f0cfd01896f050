import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type DirectoryToken,
  getDirectoryTokens,
  makeDirectoryToken,
  type MadeToken,
  revokeDirectoryToken,
} from '../../../shared/contract/imports'
import { DIRECTORY_TOKEN_NAME } from '../../../shared/text-rules'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useAction } from '../../kit/use-action'
import { momentInWords } from '../../kit/words.rules'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/card'
import { CopyButton } from '../../ui/copy-button'
import { ConfirmDialog, Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { QueryPart } from '../../ui/query-part'

const MOST_TOKENS = 2

/** 'Directory access': by which tokens the company's directory makes and removes people, and what it did last. */
export function DirectoryAccessCard() {
  const tokens = useQuery(queryOf(getDirectoryTokens))
  const [made, setMade] = useState<MadeToken | null>(null)
  const [revoked, setRevoked] = useState<DirectoryToken | null>(null)
  const revoke = useAction({
    run: ({ id }: DirectoryToken) => call(revokeDirectoryToken, { params: { id } }),
    done: ({ message }) => message,
    failed: 'Failed to revoke the token',
  })
  return (
    <Card aria-labelledby="directory-access">
      <CardHeader
        id="directory-access"
        title="Directory access"
        description="The company's directory (Entra ID, Okta …) makes, changes and removes people here by itself, by SCIM 2.0."
      />
      <div className="flex flex-col gap-4">
        <Copied label="Address for the directory" text={`${window.location.origin}/scim/v2`} />
        <QueryPart query={tokens} failure="The tokens could not be read." lines={2}>
          {(list) => (
            <>
              {list.length > 0 && (
                <ul className="divide-y divide-line">
                  {list.map((token) => (
                    <Token key={token.id} token={token} onRevoke={() => setRevoked(token)} />
                  ))}
                </ul>
              )}
              {list.length < MOST_TOKENS ? (
                <MakeToken onMade={setMade} />
              ) : (
                <p className="text-muted text-sm">There can be two: one in use, and one to take its place.</p>
              )}
            </>
          )}
        </QueryPart>
      </div>
      {revoked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setRevoked(null)}
          title={`Revoke "${revoked.name}"?`}
          effect="Whoever uses this token is refused at once. The people it made stay."
          confirm="Revoke"
          onConfirm={() => revoke.settle(revoked)}
        />
      )}
      {made && (
        <Dialog
          open
          width="medium"
          onOpenChange={(open) => open || setMade(null)}
          title={`The token of "${made.name}"`}
          description="It is shown this once. Copy it into the directory now."
          footer={<Button onClick={() => setMade(null)}>I have copied it</Button>}
        >
          <Copied label="Token" text={made.token} />
        </Dialog>
      )}
    </Card>
  )
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="min-w-0 wrap-anywhere">{text}</code>
        <CopyButton text={text} aria-label={`Copy: ${label}`} />
      </div>
    </div>
  )
}

function Token({ token, onRevoke }: { token: DirectoryToken; onRevoke: () => void }) {
  const { name, createdAt, lastUsedAt, lastAct } = token
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted text-sm">
          Made {momentInWords(createdAt)},{' '}
          {lastUsedAt ? `last used ${momentInWords(lastUsedAt)}` : 'not used yet'}
        </p>
        {lastAct && (
          <p className="wrap-anywhere text-muted text-sm">
            What it did last: {lastAct.action.replaceAll(/[._]/g, ' ')}, <bdi>{lastAct.label}</bdi>,{' '}
            {momentInWords(lastAct.at)}
          </p>
        )}
      </div>
      <Button variant="ghost" size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}

function MakeToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const make = useAction({
    run: (given: string) => call(makeDirectoryToken, { body: { name: given } }),
    // Here, as a second token takes this form away before it could say more.
    done: (made) => {
      setName('')
      onMade(made)
      return undefined
    },
    failed: 'Failed to make a token',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (make.isPending) return
    const found = DIRECTORY_TOKEN_NAME.fault(name)
    setProblem(found)
    if (found === undefined) make.mutate(name)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field label="Name of a new token" error={problem} className="min-w-0 flex-1 basis-full sm:basis-52">
        <Input
          autoComplete="off"
          placeholder="Entra ID"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button type="submit" className="sm:mt-7.75" pending={make.isPending} pendingLabel="Making...">
        Make Token
      </Button>
    </form>
  )
}
