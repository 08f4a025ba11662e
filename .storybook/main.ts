import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { type BuildEnvironmentOptions, defaultClientConditions, mergeConfig } from 'vite'
import { copyPdfAssets } from '../packages/ui/src/components/pdf-preview/pdf-assets.ts'
import { componentDocs } from './component-docs.ts'

const bundling: BuildEnvironmentOptions['rolldownOptions'] = {
  // 'use client' is for hosts with server components. Everything here is the client, and the notice would appear once
  // per file.
  onLog: (level, log, keep) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') keep(level, log)
  },
}

const pdfAssets = join(import.meta.dirname, '../.cache/pdf-assets')
copyPdfAssets(pdfAssets)

const config: StorybookConfig = {
  staticDirs: [{ from: pdfAssets, to: '/pdf' }],
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's onboarding is meant for its own users, not for readers of this library.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The other docgen needs TypeScript's old compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // What `--test` leaves out: docgen, a third of the work, which no test reads; and the panel's own axe, which would
  // repeat after each play what tests/accessible.ts checks. Everything else is built as published.
  build: {
    test: {
      disableDocgen: true,
      disableBlocks: false,
      disabledAddons: ['@storybook/addon-a11y'],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableSourcemaps: true,
      disableTreeShaking: false,
      esbuildMinify: false,
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), componentDocs()],
      resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 4000, rolldownOptions: bundling },
    }),
}

export default config
