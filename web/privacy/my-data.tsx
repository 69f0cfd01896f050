import { Download, FileText, UserX } from 'lucide-react'
import { getMyData, getMyDataPage } from '../../shared/contract/my-data'
import { Button, LinkButton } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { words } from '../words'
import { DeleteAccount } from './delete-account'

/** What is kept about the person, as a file or a page, and the way to delete it. */
export function MyData() {
  const { privacy } = words.member
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        icon={Download}
        variant="secondary"
        href={getMyData.path}
        download="cup-of-joe-my-data.json"
      >
        {privacy.download}
      </LinkButton>
      <LinkButton
        icon={FileText}
        variant="secondary"
        href={getMyDataPage.path}
        target="_blank"
        rel="noopener"
      >
        {privacy.read}
      </LinkButton>
      <DialogTrigger renderDialog={(close) => <DeleteAccount onClose={close} />}>
        <Button icon={UserX} variant="ghost">
          {privacy.deletion.action}
        </Button>
      </DialogTrigger>
    </div>
  )
}
