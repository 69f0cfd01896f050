import { useLocation } from 'wouter'
import { LinkButton } from '../ui/button'
import { Mug } from '../ui/mug'

/** Any path without a screen: says that there is no such page, and leads on. */
export default function NotFoundPage() {
  const [path] = useLocation()
  return (
    <div className="flex flex-col items-center py-12 text-center sm:py-20">
      <Mug level={0} className="w-36 rotate-[18deg]" />
      <h1 className="mt-10 text-4xl sm:text-5xl">This cup is empty</h1>
      <p className="mt-4 max-w-md text-lg text-muted">
        There is no page at <span className="break-all font-semibold text-text">{path}</span>. It may have
        moved, or the address has a typo.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href="/">To the start page</LinkButton>
        <LinkButton href="/home" variant="secondary">
          Your Coffee Chat Hub
        </LinkButton>
      </div>
    </div>
  )
}
