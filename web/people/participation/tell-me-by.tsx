import { useQuery } from '@tanstack/react-query'
import { getOwnProgrammes } from '../../../shared/contract/participation'
import { updateProfile } from '../../../shared/contract/people'
import type { User } from '../../../shared/contract/sign-in'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useAction } from '../../kit/use-action'
import { usePublicSettings } from '../../kit/use-public-settings'
import { deliveryMethods } from '../../plugins'
import { setCurrentUser } from '../../sign-in/use-current-user'
import { Card } from '../../ui/card'
import { Choices, Select, Field } from '../../ui/input'
import { formats, words } from '../../words'

/** By what somebody wants to be told, once a chat is set up. */
export function TellMeBy({ user }: { user: User }) {
  const chats = usePublicSettings()?.chats
  return chats?.length ? <Choice user={user} chats={chats} /> : null
}

function Choice({ user, chats }: { user: User; chats: string[] }) {
  const { title, label, hint, company, programmes, mail, both, changed, notChanged } =
    words.member.profile.tellBy
  const offered = deliveryMethods.filter(({ way }) => chats.includes(way))
  const choices = new Map([
    ['mail', mail],
    ...offered.map((chat) => [chat.way, chat.title] as const),
    ['both', both(formats().listed(offered.map(({ title: called }) => called)))],
  ])
  const called = (one: string) => choices.get(one) ?? one
  const { data = [] } = useQuery(queryOf(getOwnProgrammes))
  const [first, ...others] = new Set(data.map(({ tellBy }) => tellBy))
  const change = useAction({
    run: (tellBy: User['tellBy']) => call(updateProfile, { body: { tellBy } }),
    done: (saved) => {
      setCurrentUser(saved)
      return changed
    },
    failed: notChanged,
  })
  return (
    <Card title={title}>
      <Field label={label} hint={hint}>
        <Select
          value={user.tellBy ?? ''}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.value || null)}
        >
          <option value="">{first && others.length === 0 ? company(called(first)) : programmes}</option>
          <Choices of={[...choices.keys()]} called={called} />
        </Select>
      </Field>
    </Card>
  )
}
