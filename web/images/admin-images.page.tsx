import { AdminOnly } from '../sign-in/admin-only'
import { PageHeader } from '../layout/page-header'
import { LinkButton } from '../ui/button'
import { words } from '../words'
import { ImageGallery } from './image-gallery'

/** /admin/images: the gallery on a page of its own. */
export default function AdminImagesPage() {
  return (
    <AdminOnly>
      <PageHeader
        title={words.shell.titles['/admin/images']}
        actions={
          <LinkButton href="/admin-image-manager" variant="secondary">
            {words.tools.images.checkSizes}
          </LinkButton>
        }
      />
      <ImageGallery />
    </AdminOnly>
  )
}
