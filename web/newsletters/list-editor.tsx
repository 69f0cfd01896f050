import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Textarea } from '../ui/input'
import { type ListChange, moved } from './newsletter.rules'

interface ListEditorProps {
  label: string
  /** One of them, e.g. "Pro tip"; its inputs are "Pro tip 1", "Pro tip 2" … */
  item: string
  values: readonly string[]
  onChange: (values: string[], change: ListChange) => void
  /** What stands before each, e.g. A, B, C. */
  mark?: (index: number) => string
  most: number
  longest: number
  placeholder?: string
}

/** Texts that grow, shrink and change places; Alt with the arrow keys moves the one that is being written. */
export function ListEditor({
  label,
  item,
  values,
  onChange,
  mark = (index) => String(index + 1),
  most,
  longest,
  placeholder,
}: ListEditorProps) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[index]?.focus())

  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length) return
    onChange(moved(values, from, to), { kind: 'move', from, to })
    setSaid(`${item} is now ${to + 1} of ${values.length}`)
  }
  const remove = (at: number) => {
    onChange(
      values.filter((_, index) => index !== at),
      { kind: 'remove', at },
    )
    setSaid(`${item} ${mark(at)} removed`)
    focus(Math.max(0, at - 1))
  }
  const add = () => {
    onChange([...values, ''], { kind: 'add' })
    focus(values.length)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    move(index, index + step)
    focus(Math.min(values.length - 1, Math.max(0, index + step)))
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="flex flex-col gap-2">
        {values.map((value, index) => (
          // The texts have no identity of their own: the place is the key, and the inputs are controlled.
          <li key={index} className="flex items-start gap-1.5">
            <span aria-hidden className="figures w-6 shrink-0 pt-2.5 text-center font-semibold text-muted">
              {mark(index)}
            </span>
            <Textarea
              rows={1}
              aria-label={`${item} ${mark(index)}`}
              className="field-sizing-content flex-1"
              maxLength={longest}
              placeholder={placeholder}
              value={value}
              onChange={(event) =>
                onChange(
                  values.map((text, place) => (place === index ? event.target.value : text)),
                  { kind: 'edit' },
                )
              }
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            <div className="flex shrink-0 pt-1.5 pointer-coarse:pt-0">
              <Button
                variant="ghost"
                size="icon-small"
                aria-label={`Move ${item} ${mark(index)} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-small"
                aria-label={`Move ${item} ${mark(index)} down`}
                disabled={index === values.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-small"
                aria-label={`Remove ${item} ${mark(index)}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {values.length < most && (
        <Button variant="ghost" className="mt-2" onClick={add}>
          <Plus aria-hidden />
          Add {item.toLowerCase()}
        </Button>
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  )
}
