import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { play, test } from './stage.ts'

const story = z.object({ id: z.string(), type: z.string() })
const index = z
  .object({ entries: z.record(z.string(), story) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')))
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id)

/** From now on each text is put into elements of its own as it comes, which is what a browser's translation does to it. */
function translateAsItComes(): void {
  const isLeftAlone = (element: Element | null) =>
    !element || element.closest('script, style, textarea, option, svg, [translate="no"], font') !== null
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    while (walker.nextNode())
    for (const text of texts) {
      if (!text.data.trim() || isLeftAlone(text.parentElement)) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** What React says when a text that it knows has been taken out of its place. */
const tornOut = /removeChild|insertBefore|not a child of this node|NotFoundError/

/** Plays a story. What it looks for may be elsewhere now, and that is no fault: only a page that falls is. */
async function fallsIn(page: Page, id: string): Promise<string[]> {
  try {
    await play(page, id)
    return []
  } catch (error) {
    const text = String(error)
    return tornOut.test(text) ? [`${id}: ${text.slice(0, 300)}`] : []
  }
}

for (const [component, members] of components)
  test(`[LIB-11] ${component} stands a translation of the page`, async ({ stage: { page, clear } }) => {
    const faults: string[] = []
    const hear = ({ message }: Error) => void faults.push(message)
    page.on('pageerror', hear)
    await clear()
    await page.evaluate(translateAsItComes)
    let translated = 0
    for (const { id } of members) {
      faults.push(...(await fallsIn(page, id)))
      translated += await page.locator('font').count()
    }
    const hasWords = Boolean((await page.locator('#storybook-root').textContent())?.trim())
    if (hasWords) expect(translated, 'texts that were translated').toBeGreaterThan(0)
    page.off('pageerror', hear)
    expect(faults.filter((words) => tornOut.test(words))).toEqual([])
  })
