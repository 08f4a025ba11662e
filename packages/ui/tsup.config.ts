import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

// One file a module: bundling would lose 'use client' from shared chunks.
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{stories,test,fixture,spoken}.{ts,tsx}',
    '!src/stories/**',
    '!src/contract/**',
    '!src/testing/{setup,sample-*}.{ts,tsx}',
  ],
  format: ['esm'],
  bundle: false,
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  onSuccess: async () => copyFile('src/fonts.css', 'dist/fonts.css'),
})
