import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { buildApps } from '../lib/build-apps.ts'
import { startProgram } from '../lib/program.ts'
import { buildPublished, packPublished } from '../lib/published.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

const folder = join(root, 'bench/src')
const isMeasurement = (file: string) => readFileSync(join(folder, file), 'utf8').includes('import.meta.main')

await runTask(async (scope) => {
  await buildApps(scope, console.log)
  await buildPublished(scope, console.log)
  await packPublished(scope)
  const env = { ...process.env, ...(await findBrowser(scope, console.log)) }
  let over = 0
  for (const file of readdirSync(folder).filter(isMeasurement)) {
    console.log(`\n── ${file.replace('.ts', '')}`)
    const words = ['--conditions=@eksport/source', join(folder, file)]
    const measurement = startProgram(process.execPath, words, { cwd: root, env })
    await scope.hold(Promise.resolve(measurement), ({ stop }) => stop())
    if ((await measurement.ended) !== 0) over += 1
  }
  return over === 0 ? 0 : 1
})
