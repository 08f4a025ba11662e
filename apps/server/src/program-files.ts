import { extname, join } from 'node:path'

/**
 * The file of one of our programs, such as `serve`. This file is a program of the build as well (`vite.config.ts`), so
 * that both `src` and `dist` are searched from their top.
 */
export const programFile = (name: string): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)

/** The folder of this package. Migrations, layouts and schemas are read from its `src`, also by the built server. */
export const serverFolder = join(import.meta.dirname, '..')
