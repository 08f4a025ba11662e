import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/browser.ts'
import { buildApps } from '../lib/build-apps.ts'
import { runProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

const folder = join(root, 'bench/src')
const isMeasurement = (file: string) =>
  file.endsWith('.ts') && readFileSync(join(folder, file), 'utf8').includes('import.meta.main')

/** All measurements, or the named ones, with an optional size: `npm run bench -- list-query --size 200000`. */
const chosen = () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { size: { type: 'string' } } })
  const all = readdirSync(folder)
    .filter(isMeasurement)
    .map((file) => file.replace('.ts', ''))
  const unknown = positionals.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no measurement '${unknown.join(', ')}'. Measurements: ${all.join(', ')}.`)
  return { names: positionals.length > 0 ? positionals : all, sizes: values.size === undefined ? [] : [values.size] }
}

await runTask(async (scope) => {
  const { names, sizes } = chosen()
  await buildApps(scope, console.log)
  const env = await findBrowser(scope, console.log)
  let over = 0
  for (const name of names) {
    if (scope.isClosing()) break
    console.log(`\n── ${name}`)
    const words = ['--conditions=@eksport/source', join(folder, `${name}.ts`), ...sizes]
    over += await runProgram(scope, [process.execPath, ...words], { env: { ...process.env, ...env } })
  }
  return over === 0 ? 0 : 1
})
