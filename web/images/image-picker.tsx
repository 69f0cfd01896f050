import { useQuery } from '@tanstack/react-query'
import { getImages } from '../../shared/contract/images'
import { Loaded } from '../kit/loaded'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Dialog } from '../ui/dialog'
import { EmptyState } from '../ui/feedback'
import { words } from '../words'
import { sizeTones } from './image-card'

interface ImagePickerProps {
  onPick: (publicUrl: string) => void
  onClose: () => void
}

/** The gallery, to choose one image from. */
export default function ImagePicker({ onPick, onClose }: ImagePickerProps) {
  const { failed, picker, sizes } = words.tools.images
  const images = useQuery({
    ...queryOf(getImages),
    select: (all) => all.filter(({ source }) => source !== 'attached-assets-available'),
  })
  return (
    <Dialog onClose={onClose} width="wide" title={picker.title}>
      <Loaded query={images} otherwise={failed} lines={4}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={picker.none.title}>{picker.none.text}</EmptyState>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {found.map(({ filename, title, url, publicUrl, compatibility }) => (
                <li key={filename}>
                  <button
                    type="button"
                    aria-label={picker.choose(title)}
                    onClick={() => onPick(publicUrl)}
                    className="flex w-full flex-col overflow-hidden rounded-card border border-line text-start transition-colors hover:border-primary"
                  >
                    <img src={url} alt="" loading="lazy" className="h-28 w-full bg-sunken object-contain" />
                    <span className="flex flex-col items-start gap-1 p-2.5">
                      <span className="w-full truncate font-semibold text-sm">{title}</span>
                      <Badge tone={sizeTones[compatibility]}>{sizes[compatibility]}</Badge>
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
