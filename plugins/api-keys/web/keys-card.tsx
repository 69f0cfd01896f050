import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ApiKey, getKeys, KEY_DAYS, type MadeKey, makeKey, revokeKey } from '../contract'
import { SCOPES, type Scope } from '../../../shared/scopes'
import { API_KEY_NAME } from '../../../shared/text-rules'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { faultIn } from '../../../web/kit/forms/faults'
import { More } from '../../../web/kit/fold'
import { MakeForm, ShownOnce } from '../../../web/kit/make-form'
import { RowAction } from '../../../web/kit/row-button'
import { Rows } from '../../../web/kit/rows'
import { Card } from '../../../web/ui/card'
import { Choices, Input, Select, Field } from '../../../web/ui/input'
import { ListRow } from '../../../web/ui/lists/list-row'
import { formats, words } from '../../../web/words'
import { CheckList } from '../../../web/kit/forms/check-list'

const DAYS = [30, 90, KEY_DAYS.usually, KEY_DAYS.most] as const

/** 'API keys': by which programs make calls of administrators, and what each may. */
export default function KeysCard() {
  const keys = useQuery(queryOf(getKeys))
  const texts = words['api-keys']
  const [made, setMade] = useState<MadeKey | null>(null)
  return (
    <Card
      title={texts.section}
      description={
        <>
          {texts.text}{' '}
          <a href="/api/docs" className="font-semibold underline underline-offset-4">
            {texts.calls}
          </a>
        </>
      }
    >
      <Rows query={keys} otherwise={texts.failed} lines={2} className="mb-4 divide-y divide-line">
        {(key) => <Key key={key.id} of={key} />}
      </Rows>
      <More title={texts.make}>
        <MakeKey onMade={setMade} />
      </More>
      {made && (
        <ShownOnce
          title={texts.of(made.name)}
          description={texts.once}
          label={texts.key}
          secret={made.key}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}

function Key({ of: { id, name, scopes, createdAt, lastUsedAt, endsAt, hasEnded } }: { of: ApiKey }) {
  const texts = words['api-keys']
  const { revoke, tokens } = words.tools.secrets
  const end = formats().shortDate(endsAt)
  return (
    <ListRow
      title={name}
      action={
        <RowAction
          name={revoke.one(name)}
          ask={{ title: revoke.title(name), effect: texts.effect }}
          run={() => call(revokeKey, { params: { id } })}
          failed={texts.notRevoked}
        >
          {revoke.action}
        </RowAction>
      }
    >
      <p>{texts.may(scopes.map((scope) => texts.scopes[scope]).join(', '))}</p>
      <p>
        {lastUsedAt
          ? tokens.used(formats().moment(createdAt), formats().moment(lastUsedAt))
          : tokens.unused(formats().moment(createdAt))}
        {' · '}
        {hasEnded ? texts.ended(end) : texts.until(end)}
      </p>
    </ListRow>
  )
}

function MakeKey({ onMade }: { onMade: (made: MadeKey) => void }) {
  const texts = words['api-keys']
  const form = useForm({ defaultValues: { name: '', scopes: ['read'] as Scope[], days: KEY_DAYS.usually } })
  const { errors } = form.formState
  return (
    <MakeForm
      form={form}
      run={(body) => call(makeKey, { body })}
      onMade={onMade}
      anew={{ name: '' }}
      failed={texts.notMade}
      submit={texts.make}
      pendingLabel={words.tools.secrets.tokens.making}
    >
      <div className="flex flex-wrap gap-4">
        <Field label={texts.name} error={errors.name?.message} className="min-w-0 flex-1 basis-52">
          <Input
            autoComplete="off"
            placeholder={texts.example}
            {...form.register('name', { validate: faultIn(API_KEY_NAME) })}
          />
        </Field>
        <Field label={texts.lasts} className="basis-40">
          <Select {...form.register('days', { valueAsNumber: true })}>
            <Choices of={DAYS} called={(each) => texts.days[each]} />
          </Select>
        </Field>
      </div>
      <CheckList
        legend={texts.what}
        names={SCOPES}
        labels={texts.scopes}
        field={form.register('scopes', { validate: ({ length }) => length > 0 || texts.choose })}
        error={errors.scopes?.message}
      />
    </MakeForm>
  )
}
