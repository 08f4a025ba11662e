import type { Page } from '@playwright/test'

interface Hands {
  readonly keys: number
  readonly clicks: number
}

/** Counts key presses and pointer presses from the next page on; the result reads the counts. */
export const countHands = async (page: Page): Promise<() => Promise<Hands>> => {
  const hands = { keys: 0, clicks: 0 }
  await page.exposeFunction('eksportCount', (kind: keyof Hands) => {
    hands[kind] += 1
  })
  await page.addInitScript(() => {
    const count = (kind: string) => () => void Reflect.get(window, 'eksportCount')(kind)
    window.addEventListener('keydown', count('keys'), { capture: true })
    window.addEventListener('pointerdown', count('clicks'), { capture: true })
  })
  return async () => ({ ...hands })
}
