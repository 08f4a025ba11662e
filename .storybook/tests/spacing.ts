import type { Page } from '@playwright/test'
import { settle, wide } from './looks.ts'

/** The smallest text spacing that a user stylesheet may set (1.4.12). */
const spacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`
const styleId = 'text-spacing'

interface Way {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly print?: boolean
  readonly css?: string
}

/** How text is stretched: user text spacing, 400 % zoom of 1280 × 1024, and print. */
const ways: readonly Way[] = [
  { name: 'with text spacing', size: wide, css: spacingCss },
  { name: 'with text spacing at 320 px', size: { width: 320, height: 800 }, css: spacingCss },
  { name: 'at 400 % zoom', size: { width: 320, height: 256 } },
  { name: 'in print', size: { width: 718, height: 1000 }, print: true },
]

/**
 * Texts that are cut off: outside a box that hides overflow, or outside the border of their own control. A text with an
 * ellipsis is accepted where its full text is within reach: as a title, or expanded by a button beside it.
 */
const cutTexts = (page: Page, print: boolean): Promise<string[]> =>
  page.evaluate((onPaper) => {
    const slack = 3
    interface Box {
      readonly element: Element
      readonly style: CSSStyleDeclaration
      readonly rect: DOMRect
    }
    const boxOf = (element: Element): Box => ({
      element,
      style: getComputedStyle(element),
      rect: element.getBoundingClientRect(),
    })
    const boxesRound = (element: Element | null): Box[] =>
      element && element !== document.body ? [boxOf(element), ...boxesRound(element.parentElement)] : []
    const isWider = (text: DOMRect, box: DOMRect) => text.left < box.left - slack || text.right > box.right + slack
    const isHigher = (text: DOMRect, box: DOMRect) => text.top < box.top - slack || text.bottom > box.bottom + slack
    // Paper does not scroll: what a screen would scroll to is lost.
    const hiding = onPaper ? /hidden|clip|auto|scroll/ : /hidden|clip/
    const cuts = ({ style, rect }: Box, text: DOMRect) =>
      (hiding.test(style.overflowX) && isWider(text, rect)) || (hiding.test(style.overflowY) && isHigher(text, rect))
    const isUnseen = ({ style, rect }: Box) =>
      style.visibility !== 'visible' || style.opacity === '0' || (style.position === 'absolute' && rect.width <= 2)
    const scrolls = ({ style }: Box) => /auto|scroll/.test(style.overflowX + style.overflowY)
    const isControl = ({ element, style }: Box) =>
      element.matches('button, a, label, [class*="badge"], [class*="tag"], [class*="chip"]') &&
      style.display !== 'inline' &&
      Number.parseFloat(style.borderTopWidth) > 0
    const nameOf = ({ element }: Box) => `.${element.classList[0] ?? element.localName}`

    /** Why a text is lost, if it is. */
    const loss = (boxes: readonly Box[], text: DOMRect): string | undefined => {
      const cutter = boxes.find((box) => cuts(box, text))
      if (cutter) return `cut by ${nameOf(cutter)}`
      const control = boxes.find(isControl)
      const isOut = control && (isWider(text, control.rect) || isHigher(text, control.rect))
      return isOut ? `sticks out of ${nameOf(control)}` : undefined
    }
    const lossesIn = (element: Element, node: Node): string[] => {
      const boxes = boxesRound(element)
      if (boxes.some(isUnseen)) return []
      // Content of a scroll container can be scrolled to, so boxes further out cut the container and not its text.
      const scroller = onPaper ? -1 : boxes.findIndex(scrolls)
      const near = scroller < 0 ? boxes : boxes.slice(0, scroller + 1)
      const range = document.createRange()
      range.selectNodeContents(node)
      const texts = [...range.getClientRects()].filter(({ width }) => width > 0)
      return texts.flatMap((text) => loss(near, text) ?? [])
    }
    // Left out: menus and option lists are not printed, a virtual list draws only its window, a PDF has its own print.
    const apart = 'script, style, option, svg, .sb-wrapper, [title]'
    const unfolded = ':has(+ button[aria-expanded="false"])'
    const floating = '[data-radix-popper-content-wrapper], [popover], [role="listbox"]'
    const notPrinted = `${floating}, .eks-column-list, .eks-filter-options, .eks-pdf-pages, [data-windowed]`
    const isLeftOut = (element: Element) =>
      element.closest(`${apart}, ${onPaper ? notPrinted : unfolded}`) !== null || !element.checkVisibility()

    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const words = node.textContent?.trim() ?? ''
      if (words === '' || !node.parentElement || isLeftOut(node.parentElement)) continue
      for (const why of lossesIn(node.parentElement, node)) found.add(`'${words.slice(0, 40)}' ${why}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (!onPaper && scrollWidth > clientWidth + 1) found.add(`the page scrolls sideways, ${scrollWidth} px`)
    return [...found]
  }, print)

/**
 * What is clipped in its own frame. Text in an input may be scrolled; a date must be readable at once; and a button must
 * not need sideways scrolling of a dialog.
 */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isNarrow = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
    const dates = [...document.querySelectorAll<HTMLInputElement>('.eks-date-picker input')].filter(isNarrow)
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isNarrow)
    return [
      ...dates.map(({ value }) => `the date ${value} is cut off by its field`),
      ...dialogs.map(({ scrollWidth }) => `a dialog scrolls sideways, ${scrollWidth} px`),
    ]
  })

async function restyle(page: Page, css: string | undefined): Promise<void> {
  await page.evaluate(
    ({ id, text }) => {
      document.getElementById(id)?.remove()
      if (text === undefined) return
      const style = document.createElement('style')
      style.id = id
      style.textContent = text
      document.head.append(style)
    },
    { id: styleId, text: css },
  )
}

/** What is cut off when text needs more room than it was designed for, in words. */
export async function cutOff(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, size, print = false, css } of ways) {
    await page.setViewportSize(size)
    await page.emulateMedia({ media: print ? 'print' : 'screen' })
    await restyle(page, css)
    await settle(page)
    const hidden = css === undefined && !print ? await outOfSight(page) : []
    wrong.push(...[...(await cutTexts(page, print)), ...hidden].map((text) => `${name}: ${text}`))
  }
  await restyle(page, undefined)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(wide)
  return wrong
}
