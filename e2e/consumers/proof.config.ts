import { defineConfig } from '@playwright/test'
import { built } from './built.ts'
import everyChange from './playwright.config.ts'

export interface Hosting {
  /** The address of the product's first page in the app that hosts it. */
  readonly home: string
}

const quiet = { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' }
const vite = { baseURL: `http://127.0.0.1:${process.env.LICENCES_PORT}`, home: '/licences.html#' }
const next = { baseURL: `http://127.0.0.1:${process.env.NEXT_APP_PORT}`, home: '/licences' }

/**
 * All of that, and a Next.js app, README's recipes in it, and a product of another trade that both apps host:
 *
 *     node --conditions=@eksport/source scripts/consumers.ts
 *     playwright test -c e2e/consumers/proof.config.ts [-u licences]
 */
export default defineConfig<Hosting>(everyChange, {
  projects: [
    { name: 'next-app', testMatch: ['next.spec.ts', 'readme.spec.ts'], use: next },
    { name: 'licences in Vite', testMatch: 'licences.spec.ts', use: vite },
    { name: 'licences in Next.js', testMatch: 'licences.spec.ts', use: next },
  ],
  webServer: [
    {
      command: 'node_modules/.bin/vite preview --config licences.config.ts --host 127.0.0.1 --port 0',
      cwd: built('vite-app'),
      env: quiet,
      wait: { stdout: /127\.0\.0\.1:(?<licences_port>\d+)/ },
    },
    {
      command: 'node_modules/.bin/next start --hostname 127.0.0.1 --port 0',
      cwd: built('next-app'),
      env: quiet,
      wait: { stdout: /127\.0\.0\.1:(?<next_app_port>\d+)/ },
    },
  ],
})
