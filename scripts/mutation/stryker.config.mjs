import { availableParallelism } from 'node:os'

/** One room of packages/domain, whose own tests must notice small changes of its code. */
const area = process.env.MUTATION_AREA

export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  // The wording is the specification's, and a table of it is no behaviour: the rules' tests read it from the same table.
  mutate: [
    `packages/domain/src/${area}/**/*.ts`,
    '!**/*.test.ts',
    '!**/*.texts.ts',
    '!packages/domain/src/documents/rule/texts/**',
  ],
  // What these tests do not read stays out of the copy that is changed.
  ignorePatterns: ['/apps', '/bench', '/e2e', '/packages/{api,portal,ui}', '/storybook-static', '/.*', 'dist', '.tmp'],
  // It would be rewritten for the copy, which needs an API that TypeScript 7 does not have; nothing in the copy is compiled.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: Math.max(1, availableParallelism() - 1),
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.tmp/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
}
