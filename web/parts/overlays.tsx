import { useState } from 'react'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ConfirmDialog, Dialog, Overlay } from '../ui/dialog'
import { toast } from '../ui/toast'
import { Exhibit, Row } from './exhibit'

const tones = ['neutral', 'success', 'warning', 'danger'] as const
const shows = (what: string) => `Shows the ${what}`

/** What lies over the page. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'overlay' | null>(null)
  const props = (what: typeof open) => ({
    open: open === what,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? what : null),
  })
  return (
    <>
      <Exhibit name="Dialogs">
        <Row>
          {(['dialog', 'question', 'overlay'] as const).map((what) => (
            <Button key={what} variant="secondary" onClick={() => setOpen(what)}>
              {shows(what)}
            </Button>
          ))}
        </Row>
        <Dialog
          {...props('dialog')}
          title="A dialog"
          description="What it is about."
          footer={<Button onClick={() => setOpen(null)}>Save</Button>}
        >
          <p>What there is to do.</p>
        </Dialog>
        <ConfirmDialog
          {...props('question')}
          title="Delete “Design”?"
          effect="Its 14 people move to Other. This can't be undone."
          confirm="Delete"
          onConfirm={() => undefined}
        />
        <Overlay
          {...props('overlay')}
          title="Long work"
          meta={<Badge tone="warning">Draft</Badge>}
          actions={<Button size="small">Save</Button>}
        >
          <p>An editor, or a preview.</p>
        </Overlay>
      </Exhibit>
      <Exhibit name="Toast">
        <Row>
          {tones.map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              onClick={() =>
                toast({
                  tone,
                  title: `Tone: ${tone}`,
                  description: 'What was done.',
                  action: { label: 'Undo', run: () => undefined },
                })
              }
            >
              {shows(`${tone} toast`)}
            </Button>
          ))}
        </Row>
      </Exhibit>
    </>
  )
}
