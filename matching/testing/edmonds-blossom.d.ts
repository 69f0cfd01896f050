declare module 'edmonds-blossom' {
  /** Maximum-weight matching: each vertex's partner, or −1. */
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[]
}
