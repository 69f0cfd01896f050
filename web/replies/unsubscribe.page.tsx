import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { UnsubscribeChoice } from '../../shared/limits'
import { unsubscribe } from '../../shared/contract/mail'
import { isolated } from '../../shared/isolated'
import { call, messageOf } from '../api/call'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { TextLink } from '../sign-in/text-link'
import { Button, LinkButton } from '../ui/button'
import { RadioGroup } from '../ui/choice'
import { Alert } from '../ui/feedback'
import { type MailLink, MailLinkFrame } from './mail-link-frame'

const choices = [
  { value: 'skip', label: 'Skip the next round', hint: 'You are back automatically after it.' },
  { value: 'pause_1', label: 'Pause for 1 month', hint: 'You come back automatically.' },
  { value: 'pause_3', label: 'Pause for 3 months', hint: 'You come back automatically.' },
  { value: 'opt_out', label: 'Opt out', hint: 'No pairings and no newsletters until you reactivate.' },
] as const satisfies { value: UnsubscribeChoice; label: string; hint: string }[]

/** /unsubscribe: the ways to leave, from the newsletter; opening the page changes nothing. */
export default function UnsubscribePage() {
  return (
    <MailLinkFrame purpose="unsubscribe">
      {(link, token) => <Leave link={link} token={token} />}
    </MailLinkFrame>
  )
}

function Leave({ link, token }: { link: MailLink; token: string }) {
  // What was pressed in the mail is chosen already; it still takes a press here, as mail scanners follow links.
  const [search] = useSearchParams()
  const pressed = search.get('choice')
  const isInvited = pressed === 'decline'
  const [isStaying, setIsStaying] = useState(pressed === 'stay')
  const [chosen, setChosen] = useState(choices.find(({ value }) => value === pressed)?.value ?? 'pause_1')
  const choice = isInvited ? 'decline' : isStaying ? 'stay' : chosen
  const leave = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token }, body: { choice } }),
  })
  const profile = <TextLink href="/profile">My Profile</TextLink>
  if (leave.isSuccess)
    return (
      <SignInFrame
        level={choice === 'opt_out' || isInvited ? 0 : choice === 'stay' ? 100 : 25}
        title="Your choice is saved"
        description={<p aria-live="polite">{leave.data.message}</p>}
        footer={isInvited ? undefined : profile}
      />
    )
  if (link.participationStatus === 'opted_out')
    return (
      <SignInFrame
        level={0}
        title="You have opted out"
        description="No pairings and no newsletters until you reactivate, on your own page."
        footer={profile}
      />
    )
  const failure = leave.isError && (
    <Alert tone="danger">{messageOf(leave.error, 'Your choice could not be saved. Please try again.')}</Alert>
  )
  const press = (text: string) => (
    <Button size="large" wide pending={leave.isPending} onClick={() => leave.mutate()}>
      {text}
    </Button>
  )
  if (isInvited)
    return (
      <SignInFrame
        level={20}
        title="Not for you?"
        description={
          <p>
            {link.firstName && <>Hello, {isolated(link.firstName)}. </>}One press, and we do not ask again.
          </p>
        }
      >
        <div className="flex flex-col gap-3">
          {failure}
          {press("Don't Ask Me Again")}
          <LinkButton variant="ghost" wide href="/auth">
            Join instead
          </LinkButton>
        </div>
      </SignInFrame>
    )
  if (isStaying)
    return (
      <SignInFrame
        level={60}
        title="Still fancy a coffee?"
        description={
          <p>{link.firstName && <>Hello, {isolated(link.firstName)}. </>}One press keeps you in.</p>
        }
        footer={profile}
      >
        <div className="flex flex-col gap-3">
          {failure}
          {press('Yes, Keep Me In')}
          <Button variant="ghost" wide onClick={() => setIsStaying(false)}>
            Not for now
          </Button>
        </div>
      </SignInFrame>
    )
  return (
    <SignInFrame
      level={40}
      title={link.firstName ? `Taking a break, ${isolated(link.firstName)}?` : 'Taking a break?'}
      description="Choose what suits you. Nothing happens until you press the button."
      footer={profile}
    >
      <div className="flex flex-col gap-5">
        {failure}
        <RadioGroup
          legend="From now on"
          name="choice"
          value={chosen}
          choices={choices}
          onChoose={setChosen}
        />
        <Button
          size="large"
          wide
          pending={leave.isPending}
          pendingLabel="Saving..."
          onClick={() => leave.mutate()}
        >
          Save My Choice
        </Button>
      </div>
    </SignInFrame>
  )
}
