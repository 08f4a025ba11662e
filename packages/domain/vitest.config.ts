import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@eksport/source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
