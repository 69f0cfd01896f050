import { type ComponentType, lazy, Suspense } from 'react'

/** A part that is loaded when it is first shown; until then nothing is seen of it. */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part: ComponentType<Props> = lazy(load)
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
