import type { Alias } from 'vite'

/**
 * The sources and their libraries import React; what runs in the browser is Preact, which has the same interface in a
 * seventh of the bytes. (docs/decisions/0015-preact.md)
 */
export const preactForReact: Alias[] = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  // Preact has what old versions of React lacked.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
]

/** Packages that import React: to prerender with Preact they go through the aliases, too. */
export const packagesOnReact = /^(@tanstack\/|lucide-react|radix-ui|@radix-ui\/|react-|wouter)/
