import type { Page } from '@playwright/test'

/** Letters on the page for which no font has a shape, so that a reader sees a box in their place. */
export const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = 48
    const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser gives no canvas to draw letters on.')
    context.font = `24px ${getComputedStyle(document.documentElement).getPropertyValue('--eks-font')}`
    const drawn = (letter: string) => {
      context.clearRect(0, 0, size, size)
      context.fillText(letter, 8, 32)
      return context.getImageData(0, 0, size, size).data.join()
    }
    // Unicode has no such letter and never will.
    const box = drawn('\u{5FFFF}')
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const typed = fields.flatMap(({ value, placeholder }) => [value, placeholder])
    const elements = [...document.body.querySelectorAll(':not(script, style, noscript)')]
    const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    const words = [...typed, ...texts.map(({ textContent }) => textContent ?? '')].join('')
    const letters = new Set([...words].filter((letter) => !/[\p{Z}\p{C}\x20-\x7e]/u.test(letter)))
    return [...letters].filter((letter) => drawn(letter) === box)
  })
