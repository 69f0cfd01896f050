import type { ReactNode } from 'react'

/** A tab of the demo: what it is about at one side, how it looks at the other. */
export function Split({
  title,
  children,
  sample,
}: {
  title: string
  children: ReactNode
  sample: ReactNode
}) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
      <div className="lg:pt-4">
        <h2 className="text-3xl">{title}</h2>
        <div className="mt-3 flex flex-col gap-3 text-lg text-muted">{children}</div>
      </div>
      <div className="min-w-0">{sample}</div>
    </div>
  )
}
