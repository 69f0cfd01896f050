import type { ReactNode } from 'react'
import { Card, CardHeader } from '../ui/card'

/** One part of the look: its name, and what it looks like in each of its states. */
export function Exhibit({ name, children }: { name: string; children: ReactNode }) {
  const id = `part-${name.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={name} />
      <div className="flex flex-col gap-4">{children}</div>
    </Card>
  )
}

/** States beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
