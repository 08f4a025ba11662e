import { expect, it } from 'vitest'
import type { SpokenRow } from './spoken-row.js'

const sources = import.meta.glob<string>('../{foundation,components,certificate}/*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const spoken = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../{components,certificate}/*/*.spoken.tsx', {
  eager: true,
})

const notComponents = /\/internal\/|\.(stories|test|spoken|fixture)\.tsx?$/
const speaking = /\bannounce\(|role="(?:status|alert)"|aria-live=/g

const folderOf = (path: string) => path.split('/').slice(1, 3).join('/')

/** How often a folder's sources speak. */
function places(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [path, source] of Object.entries(sources)) {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const count = notComponents.test(path) ? 0 : (code.match(speaking) ?? []).length
    if (count > 0) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + count)
  }
  return counts
}

const rowsIn = (folder: string) =>
  Object.entries(spoken).flatMap(([path, file]) => (folderOf(path) === folder ? file.spoken : []))

it.each([...places()])('%s has a row of the spoken contract for each of its %i places that speak', (folder, count) => {
  expect(rowsIn(folder).length, `src/${folder}/*.spoken.tsx`).toBeGreaterThanOrEqual(count)
})
