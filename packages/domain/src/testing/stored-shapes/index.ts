import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every shape that an application was ever stored in, each as one whole application that was sent. The files are frozen: a
 * new shape is a new file, and an old one is read for as long as somebody may have stored it.
 */
export const storedShapes = ['1-one-vessel', '2-ticked', '3-declared', '4-one-container', '5-one-document'] as const

/** The bytes of a frozen example. */
export const storedShapeText = (name: (typeof storedShapes)[number]): string =>
  readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')

/** A frozen example as it is read from the database: nothing is known of it. */
export const storedShape = (name: (typeof storedShapes)[number]): Record<string, unknown> =>
  JSON.parse(storedShapeText(name))
