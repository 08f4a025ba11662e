import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { baselineBrowser, baselineOf, diffFolder, majorOf, write } from './baselines.ts'
import { compare, loose, strict } from './compare.ts'
import { crop } from './crop.ts'
import type { Mode } from './modes.ts'
import { markOf, pack, packedMark } from './png.ts'

const updating = process.env.PICTURES === 'update'
/** Before a baseline is taken, and before a difference is believed: what was still under way is over then. */
const restMs = 100
const settleMs = 600

const take = async (page: Page) =>
  page.screenshot({ clip: await crop(page), fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })

const toleranceFor = (page: Page) => {
  const here = page.context().browser()?.version()
  return here === undefined || majorOf(here) === baselineBrowser() ? strict : loose
}

/** Keeps what was seen for whoever looks after a failure. */
function keep(story: string, mode: Mode, seen: Buffer, diff: string | undefined) {
  const folder = join(diffFolder, story)
  write(join(folder, `${mode}.actual.png`), seen)
  if (diff !== undefined) write(join(folder, `${mode}.diff.png`), Buffer.from(diff, 'base64'))
  return `.tmp/pictures-diff/${story}/${mode}.*.png`
}

/** Photographs a story in one mode and compares it with its baseline; answers with what is wrong, in words. */
export async function checkPicture(page: Page, story: string, mode: Mode): Promise<string | undefined> {
  const file = baselineOf(story, mode)
  if (updating) {
    await page.waitForTimeout(restMs)
    write(file, await pack(page, await take(page)))
    return undefined
  }
  if (!existsSync(file))
    return `${story} has no picture in ${mode}. Take it: npm run pictures:stories -- --update ${story}`
  const baseline = readFileSync(file)
  const first = await take(page)
  if (markOf(first) === packedMark(baseline)) return undefined
  const tolerance = toleranceFor(page)
  if ((await compare(page, baseline, first, tolerance)).same) return undefined
  await page.waitForTimeout(settleMs)
  const second = await take(page)
  const { same, reason, diff } = await compare(page, baseline, second, tolerance)
  return same ? undefined : `${story} looks different in ${mode} (${reason}): see ${keep(story, mode, second, diff)}`
}
