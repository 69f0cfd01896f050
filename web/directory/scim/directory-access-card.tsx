import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { AddOne } from '../parts/add-one'
import { RowButton } from '../../kit/row-button'
import { useAction } from '../../kit/use-action'
import { momentInWords } from '../../kit/words.rules'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { CopyButton } from '../../ui/copy-button'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { ListRow } from '../../ui/lists/list-row'
import { QueryPart } from '../../ui/query-part'

const MOST_TOKENS = 2

/** 'Directory access': by which tokens the company's directory makes and removes people, and what it did last. */
export default function DirectoryAccessCard() {
  const tokens = useQuery(queryOf(getDirectoryTokens))
  const [made, setMade] = useState<MadeToken | null>(null)
  const revoke = useAction({
    run: ({ id }: DirectoryToken) => call(revokeDirectoryToken, { params: { id } }),
    done: ({ message }) => message,
    failed: 'Failed to revoke the token',
  })
  return (
    <Card
      title="Directory access"
      description="The company's directory (Entra ID, Okta …) adds, changes and removes people here automatically, over SCIM 2.0."
    >
      <div className="flex flex-col gap-4">
        <Copied label="Address for the directory" text={`${window.location.origin}/scim/v2`} />
        <QueryPart query={tokens} failure="The tokens could not be read." lines={2}>
          {(list) => (
            <>
              {list.length > 0 && (
                <ul className="divide-y divide-line">
                  {list.map((token) => (
                    <Token key={token.id} token={token} onRevoke={() => revoke.settle(token)} />
                  ))}
                </ul>
              )}
              {list.length < MOST_TOKENS ? (
                <MakeToken onMade={setMade} />
              ) : (
                <p className="text-muted text-sm">
                  There can be two tokens: one in use, and one to replace it.
                </p>
              )}
            </>
          )}
        </QueryPart>
      </div>
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

function Token({ token, onRevoke }: { token: DirectoryToken; onRevoke: () => Promise<void> }) {
  const { name, createdAt, lastUsedAt, lastAct } = token
  return (
    <ListRow
      title={name}
      action={
        <ConfirmTrigger
          title={`Revoke "${name}"?`}
          effect="Requests with this token are refused at once. The people it added stay."
          confirm="Revoke"
          onConfirm={onRevoke}
        >
          <RowButton name={`Revoke ${name}`}>Revoke</RowButton>
        </ConfirmTrigger>
      }
    >
      <p>
        Made {momentInWords(createdAt)},{' '}
        {lastUsedAt ? `last used ${momentInWords(lastUsedAt)}` : 'not used yet'}
      </p>
      {lastAct && (
        <p>
          Last change: {lastAct.action.replaceAll(/[._]/g, ' ')}, <bdi>{lastAct.label}</bdi>,{' '}
          {momentInWords(lastAct.at)}
        </p>
      )}
    </ListRow>
  )
}

function MakeToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const make = useAction({
    run: (name: string) => call(makeDirectoryToken, { body: { name } }),
    // Here, as a second token takes this form away before it could say more.
    done: (made) => {
      onMade(made)
      return undefined
    },
    failed: 'Failed to make a token',
  })
  return (
    <AddOne
      label="Name of a new token"
      placeholder="Entra ID"
      button="Make Token"
      pendingLabel="Making..."
      fault={DIRECTORY_TOKEN_NAME.fault}
      isPending={make.isPending}
      onAdd={make.mutateAsync}
    />
  )
}
