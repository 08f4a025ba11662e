import { defineConfig } from 'tsup'

// One file a module: bundling would lose 'use client' from shared chunks.
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
  // The code is readable as it stands, and maps would be a third of what everybody installs.
  sourcemap: false,
  target: 'es2022',
})
