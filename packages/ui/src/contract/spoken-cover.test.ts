import { expect, it } from 'vitest'
import type { SpokenRow } from './spoken-row.js'

const sources = import.meta.glob<string>('../*/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const spoken = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../*/*.spoken.tsx', { eager: true })

const notComponents = /^\.\/|\/(internal|testing|contract|stories)\/|\.(stories|test|spoken|fixture)\.tsx?$/
const speaking = /\bannounce\(|role="(?:status|alert)"|aria-live=/g

const folderOf = (path: string) => path.split('/')[1] ?? path

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
  expect(rowsIn(folder).length, `src/${folder}/${folder}.spoken.tsx`).toBeGreaterThanOrEqual(count)
})
