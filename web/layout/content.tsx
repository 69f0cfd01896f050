import type { ReactNode } from 'react'

/** The main part of a page: one column of a readable width, and the place the focus comes to after a navigation. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-6xl px-4 py-8 outline-none sm:px-6 sm:py-10"
    >
      {children}
    </main>
  )
}
