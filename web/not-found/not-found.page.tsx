import { useLocation } from 'wouter'
import { LinkButton } from '../ui/button'
import { Mug } from '../ui/mug'
import { sentence, words } from '../words'

/** Any path without a screen: says that there is no such page, and leads on. */
export default function NotFoundPage() {
  const [path] = useLocation()
  const { notFound } = words.shell
  return (
    <div className="flex flex-col items-center py-12 text-center sm:py-20">
      <Mug level={0} className="w-36 rotate-[18deg]" />
      <h1 className="mt-10 text-4xl sm:text-5xl">{notFound.title}</h1>
      <p className="mt-4 max-w-md text-lg text-muted">
        {sentence(notFound.text(<bdi className="break-all font-semibold text-text">{path}</bdi>))}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href="/">{notFound.start}</LinkButton>
        <LinkButton href="/home" variant="secondary">
          {notFound.hub}
        </LinkButton>
      </div>
    </div>
  )
}
