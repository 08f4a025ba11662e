import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    // Nothing here keeps state or is mocked, so the files may share a worker and what it has loaded.
    isolate: false,
    include: ['src/**/*.test.ts'],
    coverage: { include: ['src/**/*.ts'], exclude: ['**/*.test.ts', '**/*.gen.ts'] },
  },
})
