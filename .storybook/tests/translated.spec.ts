import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { translatePage } from '../../packages/ui/src/testing/translate-page.ts'
import { play, test } from './stage.ts'

const story = z.object({ id: z.string(), type: z.string() })
const index = z
  .object({ entries: z.record(z.string(), story) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')))
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const components = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id)

/** Their plays query the element that holds a text (here one of the browser's) or count elements. A crash is never excused. */
const looksAtTexts = new Set([
  'case-applicationtable--cards-hidden-order',
  'case-applicationtable--cards-several-keys',
  'case-applicationtable--long-names',
  'case-applicationtable--ten-thousand',
  'certificates-certificatepane--beside-form',
  'data-rich-text--nothing-harmful',
  'foundation-theme--one-inside-another',
])

/** What React says when a text that it knows has been taken out of its place. */
const tornOut = /removeChild|insertBefore|not a child of this node|NotFoundError/

/** Plays a story through: what it presses must answer, and what it looks for must be there. */
async function faultsIn(page: Page, id: string): Promise<string[]> {
  try {
    await play(page, id)
    return []
  } catch (error) {
    const text = String(error)
    return tornOut.test(text) || !looksAtTexts.has(id) ? [`${id}: ${text.slice(0, 600)}`] : []
  }
}

test.describe.configure({ retries: 1 })
for (const [component, members] of components)
  test(`[LIB-11] ${component} stands a translation of the page`, async ({ stage: { page, clear } }) => {
    const faults: string[] = []
    const hear = ({ message }: Error) => void (tornOut.test(message) && faults.push(message))
    page.on('pageerror', hear)
    await clear()
    await page.evaluate(translatePage)
    let translated = 0
    for (const { id } of members) {
      faults.push(...(await faultsIn(page, id)))
      translated += await page.locator('font').count()
    }
    const hasWords = Boolean((await page.locator('#storybook-root').textContent())?.trim())
    if (hasWords) expect(translated, 'texts that were translated').toBeGreaterThan(0)
    page.off('pageerror', hear)
    expect(faults).toEqual([])
  })
