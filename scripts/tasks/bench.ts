import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/browser.ts'
import { buildApps } from '../lib/build-apps.ts'
import { keepOutcome } from '../lib/outcomes.ts'
import { buildPublished, packPublished } from '../lib/published.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import { run } from '../stages/command.ts'

const folder = join(root, 'bench/src')
const isMeasurement = (file: string) =>
  file.endsWith('.ts') && readFileSync(join(folder, file), 'utf8').includes('import.meta.main')

/** All measurements, or those that are named, of a size where one takes one: `npm run bench -- list-query --size 200000`. */
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
  await buildPublished(scope, console.log)
  await packPublished(scope)
  const env = await findBrowser(scope, console.log)
  let over = 0
  for (const name of names) {
    if (scope.isClosing()) break
    console.log(`\n── ${name}`)
    const words = ['--conditions=@eksport/source', join(folder, `${name}.ts`), ...sizes]
    const outcome = await run(
      { name: `bench ${name}`, program: process.execPath, arguments: words, env, isShown: true },
      scope,
    )
    console.log(outcome.output)
    keepOutcome(outcome)
    over += outcome.failed
  }
  return over === 0 ? 0 : 1
})
