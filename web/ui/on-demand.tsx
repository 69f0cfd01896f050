import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A file of this page is gone, as after a deployment: shows the question of index.html whether to reload. A page that reloaded
 * by itself would lose what was typed, and could go on for ever. Returns false while the server is away: then a reload would
 * only lose the page.
 */
export async function askToReload(): Promise<boolean> {
  const isThere = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  const question = document.getElementById('new-version')
  if (isThere && question) question.hidden = false
  return isThere
}

/** A part whose file is loaded when it is first shown. If the file is gone, `Missing` is in its place. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: () => ReactNode = () => null,
) =>
  lazy(() =>
    load().catch(async (error: unknown): Promise<{ default: ComponentType<Props> }> => {
      if (await askToReload()) return { default: Missing }
      throw error
    }),
  )

/** A part that is loaded when it is first shown; until then nothing is seen of it. */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part: ComponentType<Props> = lazyPart(load)
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
