/** A group's colour; its name is next to it. */
export function GroupDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: color }}
      className="inline-block size-3 shrink-0 rounded-full forced-color-adjust-none outline-1 outline-line"
    />
  )
}
