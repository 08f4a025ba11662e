import { measurePages, ownPages } from './speed/in-browser.ts'
import { measureTables, middle, quietRatio, ratio } from './speed/measure-tables.ts'
import { peerPages, peers } from './speed/peer-pages.ts'

const runs = Number(process.env.BENCH_RUNS ?? 3)
const names: Readonly<Record<(typeof peers)[number], string>> = {
  mui: 'MUI X DataGrid',
  'ag-grid': 'AG Grid',
  mantine: 'Mantine React Table',
  aksel: 'Aksel Table',
}

/** Our table and its peers in the same run, with the same texts in thirty rows of fourteen columns. */
if (import.meta.main) {
  await measurePages({ own: ownPages('html', 'eksport'), peers: peerPages() }, async (browser, origin) => {
    const contenders = [
      { name: 'floor', address: `${origin}own/html.html` },
      { name: 'ours', address: `${origin}own/eksport.html` },
      ...peers.map((peer) => ({ name: names[peer], address: `${origin}peers/${peer}.html` })),
    ]
    const times = await measureTables(browser, contenders, 30, runs)
    console.log('Main-thread time over innerHTML, medians of ratios   mount   sort    first mount   elements')
    for (const { name } of contenders) {
      const cell = (key: 'mount' | 'sort' | 'firstMount') => ratio(times, [name, 'floor'], key).toFixed(2).padEnd(8)
      console.log(
        `${name.padEnd(53)}${cell('mount')}${cell('sort')}${cell('firstMount').padEnd(14)}${middle(times, name, 'nodes')}`,
      )
    }
    return Object.values(names).map((name) => ({
      name: `our mount over that of ${name} (${quietRatio(times, ['ours', name], 'mount').toFixed(2)} in the quietest tenth of the rounds)`,
      value: ratio(times, ['ours', name], 'mount'),
      limit: 1,
      unit: '×',
    }))
  })
}
