import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const inputsFile = join(root, 'storybook-static/inputs.json')
const inputs = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(inputsFile, 'utf8')))

/** What every story depends on besides its own modules: the checks, the fonts, and all libraries. */
const shared = globSync(['.storybook/tests/*.ts', 'scripts/lib/fonts.ts', 'pnpm-lock.yaml'], { cwd: root })
const pictures = (component: string) => globSync(`.storybook/pictures/${component}/*.webp`, { cwd: root })

/** Stands for everything that decides how a component's stories come out, its baselines and the browser included. */
export function markOf(component: string, storyFile: string, browser: string): string {
  const input = inputs[storyFile]
  if (input === undefined) throw new Error(`${inputsFile} does not know ${storyFile}.`)
  const hash = createHash('sha256').update(`${browser}\0${input}\0`)
  for (const file of [...shared, ...pictures(component)].toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const stampOf = (component: string) => join(root, '.cache/stories/green', component)

/** Whether all stories of the component passed here with the same mark. A fresh clone has no memory of that. */
export const wasGreen = (component: string, mark: string) => {
  const stamp = stampOf(component)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === mark
}

export function rememberGreen(component: string, mark: string): void {
  mkdirSync(dirname(stampOf(component)), { recursive: true })
  writeFileSync(stampOf(component), mark)
}
