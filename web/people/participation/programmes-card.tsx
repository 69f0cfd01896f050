import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfile } from '../../../shared/contract/people'
import { getOwnProgrammes, takePart } from '../../../shared/contract/participation'
import type { User } from '../../../shared/contract/sign-in'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { MOST_CAP } from '../../../shared/limits'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useAction } from '../../kit/use-action'
import { setCurrentUser } from '../../sign-in/use-current-user'
import { Button } from '../../ui/button'
import { ColourDot } from '../../ui/badge'
import { Card } from '../../ui/card'
import { Choices, Select, Field } from '../../ui/input'
import { formats, words } from '../../words'
import { dayOf, monthsLater } from './participation.rules'
import { upTo } from '../../kit/offered'

type OwnProgramme = ResponseOf<typeof getOwnProgrammes>[number]

/** Each programme that is for the person, once there are two, and how many coffees a month they want over all of them. */
export function ProgrammesCard({ user }: { user: User }) {
  const { data } = useQuery(queryOf(getOwnProgrammes))
  if (!data || data.length < 2) return null
  return (
    <Card title={words.member.programmes.title}>
      <ul className="flex flex-col">
        {data.map((programme) => (
          <li key={programme.id} className="border-line border-b py-4 first:pt-0">
            <ProgrammeRow programme={programme} />
          </li>
        ))}
      </ul>
      <Cap user={user} />
    </Card>
  )
}

function ProgrammeRow({ programme }: { programme: OwnProgramme }) {
  const { id, name, description, colour, cadence, in: isIn, until, skipsNext, capReached, next } = programme
  const texts = words.member.programmes
  const [today] = useState(() => dayOf(new Date()))
  const change = useAction({
    run: (body: BodyOf<typeof takePart>) => call(takePart, { params: { id }, body }),
    done: () => texts.changed,
    failed: texts.notChanged,
  })
  const button = (label: string, body: BodyOf<typeof takePart>) => (
    <Button variant="secondary" size="small" pending={change.isPending} onClick={() => change.mutate(body)}>
      {label}
    </Button>
  )
  const rhythm =
    cadence.kind === 'weeks' ? texts.cadence.weeks(cadence.every ?? 1) : texts.cadence[cadence.kind]
  const standing = isIn
    ? (skipsNext && texts.sitsOut) || (capReached !== null && words.rules.standing.atCap(capReached))
    : until
      ? texts.backOn(formats().day(until))
      : texts.isOut
  return (
    <>
      <h3 className="flex items-center gap-2 font-semibold">
        <ColourDot color={colour} />
        <bdi className="wrap-anywhere">{name}</bdi>
      </h3>
      {description && <p className="wrap-anywhere text-muted text-sm">{description}</p>}
      <p className="text-muted text-sm">
        {[rhythm, next && texts.next(formats().shortDate(next))].filter(Boolean).join(' · ')}
      </p>
      {standing && <p className="mt-1 text-sm">{standing}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {isIn ? (
          <>
            {button(skipsNext ? texts.takePart : texts.skip, { in: true, skipNext: !skipsNext })}
            {button(texts.pause, { in: false, until: monthsLater(today, 1) })}
            {button(texts.leave, { in: false })}
          </>
        ) : (
          button(texts.join, { in: true })
        )}
      </div>
    </>
  )
}

/** How many coffees a month somebody wants at most. */
function Cap({ user }: { user: User }) {
  const { cap, changed, notChanged } = words.member.programmes
  const change = useAction({
    run: (monthlyCap: number | null) => call(updateProfile, { body: { monthlyCap } }),
    done: (saved) => {
      setCurrentUser(saved)
      return changed
    },
    failed: notChanged,
  })
  return (
    <div className="pt-4">
      <Field label={cap.label} hint={cap.hint}>
        <Select
          value={user.monthlyCap ?? ''}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(Number(target.value) || null)}
        >
          <option value="">{cap.none}</option>
          <Choices of={upTo({ most: MOST_CAP })} called={cap.most} />
        </Select>
      </Field>
    </div>
  )
}
