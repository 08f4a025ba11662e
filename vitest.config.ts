import { defineConfig } from 'vitest/config'
import { workers } from './vitest.project.ts'

/** All rooms in one run: its workers change over to the next room where separate runs would wait for each other's last file. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts', 'data'],
    maxWorkers: workers,
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
