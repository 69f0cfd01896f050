import { Component, type ReactNode } from 'react'
import { Button, LinkButton } from '../ui/button'
import { EmptyState } from '../ui/feedback'

/** When a screen breaks, the rest stays and there is a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <EmptyState
        level={2}
        title="Something spilled"
        className="py-20"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Load it again</Button>
            <LinkButton href="/" variant="secondary">
              To the start page
            </LinkButton>
          </>
        }
      >
        This page could not be shown. Nothing you saved is lost.
      </EmptyState>
    )
  }
}
