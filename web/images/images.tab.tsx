import { ImageGallery } from './image-gallery'

/** 'Image Gallery': pictures for newsletters, hosted so that web mail shows them. */
export default function ImagesTab() {
  return <ImageGallery />
}
