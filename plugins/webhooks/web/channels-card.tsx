import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import {
  type Channel,
  CHANNEL_FORMS,
  getChannels,
  makeChannel,
  removeChannel,
  testChannel,
} from '../contract'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { More } from '../../../web/kit/fold'
import { MakeForm } from '../../../web/kit/make-form'
import { RowAction } from '../../../web/kit/row-button'
import { Rows } from '../../../web/kit/rows'
import { Card } from '../../../web/ui/card'
import { Choices, Select, Field } from '../../../web/ui/input'
import { ListRow } from '../../../web/ui/lists/list-row'
import { formats, words } from '../../../web/words'
import { NO_RECEIVER, ReceiverFields } from './receiver-fields'

/** The channels of a chat where rounds are announced. */
export function ChannelsCard() {
  const channels = useQuery(queryOf(getChannels))
  const texts = words.webhooks.channels
  return (
    <Card title={texts.title} description={texts.text}>
      <Rows query={channels} otherwise={texts.failed} lines={1} className="mb-4 divide-y divide-line">
        {(channel) => <Row key={channel.id} of={channel} />}
      </Rows>
      <More title={texts.make}>
        <MakeChannel />
      </More>
    </Card>
  )
}

function Row({ of: { id, name, form, host, offAt } }: { of: Channel }) {
  const texts = words.webhooks.channels
  const { remove, removeTitle, off, notRemoved, removeEffect } = words.webhooks.webhooks
  const params = { id }
  return (
    <ListRow
      title={name}
      action={
        <span className="flex flex-wrap justify-end">
          <RowAction
            name={`${texts.test}: ${name}`}
            run={() => call(testChannel, { params })}
            failed={texts.notTested}
          >
            {texts.test}
          </RowAction>
          <RowAction
            name={`${remove}: ${name}`}
            ask={{ title: removeTitle(name), effect: removeEffect }}
            run={() => call(removeChannel, { params })}
            failed={notRemoved}
          >
            {remove}
          </RowAction>
        </span>
      }
    >
      <p className="wrap-anywhere">
        {texts.forms[form]} · <bdi>{host}</bdi>
      </p>
      {offAt && <p className="font-medium">{off.failing(formats().moment(offAt))}</p>}
    </ListRow>
  )
}

function MakeChannel() {
  const texts = words.webhooks.channels
  const form = useForm({ defaultValues: { ...NO_RECEIVER, form: 'slack' as Channel['form'] } })
  return (
    <MakeForm
      form={form}
      run={(body) => call(makeChannel, { body })}
      anew={NO_RECEIVER}
      failed={texts.notMade}
      submit={texts.make}
    >
      <div className="flex flex-wrap gap-4">
        <ReceiverFields label={texts.name} />
        <Field label={texts.form} className="basis-60">
          <Select {...form.register('form')}>
            <Choices of={CHANNEL_FORMS} called={(each) => texts.forms[each]} />
          </Select>
        </Field>
      </div>
    </MakeForm>
  )
}
