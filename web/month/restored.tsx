import { useQuery } from '@tanstack/react-query'
import { decideRestored, getRestored } from '../../shared/contract/month'
import { call, type CallArgs } from '../api/call'
import { queryOf } from '../api/query-client'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { ConfirmTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { formats, words } from '../words'

type Decision = CallArgs<typeof decideRestored>['body']

/** What is held since a backup was restored, with what an administrator can do about each. */
export function Restored() {
  const { restored, held = [] } = useQuery(queryOf(getRestored)).data ?? {}
  const { restored: texts } = words.rounds.thisMonth
  const decide = useAction({
    run: (body: Decision) => call(decideRestored, { body }),
    done: () => texts.done,
    failed: texts.failed,
  })
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
              <ConfirmTrigger
                title={label}
                effect={text}
                confirm={label}
                onConfirm={() => decide.settle({ what, count, isWanted: true })}
              >
                <Button size="small">{label}</Button>
              </ConfirmTrigger>
              {what !== 'round' && (
                <ConfirmTrigger
                  title={texts.leave}
                  effect={text}
                  confirm={texts.leave}
                  onConfirm={() => decide.settle({ what, count, isWanted: false })}
                >
                  <Button size="small" variant="secondary">
                    {texts.leave}
                  </Button>
                </ConfirmTrigger>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
