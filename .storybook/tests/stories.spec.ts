import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { violations } from './accessible.ts'
import { indistinguishable } from './forced.ts'
import { languageFaults } from './languages.ts'
import { dress, enter, type Look, settle } from './looks.ts'
import { album, photographed, removeSheets } from './pictures.ts'
import { cutOff } from './spacing.ts'
import { play, still, test } from './stage.ts'

const story = z.object({ id: z.string(), name: z.string(), type: z.string() })
const index = z
  .object({ entries: z.record(z.string(), story) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')))
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
/** A component's stories stand in one file, named as the first half of their ids. */
const components = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id)
/** The two browsers end at about the same time when the large ones come first. */
const largestFirst = [...components].toSorted(([, one], [, other]) => other.length - one.length)

const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** What looks alike in the colours of the reader's system, on light and on dark ground. */
async function inForcedColours(page: Page): Promise<string[]> {
  const alike = await indistinguishable(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Parts that follow the system theme, including the theme button, are notified a moment later.
  await settle(page)
  const inDark = await indistinguishable(page)
  await page.emulateMedia({ colorScheme: null })
  return [...alike, ...inDark.map((fault) => `dark: ${fault}`)]
}

async function check(page: Page, look: Look): Promise<void> {
  if (look === 'narrow') {
    expect.soft(await cutOff(page), 'text that is cut off').toEqual([])
    expect.soft(await languageFaults(page), 'in other languages').toEqual([])
    return
  }
  expect.soft(await violations(page, look), `axe in ${look}`).toEqual([])
  if (look === 'forced-colors') expect.soft(await inForcedColours(page), 'alike in forced colours').toEqual([])
}

/** Plays a story once, and looks at it in each look. */
async function examine(page: Page, looks: readonly Look[], pictures: ReturnType<typeof album>, id: string) {
  const isPhotographed = await play(page, id)
  await still(page)
  for (const look of looks) {
    await enter(page, look)
    if (isPhotographed) await pictures[isUpdating() ? 'gather' : 'compare'](page, id, look)
    if (!isUpdating()) await check(page, look)
  }
  await dress(page, 'light')
}

for (const [component, members] of largestFirst) {
  test.describe(component, () => {
    test.describe.configure({ mode: 'default' })
    const pictures = album(component)
    const proven = new Set<string>()

    test.beforeAll(({ stage }) => stage.clear())

    for (const { id, name } of members) {
      test(name, async ({ stage: { page }, looks }) => {
        await examine(page, looks, pictures, id)
        if (test.info().errors.length === 0) proven.add(id)
      })
    }

    test.afterAll(async ({ stage }) => {
      if (proven.size === members.length) await pictures.write(stage.page)
    })
  })
}

test('no component is gone whose pictures stayed', () => {
  const forgotten = photographed().filter((component) => !components.has(component))
  if (isUpdating()) forgotten.forEach(removeSheets)
  else expect(forgotten).toEqual([])
})
