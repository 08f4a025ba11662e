import type { Page } from '@playwright/test'

/**
 * Controls smaller than 24 × 24 px that also have a neighbour within the 24 px circle round their middle (2.5.8).
 * Links in a sentence are excepted by the criterion, and so are boxes whose label is part of the target.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minSize = 24
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // A skip link is a point until it has focus.
      return width > 4 && height > 4 && getComputedStyle(element).visibility !== 'hidden'
    }
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter(isSeen) : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      const right = Math.max(...boxes.map((box) => box.right))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      return { left, top, right, bottom, width: right - left, height: bottom - top }
    }
    const isInline = (element: Element) => {
      if (element.localName !== 'a' && element.localName !== 'button') return false
      if (getComputedStyle(element).display !== 'inline') return false
      return [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
    }
    const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]'
    const all = [...document.querySelectorAll(selector)]
      .filter(isSeen)
      .map((element) => ({ element, box: boxOf(element) }))
    const isCrowded = (one: (typeof all)[number]) => {
      const x = (one.box.left + one.box.right) / 2
      const y = (one.box.top + one.box.bottom) / 2
      return all.some(({ element, box }) => {
        if (element === one.element || element.contains(one.element) || one.element.contains(element)) return false
        const dx = Math.max(box.left - x, 0, x - box.right)
        const dy = Math.max(box.top - y, 0, y - box.bottom)
        return Math.hypot(dx, dy) < minSize / 2
      })
    }
    return all
      .filter(({ element, box }) => (box.width < minSize || box.height < minSize) && !isInline(element))
      .filter(isCrowded)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return `<${element.localName}> '${name}' is ${Math.round(box.width)} × ${Math.round(box.height)} px`
      })
  })
