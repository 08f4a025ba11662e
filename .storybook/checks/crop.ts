import type { Page } from 'playwright'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page can be long; what stands lower is the same as what stands above. */
const tallest = 2400

/** The story and all that floats above it: its own box with its margins, and each overlay that is in sight. */
export const crop = (page: Page): Promise<Area> =>
  page.evaluate((limit) => {
    const root = document.getElementById('storybook-root')
    const overlays = [...document.body.children].filter((element) => element !== root)
    const boxes = [root, ...overlays.flatMap((element) => [element, ...element.querySelectorAll('*')])]
      .filter((element) => element !== null)
      .filter((element) => !element.closest('.eks-announcer, script, style, noscript, [hidden]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
    const bottom = Math.max(40, ...boxes.map((box) => box.bottom + window.scrollY))
    const width = document.documentElement.clientWidth
    return { x: 0, y: 0, width, height: Math.ceil(Math.min(bottom, limit)) }
  }, tallest)
