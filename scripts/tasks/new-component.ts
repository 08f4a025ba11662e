// npm run new:component -- <name> [--certificate] [--speaks]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeComponent } from '../../packages/ui/scripts/component/new-component.ts'
import { captureOrThrow } from '../lib/capture.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

/** Writes a library component that passes every check, to be completed by its author. */
await runTask(async (scope) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { certificate: { type: 'boolean', default: false }, speaks: { type: 'boolean', default: false } },
  })
  const [name = ''] = positionals
  const floor = values.certificate ? 'certificate' : 'components'
  const files = writeComponent({ name, floor, speaks: values.speaks }, join(root, 'packages/ui/src'))
  await captureOrThrow(scope, ['biome', 'check', '--write', ...files])
  await captureOrThrow(scope, [process.execPath, join(root, 'packages/ui/scripts/docs/api-report.ts')])
  console.log(`Written: src/${floor}/${name}, its row in src/contract/rows, its export and its lines in api.md.
Next: what it does; its pictures (npm run pictures:stories -- --update ${name}); a note for those who upgrade (npm run changeset).`)
  return 0
})
