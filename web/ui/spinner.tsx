import { words } from '../words'
import { cn } from './cn'
import { Mug } from './mug'

/** A small cup being filled, in the colour of the text around it. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" className="size-[1.15em]">
      <g className="origin-[50%_79%] animate-[pour_1.4s_ease-in-out_infinite]">
        <path
          d="M5 8h11v9.2a1.8 1.8 0 0 1-1.8 1.8H6.8a1.8 1.8 0 0 1-1.8-1.8Z"
          fill="currentColor"
          opacity=".55"
        />
      </g>
      <path
        d="M4 7h13v9.5a3.5 3.5 0 0 1-3.5 3.5h-6a3.5 3.5 0 0 1-3.5-3.5ZM17 9.5h1.3a2.7 2.7 0 0 1 0 5.400H17"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A page or part that is loading: the mug fills until it comes. Nothing is seen of it for 200 ms. */
export function Loading({ label = words.shell.loading, className }: { label?: string; className?: string }) {
  return (
    <output
      className={cn(
        'appear-late flex flex-col items-center justify-center gap-3 py-16 text-muted',
        className,
      )}
    >
      <Mug level={70} loading className="w-16" />
      <span>{label}</span>
    </output>
  )
}
