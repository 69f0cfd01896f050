import type { ComponentProps } from 'react'
import { messageOf } from '../api/call'
import { QueryPart } from '../ui/feedback'

interface LoadedProps<T> extends Omit<ComponentProps<typeof QueryPart<T>>, 'failure' | 'query'> {
  query: ComponentProps<typeof QueryPart<T>>['query'] & { error: unknown }
  /** The message when it can't be read and the server doesn't say why. */
  otherwise: string
}

/** A QueryPart that says what the server says when it can't be read. */
export function Loaded<T>({ otherwise, ...rest }: LoadedProps<T>) {
  return <QueryPart failure={messageOf(rest.query.error, otherwise)} {...rest} />
}
