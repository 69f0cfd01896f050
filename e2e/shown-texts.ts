import type { Page } from '@playwright/test'

/**
 * Every text of a page that somebody sees or hears, names of controls and pictures included; but not what is said to be
 * in another language than the page.
 */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true })
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (
        isShown(walker.currentNode.parentElement) &&
        !walker.currentNode.parentElement?.closest('option[lang], script, [lang=en]')
      )
        texts.push(walker.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
