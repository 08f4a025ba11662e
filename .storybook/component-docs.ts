import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:component-docs'
const program = fileURLToPath(new URL('./print-docs.ts', import.meta.url))

/**
 * What the package's own pages say of each folder: status, props, types. Storybook reads the component of a story, which
 * is often a frame around the one that the page is about, and knows neither inherited nor generic props.
 */
export const componentDocs = (): Plugin => ({
  name: 'component-docs',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  // A program of its own: it needs Node's reading of TypeScript, which Storybook's loader replaces.
  load: (id) =>
    id === `\0${name}`
      ? `export const componentDocs = ${execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 })}`
      : undefined,
})
