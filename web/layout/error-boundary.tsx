import { Component, type ReactNode } from 'react'
import { Button, LinkButton } from '../ui/button'
import { Mug } from '../ui/mug'
import { words } from '../words'

/** When a screen breaks, the rest stays, with a link to go on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
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
