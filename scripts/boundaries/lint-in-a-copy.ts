import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Override } from './overrides.ts'

const root = join(import.meta.dirname, '../..')
const arguments_ = ['lint', '--max-diagnostics=none', '--vcs-enabled=false', '--colors=off', '.']

export type Finding = { readonly path: string; readonly rule: string; readonly message: string }

// The text for people is read because the JSON report leaves out the reason of a denied global.
const findingsIn = (report: string): Finding[] =>
  report
    .split(/^(?=\S+:\d+:\d+ lint\/)/m)
    .map((part) => /^(?<path>\S+):\d+:\d+ (?<rule>lint\/\S+)(?<message>.*)$/s.exec(part)?.groups)
    .flatMap((groups) => (groups ? [groups] : []))
    .map(({ path = '', rule = '', message = '' }) => ({ path, rule, message: message.replace(/\s+/g, ' ') }))

/** Writes the files into an empty copy of the house, with our real Biome configuration, and tells what Biome refuses. */
export const lintInACopy = (files: Readonly<Record<string, string>>, overrides: readonly Override[]): Finding[] => {
  const copy = mkdtempSync(join(tmpdir(), 'eksport-boundaries-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(copy, 'biome.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'biome.boundaries.json'), JSON.stringify({ overrides }))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
    const run = spawnSync(join(root, 'node_modules/.bin/biome'), arguments_, { cwd: copy, encoding: 'utf8' })
    return findingsIn(`${run.stdout}\n${run.stderr}`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
