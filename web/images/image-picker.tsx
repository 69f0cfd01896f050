import { useQuery } from '@tanstack/react-query'
import { getImages } from '../../shared/contract/images'
import { Loaded } from '../kit/loaded'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Dialog } from '../ui/dialog'
import { EmptyState } from '../ui/feedback'
import { sizeBadges } from './images.rules'

interface ImagePickerProps {
  onPick: (publicUrl: string) => void
  onClose: () => void
}

/** The gallery, to choose one image from. */
export default function ImagePicker({ onPick, onClose }: ImagePickerProps) {
  const images = useQuery({
    ...queryOf(getImages),
    select: (all) => all.filter(({ source }) => source !== 'attached-assets-available'),
  })
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} width="wide" title="Choose from the gallery">
      <Loaded query={images} otherwise="The images could not be loaded." lines={4}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title="The gallery is empty">
              Upload an image, or copy one of ours, under Image Gallery.
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {found.map(({ filename, title, url, publicUrl, compatibility }) => (
                <li key={filename}>
                  <button
                    type="button"
                    aria-label={`Choose ${title}`}
                    onClick={() => onPick(publicUrl)}
                    className="flex w-full flex-col overflow-hidden rounded-card border border-line text-left transition-colors hover:border-primary"
                  >
                    <img src={url} alt="" loading="lazy" className="h-28 w-full bg-sunken object-contain" />
                    <span className="flex flex-col items-start gap-1 p-2.5">
                      <span className="w-full truncate font-semibold text-sm">{title}</span>
                      <Badge tone={sizeBadges[compatibility].tone}>{sizeBadges[compatibility].label}</Badge>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
