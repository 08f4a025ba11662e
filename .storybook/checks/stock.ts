import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { baselineBrowser, baselineFolder, majorOf, writeManifest } from './baselines.ts'

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) })

/** Major version of the browser that will run; undefined when Playwright brings its own. */
async function browserHere(): Promise<number | undefined> {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  const { stdout } = await promisify(execFile)(path, ['--version', '--no-sandbox'])
  const version = /(\d+)\.\d+\.\d+/.exec(stdout)?.[1]
  return version === undefined ? undefined : majorOf(version)
}

/** Notes the browser when baselines are taken; otherwise says so when another one drew them. */
export async function browserNote(): Promise<string | undefined> {
  const here = await browserHere()
  if (process.env.PICTURES === 'update') {
    if (here !== undefined) writeManifest(here)
    return undefined
  }
  const drawn = baselineBrowser()
  if (here === undefined || drawn === undefined || here === drawn) return undefined
  return `The pictures were drawn by Chromium ${drawn} and this is ${here}: layout is compared, not every pixel.`
}

/** Folders of pictures whose story is gone. */
export async function forgottenPictures(build: string): Promise<string[]> {
  if (!existsSync(baselineFolder)) return []
  const { entries } = indexSchema.parse(JSON.parse(await readFile(join(build, 'index.json'), 'utf8')))
  const folders = await readdir(baselineFolder, { withFileTypes: true })
  return folders.filter((folder) => folder.isDirectory() && entries[folder.name] === undefined).map(({ name }) => name)
}

export async function removeForgotten(names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(baselineFolder, name), { recursive: true })
}
