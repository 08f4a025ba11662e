import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { median, report } from './report.ts'
import { buildPages } from './speed/build-pages.ts'
import { mainThread } from './speed/main-thread.ts'
import { serveFolder } from './speed/serve-folder.ts'

const rounds = 15
const scenes = ['undiffed', 'diffed', 'messages', 'cards', 'cards as html']

/** Processor time to mount each scene; in turns, so that a busy moment falls on all of them. */
async function measure(origin: string): Promise<Map<string, number>> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}/case.html`)
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
    return new Map([...times].map(([scene, spent]) => [scene, median(spent)]))
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-case-'))
  await buildPages(['case'], folder)
  const server = await serveFolder(folder)
  const spent = await measure(server.origin)
  server.stop()
  rmSync(folder, { recursive: true })
  const of = (scene: string) => spent.get(scene) ?? Number.NaN
  const isWithin = report([
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
  ])
  process.exitCode = isWithin ? 0 : 1
}
