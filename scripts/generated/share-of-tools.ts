// Fails when what only helps to build, measure and show the product outgrows its share of the lines.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

const limit = 0.08

const isTool = (file: string) => /^(scripts|bench|\.storybook|packages\/[^/]+\/scripts)\//.test(file)

const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (readFileSync(join(root, file), 'utf8').match(/\n/g)?.length ?? 0), 0)

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
const [tools, all] = [linesOf(files.filter(isTool)), linesOf(files)]
const share = tools / all

console.log(`Scripts, benches and Storybook's configuration: ${tools} of ${all} lines, ${(share * 100).toFixed(1)} %`)
if (share > limit) {
  console.error(`That is more than ${limit * 100} %: delete, or let a library do it.`)
  process.exitCode = 1
}
