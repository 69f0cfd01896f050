import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  changeWebhook,
  type Delivery,
  getDeliveries,
  getWebhooks,
  makeWebhook,
  removeWebhook,
  sendAgain,
  type Webhook,
} from '../contract'
import { EVENTS, type EventType } from '../../../shared/limits'
import { call } from '../../../web/api/call'
import { listOf, queryOf } from '../../../web/api/query-client'
import { More } from '../../../web/kit/fold'
import { MakeForm, ShownOnce } from '../../../web/kit/make-form'
import { RowAction, RowButton } from '../../../web/kit/row-button'
import { Rows } from '../../../web/kit/rows'
import { Card } from '../../../web/ui/card'
import { Checkbox } from '../../../web/ui/choice'
import { Dialog, DialogTrigger } from '../../../web/ui/dialog'
import { ListRow } from '../../../web/ui/lists/list-row'
import { formats, words } from '../../../web/words'
import { ChannelsCard } from './channels-card'
import { CheckList } from '../../../web/kit/forms/check-list'
import { NO_RECEIVER, ReceiverFields } from './receiver-fields'
import { Badge } from '../../../web/ui/badge'

/** A secret, and whose it is. */
interface Secret {
  name: string
  secret: string
}

/** 'Webhooks and channels': the programs that are told what happens, and the channels where rounds are announced. */
export default function WebhooksCard() {
  const hooks = useQuery(queryOf(getWebhooks))
  const texts = words.webhooks.webhooks
  const [shown, setShown] = useState<Secret | null>(null)
  return (
    <>
      <Card title={texts.title} description={texts.text}>
        <Rows query={hooks} otherwise={texts.failed} lines={2} className="mb-4 divide-y divide-line">
          {(hook) => <Hook key={hook.id} of={hook} onSecret={setShown} />}
        </Rows>
        <More title={texts.make}>
          <MakeWebhook onMade={setShown} />
        </More>
        {shown && (
          <ShownOnce
            title={texts.of(shown.name)}
            description={texts.once}
            label={texts.secret}
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
  const texts = words.webhooks.webhooks
  const { id, name, host, events, personal, offAt, offReason, earlierSecretUntil } = hook
  const params = { id }
  const about = (what: string) => `${what}: ${name}`
  const onOff = offAt ? texts.turnOn : texts.turnOff
  return (
    <ListRow
      title={name}
      action={
        <span className="flex flex-wrap justify-end">
          <DialogTrigger renderDialog={(close) => <DeliveriesDialog of={hook} onClose={close} />}>
            <RowButton name={about(texts.log)}>{texts.log}</RowButton>
          </DialogTrigger>
          <RowAction
            name={about(onOff)}
            run={() => call(changeWebhook, { params, body: { isOn: offAt !== null } })}
            done={() => undefined}
            failed={texts.notChanged}
          >
            {onOff}
          </RowAction>
          <RowAction
            name={about(texts.renew)}
            ask={{ title: texts.renewTitle(name), effect: texts.renewEffect }}
            run={() => call(changeWebhook, { params, body: { newSecret: true } })}
            done={({ secret }) => {
              if (secret) onSecret({ name, secret })
              return undefined
            }}
            failed={texts.notChanged}
          >
            {texts.renew}
          </RowAction>
          <RowAction
            name={about(texts.remove)}
            ask={{ title: texts.removeTitle(name), effect: texts.removeEffect }}
            run={() => call(removeWebhook, { params })}
            failed={texts.notRemoved}
          >
            {texts.remove}
          </RowAction>
        </span>
      }
    >
      <p className="wrap-anywhere">
        <bdi>{host}</bdi>
        {personal && ` · ${texts.hasPersonal}`}
      </p>
      <p>{texts.told(events.map((event) => texts.events[event]).join(', '))}</p>
      {offAt && (
        <p className="font-medium">{texts.off[offReason ?? 'administrator'](formats().moment(offAt))}</p>
      )}
      {earlierSecretUntil && <p>{texts.earlier(formats().shortDate(earlierSecretUntil))}</p>}
    </ListRow>
  )
}

const NO_WEBHOOK = { ...NO_RECEIVER, events: [] as EventType[], personal: false }

function MakeWebhook({ onMade }: { onMade: (made: Secret) => void }) {
  const texts = words.webhooks.webhooks
  const form = useForm({ defaultValues: NO_WEBHOOK })
  return (
    <MakeForm
      form={form}
      run={(body) => call(makeWebhook, { body })}
      onMade={onMade}
      anew={NO_WEBHOOK}
      failed={texts.notMade}
      submit={texts.make}
    >
      <div className="flex flex-wrap gap-4">
        <ReceiverFields label={texts.name} />
      </div>
      <CheckList
        legend={texts.what}
        names={EVENTS}
        labels={texts.events}
        field={form.register('events', { validate: ({ length }) => length > 0 || texts.choose })}
        error={form.formState.errors.events?.message}
        className="grid gap-x-4 sm:grid-cols-2"
      />
      <Checkbox label={texts.personal} hint={texts.personalText} {...form.register('personal')} />
    </MakeForm>
  )
}

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const

/** What a webhook was told, and what came back; each can be sent again. */
function DeliveriesDialog({ of: { id, name }, onClose }: { of: Webhook; onClose: () => void }) {
  const texts = words.webhooks.webhooks
  const list = useInfiniteQuery(listOf(getDeliveries, { params: { id }, query: { limit: 20 } }))
  return (
    <Dialog width="wide" title={texts.logOf(name)} onClose={onClose}>
      <Rows query={list} otherwise={texts.logFailed} none={texts.nothing}>
        {(row) => <Row key={row.id} hook={id} of={row} />}
      </Rows>
    </Dialog>
  )
}

function Row({ hook, of }: { hook: string; of: Delivery }) {
  const texts = words.webhooks.webhooks
  const { id: delivery, type, at, state, tries, nextAt, status, milliseconds, problem, response } = of
  const facts = [
    formats().moment(at),
    texts.tries(tries),
    ...(status === null ? [] : [`HTTP ${status}`]),
    ...(milliseconds === null ? [] : [`${milliseconds} ms`]),
    ...(nextAt && tries > 0 ? [texts.next(formats().moment(nextAt))] : []),
  ]
  return (
    <ListRow
      title={texts.events[type]}
      action={
        <RowAction
          name={`${texts.again}: ${texts.events[type]}`}
          run={() => call(sendAgain, { params: { id: hook, delivery } })}
          failed={texts.notSent}
        >
          {texts.again}
        </RowAction>
      }
    >
      <p>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge> {facts.join(' · ')}
      </p>
      {problem && <p>{problem}</p>}
      {response && (
        <pre dir="ltr" className="max-h-32 overflow-auto whitespace-pre-wrap text-sm wrap-anywhere">
          {response}
        </pre>
      )}
    </ListRow>
  )
}
