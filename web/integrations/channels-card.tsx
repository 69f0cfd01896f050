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
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger } from '../ui/dialog'
import { Field } from '../ui/field'
import { Choices, Select } from '../ui/input'
import { ListRow } from '../ui/lists/list-row'
import { formats, words } from '../words'
import { MadeList } from './made-list'
import { isWhole, NO_RECEIVER, ReceiverFields } from './receiver-fields'

/** The channels of a chat where rounds are announced. */
export function ChannelsCard() {
  const channels = useQuery(queryOf(getChannels))
  const said = words.tools.channels
  return (
    <Card title={said.title} description={said.text}>
      <MadeList query={channels} failure={said.failed} lines={1}>
        {(channel) => <Row key={channel.id} of={channel} />}
      </MadeList>
      <MakeChannel />
    </Card>
  )
}

function Row({ of: { id, name, form, host, offAt } }: { of: Channel }) {
  const said = words.tools.channels
  const { remove: action, removeTitle, off, notRemoved, removeEffect } = words.tools.webhooks
  const test = useAction({
    run: () => call(testChannel, { params: { id } }),
    failed: said.notTested,
  })
  const remove = useAction({
    run: () => call(removeChannel, { params: { id } }),
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
      {offAt && <p className="font-medium">{off.failing(formats().moment(offAt))}</p>}
    </ListRow>
  )
}

function MakeChannel() {
  const said = words.tools.channels
  const [receiver, setReceiver] = useState(NO_RECEIVER)
  const [form, setForm] = useState<Channel['form']>('slack')
  const [isTried, setTried] = useState(false)
  const make = useAction({
    run: () => call(makeChannel, { body: { ...receiver, form } }),
    done: () => {
      setReceiver(NO_RECEIVER)
      setTried(false)
      return undefined
    },
    failed: said.notMade,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!make.isPending && isWhole(receiver)) void make.settle(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <ReceiverFields label={said.name} value={receiver} onChange={setReceiver} isTried={isTried} />
        <Field label={said.form} className="basis-60">
          <Select
            value={form}
            onChange={({ target }) => setForm(CHANNEL_FORMS.find((each) => each === target.value) ?? 'slack')}
          >
            <Choices of={CHANNEL_FORMS} called={(each) => said.forms[each]} />
          </Select>
        </Field>
      </div>
      <Button type="submit" className="self-start" pending={make.isPending}>
        {said.make}
      </Button>
    </form>
  )
}
