import { defineConfig } from 'tsup'

// One file per module: bundling would drop 'use client' from shared chunks.
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{stories,test,fixture,spoken}.{ts,tsx}',
    '!src/stories/**',
    '!src/contract/**',
    '!src/testing/{setup,quiet-page,bare-texts,sample-*}.{ts,tsx}',
  ],
  format: ['esm'],
  bundle: false,
  dts: false,
  clean: true,
  // The code is readable without source maps, which would be a third of the package.
  sourcemap: false,
  target: 'es2022',
})
