import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.ts'], root: import.meta.dirname, testTimeout: 30_000 },
})
