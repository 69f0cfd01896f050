import { usePublicSettings } from '../sign-in/use-public-settings'
import { Logo } from '../ui/mug'

const linkLook =
  'inline-flex min-h-11 items-center rounded-control px-2 text-muted underline-offset-4 hover:text-text hover:underline'

/** The end of the front page. */
export function Footer() {
  const settings = usePublicSettings()
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-8 sm:px-6">
        <Logo />
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap gap-x-4">
          <a href="#how-it-works" className={linkLook}>
            Help Center
          </a>
          <a href={settings ? `mailto:${settings.contactEmail}` : '#get-started-title'} className={linkLook}>
            Contact Us
          </a>
        </nav>
      </div>
    </footer>
  )
}
