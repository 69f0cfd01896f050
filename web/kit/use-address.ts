import { useSearchParams } from 'wouter'

/** The address's query, and a function that changes part of it; empty values are removed. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { read: (name: string) => address.get(name) ?? '', change }
}
