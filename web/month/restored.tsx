import { useQuery } from '@tanstack/react-query'
import { decideRestored, getRestored } from '../../shared/contract/month'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { RowAction } from '../kit/row-button'
import { Alert } from '../ui/feedback'
import { formats, words } from '../words'

/** What is held since a backup was restored, with what an administrator can do about each. */
export function Restored() {
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
