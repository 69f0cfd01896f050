import type { ReactNode } from 'react'
import { TAKEN_OUT, type TakenOut } from '../../../shared/limits'
import type { ImportPreview } from '../../../shared/contract/imports'
import { Select, Field } from '../../ui/input'
import { formats, isolated, words } from '../../words'

/** How many addresses are named. */
const NAMED = 8

interface LeaversProps {
  leavers: ImportPreview['leavers']
  takeOut: readonly TakenOut[]
  onChoose: (takeOut: TakenOut[]) => void
  /** What taking them out ends. */
  children?: ReactNode
}

/** People that the file says leave, and people missing from it: kept unless somebody chooses to take them out. */
export function Leavers({ leavers, takeOut, onChoose, children }: LeaversProps) {
  const texts = words.people.import.found.leavers
  const those = TAKEN_OUT.filter((one) => leavers[one].total > 0)
  if (those.length === 0) return null
  return (
    <section aria-labelledby="import-leavers" className="flex flex-col gap-4">
      <h3 id="import-leavers" className="text-lg">
        {texts.title}
      </h3>
      {those.map((one) => {
        const { total, emails } = leavers[one]
        const named = formats().itemised(emails.slice(0, NAMED).map(isolated))
        return (
          <Field
            key={one}
            label={texts[one](total)}
            hint={total > NAMED ? texts.more(named, total - NAMED) : named}
          >
            <Select
              value={takeOut.includes(one) ? 'out' : 'keep'}
              onChange={({ target }) =>
                onChoose([
                  ...takeOut.filter((other) => other !== one),
                  ...(target.value === 'out' ? [one] : []),
                ])
              }
            >
              <option value="keep">{texts.keep}</option>
              <option value="out">{texts.out}</option>
            </Select>
          </Field>
        )
      })}
      {takeOut.length > 0 && <p className="text-muted text-sm">{texts.effect}</p>}
      {children}
    </section>
  )
}
