import type { ComponentProps } from 'react'
import { Button } from '../ui/button'
import { ConfirmTrigger, type Question } from '../ui/dialog'
import type { ToastMessage } from '../ui/toast'
import { useAction } from './use-action'

interface RowButtonProps extends ComponentProps<typeof Button> {
  /** What screen readers read: it also says which row the button is about. */
  name?: string | undefined
}

/** A small button in a row of a list. */
export const RowButton = ({ name, ...button }: RowButtonProps) => (
  <Button variant="ghost" size="small" aria-label={name} {...button} />
)

interface RowActionProps<Answer> extends Omit<RowButtonProps, 'children'> {
  run: () => Promise<Answer>
  /** What to say when it worked; without it, what the server says. */
  done?: (answer: Answer) => string | ToastMessage | undefined
  /** The message when it failed and the server gave none. */
  failed: string
  /** What is asked first. Its button says what this one says, unless `confirm` is given. */
  ask?: Omit<Question, 'onConfirm' | 'confirm'> & { confirm?: string }
  /** What the button says, unless it is an icon. */
  children?: string
}

/** A RowButton that makes a call: it may ask first, and says what it did or why it failed. */
export function RowAction<Answer>({ run, done, failed, ask, ...button }: RowActionProps<Answer>) {
  const action = useAction({ run, done, failed })
  if (!ask) return <RowButton does={action} {...button} />
  return (
    <ConfirmTrigger confirm={button.children ?? ''} {...ask} onConfirm={() => action.settle()}>
      <RowButton {...button} />
    </ConfirmTrigger>
  )
}
