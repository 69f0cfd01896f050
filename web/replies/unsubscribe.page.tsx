import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { UnsubscribeChoice } from '../../shared/limits'
import { unsubscribe } from '../../shared/contract/mail'
import { call, messageOf } from '../api/call'
import { SignInFrame, TextLink } from '../sign-in/sign-in-frame'
import { Button, LinkButton } from '../ui/button'
import { RadioGroup } from '../ui/choice'
import { Alert } from '../ui/feedback'
import { isolated, words } from '../words'
import { type MailLink, MailLinkFrame } from './mail-link-frame'

/** How full the mug is after a choice. */
const LEVELS: Record<UnsubscribeChoice, number> = {
  stay: 100,
  in: 100,
  not_in: 25,
  skip: 25,
  pause_1: 25,
  pause_3: 25,
  opt_out: 0,
  decline: 0,
}
const CHOICES = ['skip', 'pause_1', 'pause_3', 'opt_out'] as const satisfies UnsubscribeChoice[]

/** /unsubscribe: the ways to leave, from the newsletter; opening the page changes nothing. */
export default function UnsubscribePage() {
  return (
    <MailLinkFrame purpose="unsubscribe">
      {(link, token) => <Leave link={link} token={token} />}
    </MailLinkFrame>
  )
}

function Leave({ link, token }: { link: MailLink; token: string }) {
  const { hello, leave: texts } = words.visitor.replies
  const name = link.firstName && isolated(link.firstName)
  const greeting = name && `${hello(name)} `
  // What was pressed in the mail is chosen already; it still takes a press here, as mail scanners follow links.
  const [search] = useSearchParams()
  const pressed = search.get('choice')
  const isInvited = pressed === 'decline'
  const [isStaying, setIsStaying] = useState(pressed === 'stay')
  const [chosen, setChosen] = useState(CHOICES.find((value) => value === pressed) ?? 'pause_1')
  const isAsked = pressed === 'in'
  const choice = isInvited
    ? 'decline'
    : isAsked
      ? link.saidIn
        ? 'not_in'
        : 'in'
      : isStaying
        ? 'stay'
        : chosen
  const leave = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token }, body: { choice } }),
  })
  const profile = <TextLink href="/profile">{words.shell.titles['/profile']}</TextLink>
  if (leave.isSuccess)
    return (
      <SignInFrame
        level={LEVELS[choice]}
        title={texts.done}
        description={<p aria-live="polite">{leave.data.message}</p>}
        footer={isInvited ? undefined : profile}
      />
    )
  if (link.participationStatus === 'opted_out')
    return <SignInFrame level={0} title={texts.out.title} description={texts.out.text} footer={profile} />
  const failure = leave.isError && <Alert tone="danger">{messageOf(leave.error, texts.failed)}</Alert>
  const press = (text: string) => (
    <Button size="large" wide does={leave}>
      {text}
    </Button>
  )
  if (isInvited)
    return (
      <SignInFrame
        level={20}
        title={texts.invited.title}
        description={
          <p>
            {greeting}
            {texts.invited.text}
          </p>
        }
      >
        <div className="flex flex-col gap-3">
          {failure}
          {press(texts.invited.decline)}
          <LinkButton variant="ghost" wide href="/auth">
            {texts.invited.join}
          </LinkButton>
        </div>
      </SignInFrame>
    )
  if (isAsked) {
    const { isIn, over } = texts.asked
    const said = link.saidIn === null ? over : link.saidIn ? isIn : texts.asked
    return (
      <SignInFrame
        level={link.saidIn ? 100 : 60}
        title={said.title}
        description={
          <p>
            {greeting}
            {said.text}
          </p>
        }
        footer={profile}
      >
        <div className="flex flex-col gap-3">
          {failure}
          {link.saidIn !== null && press(link.saidIn ? isIn.takeBack : texts.asked.in)}
        </div>
      </SignInFrame>
    )
  }
  if (isStaying)
    return (
      <SignInFrame
        level={60}
        title={texts.staying.title}
        description={
          <p>
            {greeting}
            {texts.staying.text}
          </p>
        }
        footer={profile}
      >
        <div className="flex flex-col gap-3">
          {failure}
          {press(texts.staying.stay)}
          <Button variant="ghost" wide onClick={() => setIsStaying(false)}>
            {texts.staying.notNow}
          </Button>
        </div>
      </SignInFrame>
    )
  return (
    <SignInFrame
      level={40}
      title={name ? texts.titleFor(name) : texts.title}
      description={texts.text}
      footer={profile}
    >
      <div className="flex flex-col gap-5">
        {failure}
        <RadioGroup
          legend={texts.legend}
          name="choice"
          value={chosen}
          choices={CHOICES.map((value) => ({ value, ...texts.choices[value] }))}
          onChoose={setChosen}
        />
        <Button size="large" wide does={leave} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </SignInFrame>
  )
}
