import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Mode } from './modes.ts'

/** The folder of the repository; the runner starts there. */
const root = process.cwd()

export const baselineFolder = join(root, '.storybook/pictures')
const manifestFile = join(baselineFolder, 'manifest.json')
export const diffFolder = join(root, '.tmp/pictures-diff')

/** Which browser drew the baselines. */
export const manifestSchema = z.object({ chromium: z.number().int() })

export const majorOf = (version: string) => Number.parseInt(version, 10)

/** Major version of the browser that drew the baselines; undefined before the first are taken. */
export function baselineBrowser(): number | undefined {
  if (!existsSync(manifestFile)) return undefined
  return manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))).chromium
}

export function writeManifest(chromium: number): void {
  mkdirSync(baselineFolder, { recursive: true })
  writeFileSync(manifestFile, `${JSON.stringify({ chromium }, null, 2)}\n`)
}

export const baselineOf = (story: string, mode: Mode) => join(baselineFolder, story, `${mode}.png`)

export function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
