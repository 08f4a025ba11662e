import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:component-docs'
const program = fileURLToPath(new URL('./print-docs.ts', import.meta.url))

/**
 * Serves the documentation of each component folder (status, props, types) as the package's own pages read it. Storybook
 * reads the component of a story, which is often a frame around the documented one, and knows neither inherited nor
 * generic props.
 */
export const componentDocs = (): Plugin => ({
  name: 'component-docs',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  // Runs as a separate program, because Storybook's loader replaces Node's own handling of TypeScript.
  load: (id) =>
    id === `\0${name}`
      ? `export const componentDocs = ${execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 26 })}`
      : undefined,
})
