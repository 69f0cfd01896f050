import { useEffect } from 'react'

interface StyleProps {
  styles: string
}

/**
 * Stands in for the package react-style-singleton, by which dialogs hold the page behind them still (vite.config.ts).
 * The package writes a style element, which the content policy refuses; a style sheet that is an object it allows.
 * As there: the styles of the first of a kind hold until the last has gone.
 */
export function styleSingleton(): (props: StyleProps) => null {
  let shown = 0
  let sheet: CSSStyleSheet | undefined
  return function Style({ styles }) {
    useEffect(() => {
      shown += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        shown -= 1
        if (shown > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
