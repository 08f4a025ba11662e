import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { maxWorkers } from './vitest.project.ts'

/**
 * Names each test that passed at its second attempt: a busy machine stops no change with it, but somebody shall mend it. And each that
 * lacked a program of this machine, as its own name says: what it proves is not proven.
 */
const flakyAndSkipped: Reporter = {
  onTestCaseResult(test) {
    const isSkipped = test.result().state === 'skipped' && test.fullName.includes('(skipped ')
    const word = test.diagnostic()?.flaky === true ? 'Flaky' : isSkipped ? 'Skipped' : undefined
    if (word !== undefined) console.warn(`${word}: ${test.module.relativeModuleId} > ${test.fullName}`)
  },
}

/** All rooms; package.json runs them beside each other, a run each. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    maxWorkers,
    reporters: ['default', flakyAndSkipped],
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
