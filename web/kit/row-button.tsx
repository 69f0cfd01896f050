import type { ComponentProps } from 'react'
import { Button } from '../ui/button'

interface RowButtonProps extends ComponentProps<typeof Button> {
  /** What screen readers read: it also says which row the button is about. */
  name: string | undefined
}

/** A small button in a row of a list. */
export const RowButton = ({ name, ...button }: RowButtonProps) => (
  <Button variant="ghost" size="small" aria-label={name} {...button} />
)
