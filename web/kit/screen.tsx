import type { ComponentType } from 'react'
import type { Part } from '../../languages/words'
import { lazyPart } from '../ui/on-demand'
import { withWords, words } from '../words'

export type Load = () => Promise<{ default: ComponentType }>

/** A screen of its own chunk. Once preloaded it renders without a fallback, so prerendered HTML is taken over unchanged. */
export interface Screen {
  Component: ComponentType
  preload: () => Promise<void>
  /** What it needs of the dictionary. */
  parts: readonly Part[]
}

const Missing = () => <p className="px-4 py-20 text-center">{words.shell.laterPart}</p>

/** Declares a screen by the import of its page, and the parts of the dictionary that it needs. */
export function screen(load: Load, parts: readonly Part[] = []): Screen {
  let Loaded: ComponentType | undefined
  const once = async () => {
    const page = await withWords(load(), ...parts)
    Loaded = page.default
    return page
  }
  const Lazy = lazyPart(once, Missing)
  return {
    parts,
    Component: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      await once()
    },
  }
}
