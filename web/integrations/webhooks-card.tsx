import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  changeWebhook,
  EVENTS,
  type EventType,
  getWebhooks,
  makeWebhook,
  removeWebhook,
  type Webhook,
} from '../../shared/contract/integrations'
import type { BodyOf } from '../../shared/endpoint'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { RowButton } from '../kit/row-button'
import { ShownOnce } from '../kit/shown-once'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Checkbox } from '../ui/choice'
import { ConfirmTrigger, DialogTrigger } from '../ui/dialog'
import { ListRow } from '../ui/lists/list-row'
import { formats, words } from '../words'
import { ChannelsCard } from './channels-card'
import { CheckList } from './check-list'
import { DeliveriesDialog } from './deliveries-dialog'
import { MadeList } from './made-list'
import { isWhole, NO_RECEIVER, ReceiverFields } from './receiver-fields'

/** A secret, and whose it is. */
interface Secret {
  name: string
  secret: string
}

/** 'Webhooks and channels': the programs that are told what happens, and the channels where rounds are announced. */
export default function WebhooksCard() {
  const hooks = useQuery(queryOf(getWebhooks))
  const said = words.tools.webhooks
  const [shown, setShown] = useState<Secret | null>(null)
  return (
    <>
      <Card title={said.title} description={said.text}>
        <MadeList query={hooks} failure={said.failed} lines={2}>
          {(hook) => <Hook key={hook.id} of={hook} onSecret={setShown} />}
        </MadeList>
        <MakeWebhook onMade={setShown} />
        {shown && (
          <ShownOnce
            title={said.of(shown.name)}
            description={said.once}
            label={said.secret}
            secret={shown.secret}
            onClose={() => setShown(null)}
          />
        )}
      </Card>
      <ChannelsCard />
    </>
  )
}

/** One webhook, with what can be done about it. */
function Hook({ of: hook, onSecret }: { of: Webhook; onSecret: (made: Secret) => void }) {
  const said = words.tools.webhooks
  const { id, name, host, events, personal, offAt, offReason, earlierSecretUntil } = hook
  const change = useAction({
    run: (body: BodyOf<typeof changeWebhook>) => call(changeWebhook, { params: { id }, body }),
    done: ({ secret }) => {
      if (secret) onSecret({ name, secret })
      return undefined
    },
    failed: said.notChanged,
  })
  const remove = useAction({
    run: () => call(removeWebhook, { params: { id } }),
    failed: said.notRemoved,
  })
  const about = (what: string) => `${what}: ${name}`
  return (
    <ListRow
      title={name}
      action={
        <span className="flex flex-wrap justify-end">
          <DialogTrigger renderDialog={(close) => <DeliveriesDialog of={hook} onClose={close} />}>
            <RowButton name={about(said.log)}>{said.log}</RowButton>
          </DialogTrigger>
          <RowButton
            name={about(offAt ? said.turnOn : said.turnOff)}
            pending={change.isPending}
            onClick={() => void change.settle({ isOn: offAt !== null })}
          >
            {offAt ? said.turnOn : said.turnOff}
          </RowButton>
          <ConfirmTrigger
            title={said.renewTitle(name)}
            effect={said.renewEffect}
            confirm={said.renew}
            onConfirm={() => change.settle({ newSecret: true })}
          >
            <RowButton name={about(said.renew)}>{said.renew}</RowButton>
          </ConfirmTrigger>
          <ConfirmTrigger
            title={said.removeTitle(name)}
            effect={said.removeEffect}
            confirm={said.remove}
            onConfirm={() => remove.settle(undefined)}
          >
            <RowButton name={about(said.remove)}>{said.remove}</RowButton>
          </ConfirmTrigger>
        </span>
      }
    >
      <p className="wrap-anywhere">
        <bdi>{host}</bdi>
        {personal && ` · ${said.hasPersonal}`}
      </p>
      <p>{said.told(events.map((event) => said.events[event]).join(', '))}</p>
      {offAt && (
        <p className="font-medium">{said.off[offReason ?? 'administrator'](formats().moment(offAt))}</p>
      )}
      {earlierSecretUntil && <p>{said.earlier(formats().shortDate(earlierSecretUntil))}</p>}
    </ListRow>
  )
}

function MakeWebhook({ onMade }: { onMade: (made: Secret) => void }) {
  const said = words.tools.webhooks
  const [receiver, setReceiver] = useState(NO_RECEIVER)
  const [events, setEvents] = useState<EventType[]>([])
  const [personal, setPersonal] = useState(false)
  const [isTried, setTried] = useState(false)
  const make = useAction({
    run: () => call(makeWebhook, { body: { ...receiver, events, personal } }),
    done: (made) => {
      onMade(made)
      setReceiver(NO_RECEIVER)
      setEvents([])
      setPersonal(false)
      setTried(false)
      return undefined
    },
    failed: said.notMade,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!make.isPending && isWhole(receiver) && events.length > 0) void make.settle(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <ReceiverFields label={said.name} value={receiver} onChange={setReceiver} isTried={isTried} />
      </div>
      <CheckList
        legend={said.what}
        names={EVENTS}
        labels={said.events}
        chosen={events}
        onChange={setEvents}
        error={isTried && events.length === 0 ? said.choose : undefined}
        className="grid gap-x-4 sm:grid-cols-2"
      />
      <Checkbox
        label={said.personal}
        hint={said.personalText}
        checked={personal}
        onChange={({ target }) => setPersonal(target.checked)}
      />
      <Button type="submit" className="self-start" pending={make.isPending}>
        {said.make}
      </Button>
    </form>
  )
}
