// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { __unstable__loadDesignSystem as loadDesign } from 'tailwindcss'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(path, 'utf8')
const resolve = (id: string, base: string) =>
  id.startsWith('.') ? join(base, id) : createRequire(import.meta.url).resolve(id)

/** The stylesheet's own utilities, variants and tokens. */
const design = await loadDesign(read(join(src, 'styles.css')), {
  base: src,
  loadStylesheet: async (id, base) => {
    const path = resolve(id, base)
    return { path, base: dirname(path), content: read(path) }
  },
  loadModule: async (id, base) => {
    const path = resolve(id, base)
    const { default: module } = await import(pathToFileURL(path).href)
    return { path, base: dirname(path), module }
  },
})

/** A class stands between spaces and quotes; the one with quotes of its own is an empty `content`. */
const utility = /(?<![\w-])eks:(?:\[''\]|[^\s"'`])+/g

/** `group` marks an element for its children; class names built from parts are storage keys. */
const isNoLook = (name: string) => name === 'eks:group' || name.includes('${')

const unknownIn = (code: string) => {
  const names = [...new Set(code.match(utility))].filter((name) => !isNoLook(name))
  return design.candidatesToCss(names).flatMap((css, index) => (css === null ? [names[index]] : []))
}

it('every utility that a source names is one: a misspelt one would draw nothing', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] })
  expect(files.length).toBeGreaterThan(500)
  const unknown = files.flatMap((file) => unknownIn(read(join(src, file))).map((name) => `${name} in ${file}`))
  expect(unknown).toEqual([])
})

it('sees one that is none', () => {
  expect(unknownIn("'eks:flex eks:flexx eks:narrow:hidden eks:text-nothing'")).toEqual([
    'eks:flexx',
    'eks:text-nothing',
  ])
})
