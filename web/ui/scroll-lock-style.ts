import { useEffect } from 'react'

interface StyleProps {
  styles: string
}

/**
 * Replaces the package react-style-singleton, with which dialogs keep the page behind them from scrolling
 * (vite.config.ts). The package writes a style element, which the content policy refuses; it allows a style sheet object.
 * As in the package, the styles of the first dialog stay until the last one has closed.
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
