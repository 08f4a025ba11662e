import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { violations } from './accessible.ts'
import { indistinguishable } from './forced.ts'
import { boxes } from './glyphs.ts'
import { languageErrors } from './languages.ts'
import { enter, type Look, leave, looks, settle } from './looks.ts'
import { album, photographed, removeSheets } from './pictures.ts'
import { cutOff } from './spacing.ts'
import { openStage, play, still } from './stage.ts'
import { smallTargets } from './targets.ts'
import { markOf, rememberGreen, wasGreen } from './unchanged.ts'
import { brokenWords } from './words.ts'

/**
 * `npm test` has its time: both themes, with axe. `npm run pictures:stories` says LOOKS=all: forced colours and 320 px
 * too, and text that takes more room, without axe.
 */
const isAll = process.env.LOOKS === 'all'
const chosen: readonly Look[] = isAll ? looks : ['light', 'dark']

const story = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  importPath: z.string(),
})
const index = z
  .object({ entries: z.record(z.string(), story) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')))
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
/** A component's stories stand in one file, named as the first half of their ids. */
const components = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id)
/** The two browsers end at about the same time when the large ones come first. */
const largestFirst = [...components].toSorted(([, one], [, other]) => other.length - one.length)

const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** What axe finds in the colours of the reader's system, on light and on dark ground, and what looks alike there. */
async function inForcedColours(page: Page): Promise<string[]> {
  const found = [...(await violations(page, 'forced-colors')), ...(await indistinguishable(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  // What follows the system's theme, the button that changes it too, hears of it a moment later.
  await settle(page)
  const inDark = await indistinguishable(page)
  await page.emulateMedia({ colorScheme: null })
  return [...found, ...inDark.map((fault) => `dark: ${fault}`)]
}

/** Plays a story and looks at it in each look. */
async function examine(page: Page, pictures: ReturnType<typeof album>, id: string) {
  const isPhotographed = await play(page, id)
  await still(page)
  for (const look of chosen) {
    await enter(page, look)
    if (isPhotographed) await pictures[isUpdating() ? 'gather' : 'compare'](page, id, look)
    if (look === 'forced-colors' && !isUpdating())
      expect.soft(await inForcedColours(page), 'in forced colours').toEqual([])
    if (isAll) continue
    expect.soft(await violations(page, look), `axe in ${look}`).toEqual([])
    expect.soft(await smallTargets(page), `targets too small in ${look}`).toEqual([])
  }
  if (isAll && !isUpdating()) {
    expect.soft(await cutOff(page), 'text that is cut off').toEqual([])
    expect.soft(await brokenWords(page), 'words broken in two at 320 px').toEqual([])
  }
  await leave(page)
  expect.soft(await boxes(page), 'letters that no font has').toEqual([])
  if (!isAll) expect.soft(await languageErrors(page), 'while the language changes').toEqual([])
}

for (const [component, members] of largestFirst) {
  test.describe(component, () => {
    test.describe.configure({ mode: 'default' })
    const pictures = album(component)
    const proven = new Set<string>()
    const file = members[0]?.importPath ?? ''
    let mark = ''
    let page: Page | undefined

    test.beforeAll(async ({ browser }, info) => {
      mark = markOf(component, file, browser.version())
      info.skip(!isAll && !process.env.CI && wasGreen(component, mark), 'unchanged since all of it was green here')
      page = await openStage(browser)
    })

    for (const { id, name } of members) {
      test(name, async () => {
        if (!page) throw new Error('There is no page to play on.')
        await examine(page, pictures, id)
        if (test.info().errors.length === 0) proven.add(id)
      })
    }

    test.afterAll(async () => {
      const isWhole = proven.size === members.length
      if (page && isWhole) await pictures.write(page)
      if (isWhole && !isAll) rememberGreen(component, mark)
    })
  })
}

test('no component is gone whose pictures stayed', () => {
  const forgotten = photographed().filter((component) => !components.has(component))
  if (isUpdating()) forgotten.forEach(removeSheets)
  else expect(forgotten).toEqual([])
})
