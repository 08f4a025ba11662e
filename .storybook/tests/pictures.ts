import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Look } from './looks.ts'
import { hashOf, readSheet, type Sheet, writeSheet } from './sheet.ts'

/** A story is shown whole. A sheet is a WebP image, at most 16 383 px high including captions. */
const tallest = 16_000

/** The area of the story and everything that floats above it: its own box with margins, and each visible overlay. */
const crop = (page: Page) =>
  page.evaluate((limit) => {
    const root = document.getElementById('storybook-root')
    const fixed = [...(root?.querySelectorAll('*') ?? [])].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    )
    const overlays = [...document.body.children].filter((element) => element !== root)
    const boxes = [root, ...fixed, ...overlays.flatMap((element) => [element, ...element.querySelectorAll('*')])]
      .filter((element) => element !== null)
      .filter((element) => !element.closest('.eks-announcer, script, style, noscript, [hidden]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
    const bottom = Math.max(40, ...boxes.map((box) => box.bottom + window.scrollY))
    const width = document.documentElement.clientWidth
    return { x: 0, y: 0, width, height: Math.ceil(Math.min(bottom, limit)) }
  }, tallest)

const take = async (page: Page) =>
  page.screenshot({ clip: await crop(page), fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })

const restMs = 150
const patience = 20

/** Takes the picture of the page: at once if it matches the expected one, otherwise when nothing moves any more. */
async function shoot(page: Page, isExpected: (shot: Buffer) => boolean): Promise<Buffer> {
  let shot = await take(page)
  for (let attempt = 0; attempt < patience && !isExpected(shot); attempt += 1) {
    await page.waitForTimeout(restMs)
    const next = await take(page)
    const isStill = next.equals(shot)
    shot = next
    if (isStill) break
  }
  return shot
}

const folder = join(import.meta.dirname, '../pictures')
const fileOf = (component: string, look: Look) => join(folder, component, `${look}.webp`)

/** Components that have pictures. */
export const photographed = () => (existsSync(folder) ? readdirSync(folder) : [])

export const removeSheets = (component: string) => rmSync(join(folder, component), { recursive: true })

const majorOf = (page: Page) => Number.parseInt(page.context().browser()?.version() ?? '', 10)

/** Forgives only the anti-aliasing of another machine. */
const tolerance = { threshold: 0.1, maxDiffPixels: 20 }

/** Another major version may draw text differently. It is not forgiven, since a moved part could hide in it, but said. */
const otherBrowser = (drawn: number, here: number) =>
  drawn === here
    ? ''
    : ` (drawn by Chromium ${drawn}, this is ${here}: set CHROMIUM_PATH to one of that version, or take all pictures anew)`

/** On a machine under load, a page can stand still before late content arrives. */
const whileItMayCome = { timeout: 20_000, intervals: [500, 1_500, 3_000] }

/** Playwright compares files, so the story's part of the sheet is written to one. */
async function compare(page: Page, sheet: Sheet, story: string, look: Look) {
  const path = [story, `${look}.png`]
  const isExpected = (shot: Buffer) => hashOf(shot) === sheet.cells[story]?.hash
  const matches = async () => {
    const shot = await shoot(page, isExpected)
    if (isExpected(shot)) return
    const expected = test.info().snapshotPath(...path)
    mkdirSync(dirname(expected), { recursive: true })
    writeFileSync(expected, await sheet.cut(story))
    expect(shot).toMatchSnapshot(path, tolerance)
  }
  const reason = otherBrowser(sheet.chromium, majorOf(page))
  await expect.soft(matches, `${story} in ${look}${reason}`).toPass(whileItMayCome)
}

/** The pictures of one component: each story is compared with its part of the sheet, or collected for new sheets. */
export function album(component: string) {
  const sheets = new Map<Look, Sheet | undefined>()
  const gathered = new Map<Look, Map<string, Buffer>>()

  return {
    async gather(page: Page, story: string, look: Look) {
      const shots = gathered.get(look) ?? new Map<string, Buffer>()
      gathered.set(look, shots.set(story, await shoot(page, () => false)))
    },

    async compare(page: Page, story: string, look: Look) {
      if (!sheets.has(look)) sheets.set(look, await readSheet(fileOf(component, look)))
      const sheet = sheets.get(look)
      if (sheet?.cells[story]) await compare(page, sheet, story, look)
      else
        expect
          .soft(sheet?.cells, `${story} has no picture: playwright.config.ts says how one is taken`)
          .toHaveProperty(story)
    },

    /** Stitches the collected pictures; stories that no longer exist disappear from the sheets. */
    async write(page: Page) {
      for (const [look, shots] of gathered) await writeSheet(fileOf(component, look), majorOf(page), shots)
    },
  }
}
