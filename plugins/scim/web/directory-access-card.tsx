import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DirectoryToken,
  getDirectoryTokens,
  makeDirectoryToken,
  type MadeToken,
  revokeDirectoryToken,
} from '../contract'
import { DIRECTORY_TOKEN_NAME } from '../../../shared/text-rules'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { AddOne } from '../../../web/directory/parts/add-one'
import { RowAction } from '../../../web/kit/row-button'
import { Copied, ShownOnce } from '../../../web/kit/make-form'
import { Card } from '../../../web/ui/card'
import { ListRow } from '../../../web/ui/lists/list-row'
import { QueryPart } from '../../../web/ui/feedback'
import { formats, sentence, words } from '../../../web/words'
import { faultIn } from '../../../web/kit/forms/faults'

const MOST_TOKENS = 2

/** 'Directory access': by which tokens the company's directory makes and removes people, and what it did last. */
export default function DirectoryAccessCard() {
  const tokens = useQuery(queryOf(getDirectoryTokens))
  const { section, text, address, tokens: texts } = words.scim
  const [made, setMade] = useState<MadeToken | null>(null)
  return (
    <Card title={section} description={text}>
      <div className="flex flex-col gap-4">
        <Copied label={address} text={`${window.location.origin}/scim/v2`} />
        <QueryPart query={tokens} failure={texts.failed} lines={2}>
          {(list) => (
            <>
              {list.length > 0 && (
                <ul className="divide-y divide-line">
                  {list.map((token) => (
                    <Token key={token.id} token={token} />
                  ))}
                </ul>
              )}
              {list.length < MOST_TOKENS ? (
                <MakeToken onMade={setMade} />
              ) : (
                <p className="text-muted text-sm">{texts.most}</p>
              )}
            </>
          )}
        </QueryPart>
      </div>
      {made && (
        <ShownOnce
          title={texts.of(made.name)}
          description={texts.once}
          label={texts.token}
          secret={made.token}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}

function Token({ token }: { token: DirectoryToken }) {
  const { id, name, createdAt, lastUsedAt, lastAct } = token
  const { tokens: texts, revoke } = words.scim
  const { secrets } = words.tools
  return (
    <ListRow
      title={name}
      action={
        <RowAction
          name={secrets.revoke.one(name)}
          ask={{ title: secrets.revoke.title(name), effect: revoke.effect }}
          run={() => call(revokeDirectoryToken, { params: { id } })}
          failed={revoke.failed}
        >
          {secrets.revoke.action}
        </RowAction>
      }
    >
      <p>
        {lastUsedAt
          ? secrets.tokens.used(formats().moment(createdAt), formats().moment(lastUsedAt))
          : secrets.tokens.unused(formats().moment(createdAt))}
      </p>
      {lastAct && (
        <p>
          {sentence(
            texts.lastChange(
              <bdi lang="en">{lastAct.action.replaceAll(/[._]/g, ' ')}</bdi>,
              <bdi>{lastAct.label}</bdi>,
              formats().moment(lastAct.at),
            ),
          )}
        </p>
      )}
    </ListRow>
  )
}

function MakeToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const texts = words.scim.tokens
  return (
    <AddOne
      label={texts.name}
      placeholder={texts.example}
      button={texts.make}
      pendingLabel={words.tools.secrets.tokens.making}
      fault={faultIn(DIRECTORY_TOKEN_NAME)}
      run={(name) => call(makeDirectoryToken, { body: { name } })}
      // Here, as a second token takes this form away before it could say more.
      done={(made) => {
        onMade(made)
        return undefined
      }}
      failed={texts.notMade}
    />
  )
}
