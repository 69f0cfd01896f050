import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type ApiKey,
  getKeys,
  makeKey,
  type MadeKey,
  revokeKey,
  SCOPES,
  type Scope,
} from '../../shared/contract/integrations'
import { KEY_DAYS } from '../../shared/limits'
import { API_KEY_NAME } from '../../shared/text-rules'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { faultIn } from '../kit/forms/faults'
import { RowButton } from '../kit/row-button'
import { ShownOnce } from '../kit/shown-once'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger } from '../ui/dialog'
import { Field } from '../ui/field'
import { Choices, Input, Select } from '../ui/input'
import { ListRow } from '../ui/lists/list-row'
import { formats, words } from '../words'
import { CheckList } from './check-list'
import { MadeList } from './made-list'

const DAYS = [30, 90, KEY_DAYS.usually, KEY_DAYS.most] as const

/** 'API keys': by which programs make calls of administrators, and what each may. */
export default function KeysCard() {
  const keys = useQuery(queryOf(getKeys))
  const said = words.tools.keys
  const [made, setMade] = useState<MadeKey | null>(null)
  const revoke = useAction({
    run: ({ id }: ApiKey) => call(revokeKey, { params: { id } }),
    failed: said.notRevoked,
  })
  return (
    <Card
      title={words.dashboard.sections.keys}
      description={
        <>
          {said.text}{' '}
          <a href="/api/docs" className="font-semibold underline underline-offset-4">
            {said.calls}
          </a>
        </>
      }
    >
      <MadeList query={keys} failure={said.failed} lines={2}>
        {(key) => <Key key={key.id} of={key} onRevoke={() => revoke.settle(key)} />}
      </MadeList>
      <MakeKey onMade={setMade} />
      {made && (
        <ShownOnce
          title={said.of(made.name)}
          description={said.once}
          label={said.key}
          secret={made.key}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}

function Key({
  of: { name, scopes, createdAt, lastUsedAt, endsAt, hasEnded },
  onRevoke,
}: {
  of: ApiKey
  onRevoke: () => Promise<void>
}) {
  const said = words.tools.keys
  const { revoke, tokens } = words.tools.directory
  const end = formats().shortDate(endsAt)
  return (
    <ListRow
      title={name}
      action={
        <ConfirmTrigger
          title={revoke.title(name)}
          effect={said.effect}
          confirm={revoke.action}
          onConfirm={onRevoke}
        >
          <RowButton name={revoke.one(name)}>{revoke.action}</RowButton>
        </ConfirmTrigger>
      }
    >
      <p>{said.may(scopes.map((scope) => said.scopes[scope]).join(', '))}</p>
      <p>
        {lastUsedAt
          ? tokens.used(formats().moment(createdAt), formats().moment(lastUsedAt))
          : tokens.unused(formats().moment(createdAt))}
        {' · '}
        {hasEnded ? said.ended(end) : said.until(end)}
      </p>
    </ListRow>
  )
}

function MakeKey({ onMade }: { onMade: (made: MadeKey) => void }) {
  const said = words.tools.keys
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>(['read'])
  const [days, setDays] = useState<number>(KEY_DAYS.usually)
  const [isTried, setTried] = useState(false)
  const nameFault = faultIn(API_KEY_NAME)(name)
  const make = useAction({
    run: () => call(makeKey, { body: { name, scopes, days } }),
    done: (made) => {
      onMade(made)
      setName('')
      setTried(false)
      return undefined
    },
    failed: said.notMade,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!make.isPending && !nameFault && scopes.length > 0) void make.settle(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Field label={said.name} error={isTried ? nameFault : undefined} className="min-w-0 flex-1 basis-52">
          <Input
            autoComplete="off"
            placeholder={said.example}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={said.lasts} className="basis-40">
          <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            <Choices of={DAYS} called={(each) => said.days[each]} />
          </Select>
        </Field>
      </div>
      <CheckList
        legend={said.what}
        names={SCOPES}
        labels={said.scopes}
        chosen={scopes}
        onChange={setScopes}
        error={isTried && scopes.length === 0 ? said.choose : undefined}
      />
      <Button
        type="submit"
        className="self-start"
        pending={make.isPending}
        pendingLabel={words.tools.directory.tokens.making}
      >
        {said.make}
      </Button>
    </form>
  )
}
