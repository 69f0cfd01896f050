import { Download } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { checkProof } from '../../shared/contract/second-factor'
import { call } from '../api/call'
import { sayFailure } from './use-action'
import { LinkButton } from '../ui/button'
import { words } from '../words'

/** When a link to a file is pressed: asks for a fresh proof of the second factor first, as a download can't ask. */
export function askFirst(event: MouseEvent<HTMLElement>): void {
  event.preventDefault()
  // As it was pressed: the screen may show another programme, or nothing, after the proof.
  const link = event.currentTarget.cloneNode() as HTMLElement
  call(checkProof).then(
    () => link.click(),
    (error: unknown) => sayFailure(error, words.shell.said.noFile),
  )
}

/** A link to a file that wants a fresh proof of the second factor. */
export const CsvLink = (props: ComponentProps<typeof LinkButton>) => (
  <LinkButton icon={Download} download {...props} onClick={askFirst} />
)
