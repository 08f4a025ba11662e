import { measurePages } from './speed/in-browser.ts'
import { measureTables, middle, ratio } from './speed/measure-tables.ts'

const runs = 3

/** Our table compared with the minimal markup for the same cells. */
if (import.meta.main) {
  await measurePages(['html', 'eksport', 'portal'], async (browser, origin) => {
    const page = (name: string, file: string) => ({ name, address: `${origin}${file}` })
    const plain = [page('floor', 'html.html'), page('ours', 'eksport.html')]
    const thirty = await measureTables(browser, plain, 30, runs)
    const windowed = await measureTables(browser, plain, 10_000, runs)
    const rich = [page('floor', 'portal.html?floor'), page('ours', 'portal.html')]
    const portal = await measureTables(browser, rich, 30, runs)
    const pair = ['ours', 'floor'] as const
    console.log('Main-thread time over an innerHTML table of the same cells, medians of ratios.')
    console.log(`First table of a page, nothing compiled yet: ${ratio(thirty, pair, 'firstMount').toFixed(2)} ×`)
    console.log(
      `30 rows: ${middle(thirty, 'ours', 'mount').toFixed(1)} ms over ${middle(thirty, 'floor', 'mount').toFixed(1)} ms`,
    )
    return [
      { name: '30 rows, mount', value: ratio(thirty, pair, 'mount'), limit: 1.1, unit: '×' },
      { name: "30 rows of the portal's own list, mount", value: ratio(portal, pair, 'mount'), limit: 1.3, unit: '×' },
      { name: '10 000 rows windowed, mount', value: ratio(windowed, pair, 'mount'), limit: 1.25, unit: '×' },
      { name: '10 000 rows windowed, sort', value: ratio(windowed, pair, 'sort'), limit: 1.25, unit: '×' },
      { name: '10 000 rows windowed, elements', value: middle(windowed, 'ours', 'nodes'), limit: 700, unit: 'nodes' },
    ]
  })
}
