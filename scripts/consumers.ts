// node --conditions=@eksport/source scripts/consumers.ts [vite-app] [next-app] [types-app]
import { buildConsumers, consumers } from './lib/consumers.ts'
import { packPublished } from './lib/published.ts'
import { runTask } from './lib/run-task.ts'

/**
 * Packs the published packages as they were built, and builds the consumer apps with the tarballs: all of them, or the
 * named ones.
 */
await runTask(async (scope) => {
  const names = process.argv.slice(2)
  await packPublished(scope)
  await buildConsumers(scope, names.length > 0 ? names : consumers)
  return 0
})
