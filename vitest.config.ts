import { defineConfig } from 'vitest/config'
import { maxWorkers } from './vitest.project.ts'

/** All rooms; package.json runs them beside each other, a run each. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    maxWorkers,
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
