// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makePages } from './make-pages.ts'
import { packageFolder } from './places.ts'

const components = new Map(makePages().map(({ api }) => [api.folder, api.components]))

const pages = globSync('src/{foundation,components,certificate}/*/*.stories.tsx', { cwd: packageFolder }).map(
  (file) => {
    const source = readFileSync(join(packageFolder, file), 'utf8')
    const [, title = ''] = /title: '(.*)'/.exec(source) ?? []
    const [, frame = ''] = /\bcomponent: (\w+)/.exec(source) ?? []
    const [, about = '', first = ''] =
      /^([\s\S]*?)^export const \w+: Story([\s\S]*?)(?=^export |(?![\s\S]))/m.exec(source) ?? []
    return { file, folder: components.get(basename(dirname(file))) ?? [], title, frame, about, first, source }
  },
)

/** What hears nothing of the controls: a first story or its frame, where neither takes props. */
const isDeaf = ({ frame, first, source }: (typeof pages)[number]) =>
  first.includes('render: ()') || source.includes(`function ${frame}()`)

it('the first story of a page takes the props that stand under it, with controls', () => {
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.filter(({ frame, first }) => frame === '' || first === '').map(({ file }) => file)).toEqual([])
  // Stories that only prove something have no page, and so no controls.
  const live = pages.filter(
    ({ folder, about, source }) =>
      !source.includes("tags: ['!autodocs']") &&
      (about.includes('  args:') || folder.some(({ props }) => props.length > 0)),
  )
  expect(live.filter(isDeaf).map(({ file }) => file)).toEqual([])
})

it('a page whose title names no component of its folder shows the one that its table is of', () => {
  const astray = pages.flatMap(({ folder, title, frame, about, file }) => {
    const [first] = folder
    if (first === undefined || about.includes(' part: ')) return []
    if (folder.some(({ name }) => name === title.split('/').at(-1))) return []
    const isOurs = !about.includes(`function ${frame}(`)
    return isOurs && frame !== first.name ? [`${file}: ${frame} over the props of ${first.name}`] : []
  })
  expect(astray).toEqual([])
})
