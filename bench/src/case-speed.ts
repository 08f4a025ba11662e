import type { Browser } from 'playwright'
import { median } from './report.ts'
import { measurePages, ownPages } from './speed/in-browser.ts'
import { mainThread } from './speed/main-thread.ts'

const rounds = 15
const scenes = ['undiffed', 'diffed', 'messages', 'cards', 'cards as html']

/** Processor time to mount each scene; in turns, so that a busy moment falls on all of them. */
async function measure(browser: Browser, origin: string): Promise<(scene: string) => number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${origin}own/case.html`)
  const { cost } = await mainThread(page)
  const times = new Map<string, number[]>(scenes.map((scene) => [scene, []]))
  for (let round = 0; round < rounds + 3; round += 1) {
    for (const scene of scenes) {
      const spent = await cost(() => page.evaluate((name) => window.casePage.mount(name), scene))
      await page.evaluate(() => window.casePage.unmount())
      // The first rounds are the engine's warming up.
      if (round >= 3) times.get(scene)?.push(spent)
    }
  }
  return (scene) => median(times.get(scene) ?? [])
}

if (import.meta.main) {
  await measurePages({ own: ownPages('case') }, async (browser, origin) => {
    const of = await measure(browser, origin)
    return [
      {
        name: 'an application of 100 lines against its original, to the same without',
        value: of('diffed') / of('undiffed'),
        limit: 1.5,
        unit: '×',
      },
      { name: '500 messages mounted', value: of('messages'), limit: 100, unit: 'ms' },
      {
        name: '100 product line cards, to the same elements as HTML',
        value: of('cards') / of('cards as html'),
        limit: 1.5,
        unit: '×',
      },
    ]
  })
}
