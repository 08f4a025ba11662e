import type { Page } from '@playwright/test'

/** Words that are broken across two lines although they would fit on one. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Width in pixels of the longest word that must fit: a wider one has no room on one line of a card on the narrowest
     * page.
     */
    const longest = 230
    const isLeftOut = (element: Element) =>
      element.closest('script, style, option, svg, .sb-wrapper') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      getComputedStyle(element).hyphens === 'auto'
    const isHidden = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const { position } = getComputedStyle(element)
      return (position === 'absolute' && element.getBoundingClientRect().width <= 2) || isHidden(element.parentElement)
    }
    const isBroken = (parts: readonly DOMRect[]) =>
      parts.some(({ top, height }) => Math.abs(top - (parts[0]?.top ?? top)) > height / 2)
    /** The broken words of a text node. A line may end at a space or a hyphen; other scripts have other rules. */
    const brokenIn = (node: Node): string[] =>
      [...(node.textContent ?? '').matchAll(/[^\s\u00ad\u200b\-–—]+/gu)].flatMap(({ 0: word, index }) => {
        // An address is not a word and has no good place to break.
        if (!/\p{Script=Latin}{2}/u.test(word) || /[/@\\]|\.\p{L}/u.test(word)) return []
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
        const whole = parts.reduce((sum, { width }) => sum + width, 0)
        return isBroken(parts) && whole <= longest ? [word] : []
      })

    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || isLeftOut(element) || isHidden(element)) continue
      for (const word of brokenIn(node)) found.add(`'${word}' in .${element.classList[0] ?? element.localName}`)
    }
    return [...found]
  })
