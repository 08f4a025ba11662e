import type { Page } from '@playwright/test'

/** One drawn layer of an element: itself, its ::before or its ::after. */
interface Layer {
  /** What is visible of it: text, borders, backgrounds, outlines, icons. */
  readonly traits: readonly string[]
  /**
   * Whether it disappears: it has no text and a ground in the colour of the page, or an icon in the colour of its
   * ground.
   */
  readonly isLost: boolean
}

/** How an element is drawn now. */
export interface Drawn {
  /** Tag, role, type and first class. Siblings of one kind show their states by contrast. */
  readonly kind: string
  readonly name: string
  /** Indexes in the list; -1 for the body, and where there is no label. */
  readonly parent: number
  readonly label: number
  readonly isSeen: boolean
  readonly states: readonly string[]
  readonly layers: readonly Layer[]
}

/** All elements of the page in document order, as drawn; `states` are selectors. */
export const readDrawn = (page: Page, states: readonly string[]): Promise<Drawn[]> =>
  page.evaluate((selectors) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'Canvas'
    const ground = getComputedStyle(probe).color
    probe.remove()

    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour) || colour === ground
    const edgesOf = (style: CSSStyleDeclaration) =>
      ['top', 'right', 'bottom', 'left'].flatMap((side) => {
        const part = (name: string) => style.getPropertyValue(`border-${side}-${name}`)
        const isNone = part('width') === '0px' || part('style') === 'none' || isClear(part('color'))
        return isNone ? [] : `${side} ${part('width')} ${part('style')} ${part('color')}`
      })
    const fillOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => [
      ...(isClear(backgroundColor) ? [] : [`filled ${backgroundColor}`]),
      ...(backgroundImage === 'none' ? [] : ['picture']),
    ]
    const ringOf = (element: Element, { outlineStyle, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle === 'none' || element.matches(':focus-visible') ? [] : [`ring ${outlineStyle} ${outlineColor}`]
    const hasWords = (element: Element, content: string, pseudo: string | undefined) =>
      pseudo ? content !== '""' : element.childNodes.length > 0 || element.closest('svg') !== null
    const hasSize = ({ width, height }: CSSStyleDeclaration) => Number.parseFloat(width) * Number.parseFloat(height) > 0
    const layerOf = (element: Element, pseudo?: string): Layer[] => {
      const style = getComputedStyle(element, pseudo)
      const { content, clipPath, transform } = style
      if (pseudo && /^(none|normal)$/.test(content)) return []
      const marks = [...edgesOf(style), ...fillOf(style)]
      const isSign = element.localName === 'svg'
      // An element with forced-color-adjust: none has chosen its ground on purpose.
      const isBare = marks.length === 0 && style.backgroundColor === ground && style.forcedColorAdjust !== 'none'
      return [
        {
          traits: [
            `ink ${style.color}`,
            style.textDecorationLine,
            ...marks.map((mark) => `${pseudo} ${mark}`),
            ...ringOf(element, style),
            ...(pseudo ? [`${pseudo} ${content} ${clipPath} ${transform}`] : []),
            ...(isSign ? ['sign'] : []),
          ],
          isLost: isSign
            ? style.backgroundColor === style.color
            : isBare && hasSize(style) && !hasWords(element, content, pseudo),
        },
      ]
    }
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }

    const all = [...document.body.querySelectorAll('*:not(script, style, noscript)')]
    const places = new Map(all.map((element, place) => [element, place]))
    const placeOf = (element: Element | null) => (element && places.get(element)) ?? -1
    return all.map((element) => ({
      kind: [element.localName, element.role, element.getAttribute('type'), element.classList[0]].join(' '),
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
      parent: placeOf(element.parentElement),
      label: placeOf(element.closest('label')),
      isSeen: isSeen(element),
      states: selectors.filter((state) => element.matches(state)),
      layers: [undefined, '::before', '::after'].flatMap((pseudo) => layerOf(element, pseudo)),
    }))
  }, states)
