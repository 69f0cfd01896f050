import { LinkButton } from '../ui/button'
import { words } from '../words'
import { ImageGallery } from './image-gallery'

/** 'Image Gallery': pictures for newsletters, hosted so that web mail shows them. */
export default function ImagesTab() {
  return (
    <>
      <div className="mb-4 flex justify-end">
        <LinkButton href="/admin-image-manager" variant="secondary" size="small">
          {words.shell.titles['/admin-image-manager']}
        </LinkButton>
      </div>
      <ImageGallery />
    </>
  )
}
