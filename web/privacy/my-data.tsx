import { Download, FileText, UserX } from 'lucide-react'
import { getMyData, getMyDataPage } from '../../shared/contract/my-data'
import { Button, LinkButton } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { DeleteAccount } from './delete-account'

/** What is kept about the person, as a file or a page, and the way to delete it. */
export function MyData() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        icon={Download}
        variant="secondary"
        href={getMyData.path}
        download="cup-of-joe-my-data.json"
      >
        Download My Data
      </LinkButton>
      <LinkButton
        icon={FileText}
        variant="secondary"
        href={getMyDataPage.path}
        target="_blank"
        rel="noopener"
      >
        Read My Data
      </LinkButton>
      <DialogTrigger renderDialog={(close) => <DeleteAccount onClose={close} />}>
        <Button icon={UserX} variant="ghost">
          Delete My Account
        </Button>
      </DialogTrigger>
    </div>
  )
}
