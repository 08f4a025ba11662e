import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { violations } from './accessible.ts'
import { speak } from './languages.ts'
import { settle } from './looks.ts'
import { play, still, test } from './stage.ts'

const story = z.object({ id: z.string(), type: z.string(), title: z.string() })
const index = z
  .object({ entries: z.record(z.string(), story) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')))
/** Those of any trade: the certificates' own parts speak the languages of Norway. */
const stories = Object.values(index.entries).filter(
  ({ type, title }) => type === 'story' && title.startsWith('Components/'),
)
const components = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id)
const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

/** What points the wrong way, or stands beyond the edge of the page. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const unmirrored = [...document.querySelectorAll('svg[data-mirrored]')].filter(
      (sign) => sign.checkVisibility() && !getComputedStyle(sign).scale.startsWith('-1'),
    )
    return [
      ...(root.dir === 'rtl' ? [] : ['the page is not written from the right']),
      ...unmirrored.map((sign) => `not mirrored: ${sign.outerHTML.slice(0, 120)}`),
      ...(root.scrollWidth > root.clientWidth ? [`${root.scrollWidth - root.clientWidth} px beyond the edge`] : []),
    ]
  })

for (const [component, members] of components)
  test(`[LIB-03] ${component} stands in Arabic, from the right`, async ({ stage: { page, clear } }) => {
    await clear()
    const faults: string[] = []
    for (const { id } of members) {
      await page.setViewportSize(desktop)
      await play(page, id)
      const wrong = await speak(page, 'ar')
      await still(page)
      const found = [
        ...(wrong === undefined ? [] : [wrong]),
        ...(await misplaced(page)),
        ...(await violations(page, 'light')),
      ]
      await page.setViewportSize(phone)
      await settle(page)
      found.push(...(await misplaced(page)).map((fault) => `at 360 px: ${fault}`))
      faults.push(...found.map((fault) => `${id}: ${fault}`))
      await speak(page, 'nb')
    }
    expect(faults).toEqual([])
  })
