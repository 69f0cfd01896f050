import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { getTestPeople, simpleAuth } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { takeGoing } from '../api/going'
import { queryOf } from '../api/query-client'
import { fullName } from '../../shared/person-name'
import type { ResponseOf } from '../../shared/endpoint'
import type { TEST_STATES } from '../../shared/limits'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { beginSession } from './begin-session'
import { EmailForm } from './email-form'
import { SignInFrame } from './sign-in-frame'
import { pathWithin } from './sign-in.rules'
import { TextLink } from './text-link'
import { usePublicSettings } from './use-public-settings'

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
  const off = settings?.testAccess === false
  return (
    <SignInFrame
      title="Quick Test Access"
      description={
        people?.length === 0
          ? 'For trying Cup of Joe out: there is no sample company here, so enter an address of the whitelist.'
          : `For trying Cup of Joe out: enter an address of the sample company${people?.[0] ? `, such as ${people[0].email},` : ''} and look around.`
      }
      footer={<TextLink href="/auth">Use Magic Link Instead</TextLink>}
    >
      {off && !enter.isError && (
        <Alert tone="info" className="mb-5">
          Test access is turned off. Please use a magic link.
        </Alert>
      )}
      <EmailForm
        submit="Go to Profile"
        pendingLabel="Opening..."
        pending={enter.isPending}
        failure={enter.isError ? messageOf(enter.error, 'Authentication failed') : null}
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

const STATES: Record<(typeof TEST_STATES)[number], string> = {
  active: 'active',
  paused: 'paused',
  'left-out': 'left out last month',
  'on-leave': 'on leave',
  'not-set-up': 'not set up',
  'opted-out': 'opted out',
}

interface TestPeopleProps {
  people: ResponseOf<typeof getTestPeople>['people']
  pending: string | null
  onChoose: (email: string) => void
}

/** People of the sample company, to be pressed. */
function TestPeople({ people, pending, onChoose }: TestPeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="test-people" className="mt-7 border-line border-t pt-5">
      <h2 id="test-people" className="text-xl">
        Or sign in as
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {people.map(({ state, email, ...name }) => (
          <li key={email}>
            <Button variant="secondary" wide pending={pending === email} onClick={() => onChoose(email)}>
              {fullName(name)}, {STATES[state]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
