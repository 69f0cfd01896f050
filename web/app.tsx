import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, type ComponentType, useState, Component } from 'react'
import { useLocation } from 'wouter'
import { useProofQuestion } from './api/proof'
import { queryClient } from './api/query-client'
import { useHeldNavigation } from './kit/forms/leave-guard'
import { MemberFrame, VisitorFrame } from './layout/frames'
import { OutageBanner } from './layout/outage-banner'
import { routeOf, titleOf } from './routes'
import { onDemand } from './ui/on-demand'
import { Loading } from './ui/spinner'
import { withWords, words } from './words'
import { type ShownToast, useToast } from './ui/toast'
import { Button, LinkButton } from './ui/button'
import { Mug } from './ui/mug'

const ProofQuestion = onDemand(() =>
  withWords(import('./sign-in/second-factor/proof-question'), 'visitor', 'account'),
)
const LeaveQuestion = onDemand(() => import('./kit/forms/leave-question'))

const frames = { member: MemberFrame, visitor: VisitorFrame, none: Bare }

function Bare({ children }: { children: ReactNode }) {
  return <>{children}</>
}

/** The whole app: the screen of the address in its frame. */
export function App() {
  const [path] = useLocation()
  const route = routeOf(path)
  const Frame = frames[route.frame]
  const { waiting } = useHeldNavigation()
  const proof = useProofQuestion()
  useArrival(path, titleOf(route))
  return (
    <QueryClientProvider client={queryClient}>
      <OutageBanner />
      <Frame>
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>
            <route.Component />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      {proof && <ProofQuestion question={proof} />}
      {waiting && <LeaveQuestion />}
      <Toaster />
    </QueryClientProvider>
  )
}

/** After a navigation: the title names the screen, the page is scrolled to the top, the focus is on its content. */
function useArrival(path: string, title: string): void {
  const last = useRef(path)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (window.location.hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}

/**
 * Rendered once, at the end of the app. The region itself is loaded with the first toast; without Suspense, which would
 * hold that toast back for up to 300 ms after any other part of the page was waited for.
 */
function Toaster() {
  const shown = useToast()
  const [Region, setRegion] = useState<ComponentType<{ shown: ShownToast }> | null>(null)
  const isMissing = Region === null
  useEffect(() => {
    if (!shown || !isMissing) return
    // Without a server it does not load; the next toast tries again.
    import('./ui/toast-region').then(
      (region) => setRegion(() => region.default),
      () => undefined,
    )
  }, [shown, isMissing])
  return shown && Region && <Region shown={shown} />
}

/** When a screen breaks, the rest stays, with a link to go on. */
class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { broken } = words.shell
    return (
      <div role="alert" className="flex flex-col items-center px-4 py-20 text-center">
        <Mug level={0} className="w-24 rotate-12" />
        <h1 className="mt-6 text-3xl">{broken.title}</h1>
        <p className="mt-2 text-muted">{broken.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{broken.again}</Button>
          <LinkButton href="/" variant="secondary">
            {broken.start}
          </LinkButton>
        </div>
      </div>
    )
  }
}
