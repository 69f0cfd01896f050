import { Card } from '../ui/card'
import { Mug } from '../ui/mug'

/** Shown for a moment after the first-time form. */
export function Welcome({ name }: { name: string }) {
  return (
    <Card className="rise-in mx-auto mt-8 flex max-w-md flex-col items-center py-12 text-center">
      <Mug level={100} steam bubbles className="w-28" />
      <h1 className="mt-6 wrap-anywhere text-3xl">
        Welcome, <bdi>{name}</bdi>
      </h1>
      <p className="mt-2 text-muted" aria-live="polite">
        Your profile is all set up! Time to start making new connections!
      </p>
    </Card>
  )
}
