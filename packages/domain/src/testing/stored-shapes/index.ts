import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every shape in which an application was ever stored, each as one complete sent application. The files are frozen: a new shape
 * is a new file, and an old one must be readable as long as it may be stored somewhere.
 */
export const storedShapes = ['1-one-vessel', '2-ticked', '3-declared', '4-one-container', '5-one-document'] as const

/** The content of a frozen example. */
export const storedShapeText = (name: (typeof storedShapes)[number]): string =>
  readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')

/** A frozen example as it is read from the database, with unknown types. */
export const storedShape = (name: (typeof storedShapes)[number]): Record<string, unknown> =>
  JSON.parse(storedShapeText(name))
