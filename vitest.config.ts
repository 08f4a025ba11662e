import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { maxWorkers } from './vitest.project.ts'

/** Names each test that passed at its second attempt: a busy machine stops no change with it, but somebody shall mend it. */
const flaky: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) console.warn(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}`)
  },
}

/** All rooms; package.json runs them beside each other, a run each. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    maxWorkers,
    reporters: ['default', flaky],
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
