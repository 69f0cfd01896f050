import { AdminOnly } from '../sign-in/admin-only'
import { PageHeader } from '../layout/page-header'
import { LinkButton } from '../ui/button'
import { ImageGallery } from './image-gallery'

/** /admin/images: the gallery on a page of its own. */
export default function AdminImagesPage() {
  return (
    <AdminOnly>
      <PageHeader
        title="Image Gallery"
        actions={
          <LinkButton href="/admin-image-manager" variant="secondary">
            Check sizes for email
          </LinkButton>
        }
      />
      <ImageGallery />
    </AdminOnly>
  )
}
