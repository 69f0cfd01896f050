import { type ComponentType, lazy } from 'react'

export type Load = () => Promise<{ default: ComponentType }>

/** A screen of its own chunk. Once preloaded it renders without a fallback, so prerendered HTML is taken over unchanged. */
export interface Screen {
  Component: ComponentType
  preload: () => Promise<void>
}

/** Declares a screen by the import of its page. */
export function screen(load: Load): Screen {
  let Loaded: ComponentType | undefined
  const once = async () => {
    const page = await load()
    Loaded = page.default
    return page
  }
  const Lazy = lazy(once)
  return {
    Component: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      await once()
    },
  }
}
