import type { ComponentType } from 'react'
import { lazyPart } from '../ui/on-demand'

export type Load = () => Promise<{ default: ComponentType }>

/** A screen of its own chunk. Once preloaded it renders without a fallback, so prerendered HTML is taken over unchanged. */
export interface Screen {
  Component: ComponentType
  preload: () => Promise<void>
}

const Missing = () => <p className="px-4 py-20 text-center">This part comes with the new version.</p>

/** Declares a screen by the import of its page. */
export function screen(load: Load): Screen {
  let Loaded: ComponentType | undefined
  const once = async () => {
    const page = await load()
    Loaded = page.default
    return page
  }
  const Lazy = lazyPart(once, Missing)
  return {
    Component: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      await once()
    },
  }
}
