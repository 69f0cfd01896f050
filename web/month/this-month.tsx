import { useIsMutating, useQuery } from '@tanstack/react-query'
import type { DomainGroup } from '../../shared/contract/directory'
import { type MonthStep, decideRestored, getRestored } from '../../shared/contract/month'
import {
  generateNewsletter,
  getNewsletters,
  type Newsletter,
  resumeSend,
} from '../../shared/contract/newsletters'
import { getCurrentPairings } from '../../shared/contract/pairings'
import { type CallArgs, call } from '../api/call'
import { queryOf } from '../api/query-client'
import { Loaded } from '../kit/loaded'
import { useAction } from '../kit/use-action'
import { SendDialog } from '../newsletters/send-dialog'
import { sendKey, useSendNewsletter } from '../newsletters/use-send-newsletter'
import { CompletePairing } from '../pairings/current-pairings'
import { GenerateDialog } from '../pairings/generate-dialog'
import { groupName } from '../pairings/pairings.rules'
import { PairAllGroups } from '../pairings/pair-all-groups'
import { PairStranded } from '../pairings/rescue/pair-stranded'
import { Button, LinkButton } from '../ui/button'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { Behind } from './behind'
import { Reach } from './reach'
import { Tray } from './tray'
import { useMonth, useEditor, isOfMonth } from './use-month'
import { useIsManager } from '../sign-in/may'
import { formats, words } from '../words'
import { Play } from 'lucide-react'
import { usePublicSettings } from '../kit/use-public-settings'
import { nextAct } from './run-month.rules'
import { lazyPart } from '../ui/on-demand'
import { RowAction } from '../kit/row-button'
import { Alert } from '../ui/feedback'

/** Where this month's round stands: six cups on a tray, and the one button that takes it on. */
export function ThisMonth({ group }: { group: DomainGroup | undefined }) {
  const isManager = useIsManager()
  const month = useMonth(group)
  const { data } = month
  const { thisMonth: texts } = words.rounds
  const isMonthly = isOfMonth(data)
  return (
    <Card
      data-awaited={month.isPending || undefined}
      title={isMonthly ? texts.title : texts.round.title}
      description={
        data &&
        (group
          ? texts.scope(formats().period(data.period), groupName(data.scope))
          : formats().period(data.period))
      }
      actions={data && !isManager && <RunMonth isMonthly={isMonthly} steps={data.steps} group={group} />}
    >
      {!isManager && <Restored />}
      <Loaded query={month} otherwise={texts.failed} lines={4}>
        {({ steps, meal }) => (
          <Tray
            steps={steps}
            meal={meal}
            isMonthly={isMonthly}
            isStale={month.isPlaceholderData}
            below={below}
          >
            {(step) =>
              step.action ? (
                <StepAction step={step.key} action={step.action} detail={step.detail} group={group} />
              ) : (
                <Behind step={step} />
              )
            }
          </Tray>
        )}
      </Loaded>
    </Card>
  )
}

interface StepActionProps {
  step: MonthStep['key']
  action: NonNullable<MonthStep['action']>
  detail: string
  group: DomainGroup | undefined
}

const below = ({ rounds }: MonthStep) => rounds && <Reach rounds={rounds} />

/** The one button: a dialog where the act asks first, the act itself where it does not. */
function StepAction({ step, action, detail, group }: StepActionProps) {
  const { label } = action
  const [does = ''] = action.call.split('?')
  const completes = action.completes ? { label, detail, unseen: action.unseen } : undefined
  if (step === 'people') return <LinkButton href={action.call.replace('GET ', '')}>{label}</LinkButton>
  if (does.endsWith('/create-pairings')) return <PairAllGroups completes={completes}>{label}</PairAllGroups>
  if (does.includes('/generate-pairing'))
    return (
      <DialogTrigger
        renderDialog={(close) => <GenerateDialog group={group} completes={completes} onClose={close} />}
      >
        <Button>{label}</Button>
      </DialogTrigger>
    )
  if (does.endsWith('/pair-stranded'))
    return <PairStranded label={label} pairingId={action.pairingId ?? ''} />
  if (does.includes('/complete-pairing/'))
    return <Complete label={label} pairingId={action.pairingId ?? ''} />
  if (does.endsWith('/newsletters/generate'))
    return (
      <Create label={label} what={{ domainGroupId: action.domainGroupId, allGroups: action.allGroups }} />
    )
  if (does.endsWith('/send')) return <Send label={label} newsletterId={action.newsletterId ?? ''} />
  if (does.endsWith('/resume')) return <Resume label={label} newsletterId={action.newsletterId ?? ''} />
  return <OpenEditor label={label} newsletterId={action.newsletterId ?? ''} />
}

function Complete({ label, pairingId }: { label: string; pairingId: string }) {
  const active = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } })).data?.pairings
  const pairing = active?.find(({ id }) => id === pairingId)
  return (
    <DialogTrigger renderDialog={(close) => pairing && <CompletePairing pairing={pairing} onClose={close} />}>
      <Button>{label}</Button>
    </DialogTrigger>
  )
}

function Create({ label, what }: { label: string; what: CallArgs<typeof generateNewsletter>['body'] }) {
  const edit = useEditor()
  const { create: texts } = words.rounds.thisMonth
  const create = useAction({
    run: () => call(generateNewsletter, { body: what }),
    done: ({ id, title, pairings: linked }) => {
      // Here, not where it is pressed: by now the month is a step on, and this button is gone.
      edit(id)
      return linked.length > 0
        ? texts.linked(
            title,
            linked.map(({ name }) => name),
          )
        : texts.draft(title)
    },
    failed: texts.failed,
  })
  return (
    <Button does={create} pendingLabel={texts.pending}>
      {label}
    </Button>
  )
}

function OpenEditor({ label, newsletterId }: { label: string; newsletterId: string }) {
  const edit = useEditor()
  return <Button onClick={() => edit(newsletterId)}>{label}</Button>
}

function Resume({ label, newsletterId }: { label: string; newsletterId: string }) {
  const { resume: texts } = words.rounds.thisMonth
  const resume = useAction({
    run: () => call(resumeSend, { params: { id: newsletterId } }),
    done: () => texts.done,
    failed: texts.failed,
  })
  return (
    <Button does={resume} pendingLabel={texts.pending}>
      {label}
    </Button>
  )
}

function Send({ label, newsletterId }: { label: string; newsletterId: string }) {
  const newsletter = useQuery(queryOf(getNewsletters)).data?.find(({ id }) => id === newsletterId)
  return newsletter?.pairingFile ? <SendThis label={label} newsletter={newsletter} /> : null
}

function SendThis({ label, newsletter }: { label: string; newsletter: Newsletter }) {
  const send = useSendNewsletter(newsletter, { from: 'list' })
  // From the press on, here or in the list below, until the step says how far it is.
  const isBegun = useIsMutating({ mutationKey: sendKey(newsletter.id) }) > 0
  return (
    <DialogTrigger
      renderDialog={(close) => <SendDialog newsletter={newsletter} onClose={close} onSend={send.mutate} />}
    >
      <Button pending={isBegun} pendingLabel={words.rounds.thisMonth.sending}>
        {label}
      </Button>
    </DialogTrigger>
  )
}

const RunMonthOverlay = lazyPart(() => import('./run-month'))

interface RunMonthProps {
  /** It is that of a month, and not of a round of a day. */
  isMonthly: boolean
  steps: readonly MonthStep[]
  /** Missing for the whole company. */
  group: DomainGroup | undefined
}

/** Only in an evaluation whose mails stay in the outbox: a month in one go, or what it made. Gone once it is completed. */
function RunMonth({ isMonthly, steps, group }: RunMonthProps) {
  const hasOutbox = usePublicSettings()?.outbox === true
  const { wholeMonth } = words.rounds
  const texts = isMonthly ? wholeMonth : wholeMonth.round
  if (!hasOutbox || steps.at(-1)?.state === 'done') return null
  return (
    <DialogTrigger renderDialog={(close) => <RunMonthOverlay group={group} onClose={close} />}>
      <Button icon={Play} variant="secondary" size="small">
        {nextAct(steps) ? texts.title : texts.made}
      </Button>
    </DialogTrigger>
  )
}

/** What is held since a backup was restored, with what an administrator can do about each. */
function Restored() {
  const { restored, held = [] } = useQuery(queryOf(getRestored)).data ?? {}
  const { restored: texts } = words.rounds.thisMonth
  if (!restored || held.length === 0) return null
  const { moment, digits, itemised } = formats()
  return (
    <Alert tone="warning" className="mb-4" title={texts.title(moment(restored.at), moment(restored.made))}>
      <p>{texts.text}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {held.map(({ what, count, names }) => {
          const text = what === 'round' ? texts.held.round : `${texts.held[what]} (${digits(count)})`
          const labels = { mails: `${texts.send} (${digits(count)})`, round: texts.noRound }
          const label = what === 'mails' || what === 'round' ? labels[what] : texts.turnOn
          return (
            <li key={what} className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 grow basis-60">
                {text}
                {names.length > 0 && <span className="block text-muted">{itemised(names)}</span>}
              </p>
              {[true, false].map((isWanted) => {
                const does = isWanted ? label : texts.leave
                if (what === 'round' && !isWanted) return null
                return (
                  <RowAction
                    key={does}
                    variant={isWanted ? 'primary' : 'secondary'}
                    ask={{ title: does, effect: text }}
                    run={() => call(decideRestored, { body: { what, count, isWanted } })}
                    done={() => texts.done}
                    failed={texts.failed}
                  >
                    {does}
                  </RowAction>
                )
              })}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
