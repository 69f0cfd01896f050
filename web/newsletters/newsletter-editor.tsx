import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getNewsletters } from '../../shared/contract/newsletters'
import { queryOf } from '../api/query-client'
import { toast } from '../ui/toast'
import { words } from '../words'
import { EditorOverlay } from './editor-overlay'

interface NewsletterEditorProps {
  id: string
  onClose: () => void
}

/** The editor of one newsletter, above the dashboard. Once open it stays open, even when the newsletter leaves the list by being sent. */
export default function NewsletterEditor({ id, onClose }: NewsletterEditorProps) {
  const { data, isFetching } = useQuery({
    ...queryOf(getNewsletters),
    refetchOnWindowFocus: true,
  })
  const found = data?.find((newsletter) => newsletter.id === id)
  const [opened, setOpened] = useState(found)
  if (!opened && found) setOpened(found)
  const isMissing = !opened && data !== undefined && !found && !isFetching
  useEffect(() => {
    if (!isMissing) return
    const { title, text } = words.newsletters.editor.gone
    toast({ title, description: text, tone: 'warning' })
    onClose()
  }, [isMissing, onClose])
  return opened ? <EditorOverlay initial={opened} latest={found} onClose={onClose} /> : null
}
