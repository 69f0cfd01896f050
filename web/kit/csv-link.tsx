import { Download } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { checkProof } from '../../shared/contract/second-factor'
import { call } from '../api/call'
import { sayFailure } from './say'
import { LinkButton } from '../ui/button'

/** A link to a file that asks for a fresh proof of the second factor: a download can't ask, so it is asked before. */
export function CsvLink(props: ComponentProps<typeof LinkButton>) {
  const askFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    // Our own press, after the proof.
    if (!event.nativeEvent.isTrusted) return
    event.preventDefault()
    const link = event.currentTarget
    call(checkProof).then(
      () => link.click(),
      (error: unknown) => sayFailure(error, 'Failed to download the file'),
    )
  }
  return <LinkButton icon={Download} download {...props} onClick={askFirst} />
}
