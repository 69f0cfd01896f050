import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { getTestPeople, simpleAuth } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { takeGoing } from '../api/going'
import { queryOf } from '../api/query-client'
import { fullName } from '../../shared/person-name'
import type { ResponseOf } from '../../shared/endpoint'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { beginSession } from './use-current-user'
import { EmailForm } from './email-form'
import { SignInFrame, TextLink } from './sign-in-frame'
import { pathWithin } from './sign-in.rules'
import { usePublicSettings } from '../kit/use-public-settings'
import { words } from '../words'

/** /simple-auth: test access, where it is turned on; sample people are let in by their address alone. */
export default function SimpleAuthPage() {
  const [, navigate] = useLocation()
  const settings = usePublicSettings()
  const enter = useMutation({
    mutationFn: async (email: string) => {
      const answer = await call(simpleAuth, { body: { email } })
      const path = pathWithin(answer.redirectTo, '/profile')
      if (path !== '/auth/code') await beginSession()
      return { path: path === '/profile' ? takeGoing(path) : path, email, notice: answer.message }
    },
    onSuccess: ({ path, email, notice }) => navigate(path, { state: { email, notice, sentAt: Date.now() } }),
  })
  const people = useQuery(queryOf(getTestPeople)).data?.people
  const { test } = words.visitor
  const off = settings?.testAccess === false
  return (
    <SignInFrame
      title={words.shell.titles['/simple-auth']}
      description={people?.length === 0 ? test.noPeople : test.text(people?.[0]?.email)}
      footer={<TextLink href="/auth">{words.visitor.auth.byLink}</TextLink>}
    >
      {off && !enter.isError && (
        <Alert tone="info" className="mb-5">
          {test.off}
        </Alert>
      )}
      <EmailForm
        submit={test.enter}
        pendingLabel={test.entering}
        pending={enter.isPending}
        failure={enter.isError ? messageOf(enter.error, test.failed) : null}
        onSubmit={(email) => enter.mutate(email)}
      />
      <TestPeople
        people={people ?? []}
        pending={enter.isPending ? enter.variables : null}
        onChoose={(email) => enter.mutate(email)}
      />
    </SignInFrame>
  )
}

interface TestPeopleProps {
  people: ResponseOf<typeof getTestPeople>['people']
  pending: string | null
  onChoose: (email: string) => void
}

/** People of the sample company, to be pressed. */
function TestPeople({ people, pending, onChoose }: TestPeopleProps) {
  if (people.length === 0) return null
  const { test } = words.visitor
  return (
    <section aria-labelledby="test-people" className="mt-7 border-line border-t pt-5">
      <h2 id="test-people" className="text-xl">
        {test.signInAs}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {people.map(({ state, email, ...name }) => (
          <li key={email}>
            <Button variant="secondary" wide pending={pending === email} onClick={() => onChoose(email)}>
              {test.person(fullName(name), test.states[state])}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
