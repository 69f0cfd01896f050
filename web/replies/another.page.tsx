import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { askByLink, getAnother } from '../../shared/contract/mail'
import { call, messageOf } from '../api/call'
import { queryOf, whenFresh } from '../api/query-client'
import { inMeal } from '../kit/words.rules'
import { SignInFrame, TextLink } from '../sign-in/sign-in-frame'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { isolated, words } from '../words'
import { DeadLink } from './mail-link-frame'

/** /another: asks for another match from a mail, for the link's person only, and only when the button is pressed. */
export default function AnotherPage() {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  const link = useQuery({
    ...queryOf(getAnother, { query: { token } }),
    enabled: token !== '',
    gcTime: 0,
  })
  const ask = useMutation({
    mutationFn: () => call(askByLink, { body: { token } }),
    onSettled: whenFresh,
  })
  if (token && link.isPending) return <Loading label={words.visitor.link.looking} />
  if (!link.data) return <DeadLink link={link} toPage="matches" />
  const { firstName, isMonthly, meal, stranding } = ask.data ?? link.data
  const { another, hello } = inMeal(words.visitor.replies, meal)
  const isAsking = stranding?.state === 'stranded'
  return (
    <SignInFrame
      level={isAsking ? 40 : 80}
      title={isAsking ? another.title : isMonthly ? another.over : another.overOfRound}
      description={
        <p aria-live="polite" className="wrap-anywhere">
          {isAsking && firstName && `${hello(isolated(firstName))} `}
          {stranding?.message ?? another.notLooked}
        </p>
      }
      footer={<TextLink href="/matches">{words.shell.titles['/matches']}</TextLink>}
    >
      {ask.isError && (
        <Alert tone="danger" className="mb-5">
          {messageOf(ask.error, another.failed)}
        </Alert>
      )}
      {isAsking && (
        <Button size="large" wide does={ask}>
          {another.ask}
        </Button>
      )}
    </SignInFrame>
  )
}
