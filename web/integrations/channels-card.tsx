import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type Channel,
  CHANNEL_FORMS,
  getChannels,
  makeChannel,
  removeChannel,
  testChannel,
} from '../../shared/contract/integrations'
import { API_KEY_NAME, WEBHOOK_ADDRESS } from '../../shared/text-rules'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { faultIn } from '../kit/forms/faults'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { momentInWords } from '../kit/words.rules'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input, Select } from '../ui/input'
import { ListRow } from '../ui/lists/list-row'
import { QueryPart } from '../ui/query-part'
import { words } from '../words'

/** The channels of a chat where rounds are announced. */
export function ChannelsCard() {
  const channels = useQuery(queryOf(getChannels))
  const said = words.tools.channels
  return (
    <Card title={said.title} description={said.text}>
      <QueryPart query={channels} failure={said.failed} lines={1}>
        {(list) =>
          list.length > 0 && (
            <ul className="mb-4 divide-y divide-line">
              {list.map((channel) => (
                <Row key={channel.id} of={channel} />
              ))}
            </ul>
          )
        }
      </QueryPart>
      <MakeChannel />
    </Card>
  )
}

function Row({ of: { id, name, form, host, offAt } }: { of: Channel }) {
  const said = words.tools.channels
  const { remove: action, removeTitle, off, notRemoved, removeEffect } = words.tools.webhooks
  const test = useAction({
    run: () => call(testChannel, { params: { id } }),
    done: ({ message }) => message,
    failed: said.notTested,
  })
  const remove = useAction({
    run: () => call(removeChannel, { params: { id } }),
    done: ({ message }) => message,
    failed: notRemoved,
  })
  return (
    <ListRow
      title={name}
      action={
        <span className="flex flex-wrap justify-end">
          <RowButton
            name={`${said.test}: ${name}`}
            pending={test.isPending}
            onClick={() => void test.settle(undefined)}
          >
            {said.test}
          </RowButton>
          <ConfirmTrigger
            title={removeTitle(name)}
            effect={removeEffect}
            confirm={action}
            onConfirm={() => remove.settle(undefined)}
          >
            <RowButton name={`${action}: ${name}`}>{action}</RowButton>
          </ConfirmTrigger>
        </span>
      }
    >
      <p className="wrap-anywhere">
        {said.forms[form]} · <bdi>{host}</bdi>
      </p>
      {offAt && <p className="font-medium">{off.failing(momentInWords(offAt))}</p>}
    </ListRow>
  )
}

function MakeChannel() {
  const said = words.tools.channels
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [form, setForm] = useState<Channel['form']>('slack')
  const [isTried, setTried] = useState(false)
  const faults = { name: faultIn(API_KEY_NAME)(name), url: faultIn(WEBHOOK_ADDRESS)(url) }
  const make = useAction({
    run: () => call(makeChannel, { body: { name, url, form } }),
    done: () => {
      setName('')
      setUrl('')
      setTried(false)
      return undefined
    },
    failed: said.notMade,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!make.isPending && !faults.name && !faults.url) void make.settle(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Field
          label={said.name}
          error={isTried ? faults.name : undefined}
          className="min-w-0 flex-1 basis-44"
        >
          <Input autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label={words.tools.webhooks.address}
          error={isTried ? faults.url : undefined}
          className="min-w-0 flex-1 basis-60"
        >
          <Input
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <Field label={said.form} className="basis-60">
          <Select
            value={form}
            onChange={({ target }) => setForm(CHANNEL_FORMS.find((each) => each === target.value) ?? 'slack')}
          >
            {CHANNEL_FORMS.map((each) => (
              <option key={each} value={each}>
                {said.forms[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" className="self-start" pending={make.isPending}>
        {said.make}
      </Button>
    </form>
  )
}
