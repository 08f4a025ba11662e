import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { report } from './report.ts'
import { buildPages } from './speed/build-pages.ts'
import { measureTables, middle, quietRatio, ratio } from './speed/measure-tables.ts'
import { buildPeers, peers } from './speed/peer-pages.ts'
import { serveFolder } from './speed/serve-folder.ts'

const runs = Number(process.env.BENCH_RUNS ?? 3)
const names: Readonly<Record<(typeof peers)[number], string>> = {
  mui: 'MUI X DataGrid',
  'ag-grid': 'AG Grid',
  mantine: 'Mantine React Table',
  aksel: 'Aksel Table',
}

/** Our table and its peers in the same run, with the same texts in thirty rows of fourteen columns. */
if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-bench-'))
  const [own, others] = [join(folder, 'own'), join(folder, 'peers')]
  await buildPages(['html', 'eksport'], own)
  await buildPeers(others)
  const servers = [await serveFolder(own), await serveFolder(others)] as const
  const browser = await launchBrowser()
  try {
    const contenders = [
      { name: 'floor', address: `${servers[0].origin}/html.html` },
      { name: 'ours', address: `${servers[0].origin}/eksport.html` },
      ...peers.map((peer) => ({ name: names[peer], address: `${servers[1].origin}/${peer}.html` })),
    ]
    const times = await measureTables(browser, contenders, 30, runs)
    console.log('Main-thread time over innerHTML, medians of ratios   mount   sort    first mount   elements')
    for (const { name } of contenders) {
      const cell = (key: 'mount' | 'sort' | 'firstMount') => ratio(times, [name, 'floor'], key).toFixed(2).padEnd(8)
      console.log(
        `${name.padEnd(53)}${cell('mount')}${cell('sort')}${cell('firstMount').padEnd(14)}${middle(times, name, 'nodes')}`,
      )
    }
    const figures = Object.values(names).map((name) => ({
      name: `our mount over that of ${name} (${quietRatio(times, ['ours', name], 'mount').toFixed(2)} in the quietest tenth of the rounds)`,
      value: ratio(times, ['ours', name], 'mount'),
      limit: 1,
      unit: '×',
    }))
    process.exitCode = report(figures) ? 0 : 1
  } finally {
    await browser.close()
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
