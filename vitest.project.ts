import { join } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineProject, type TestProjectInlineConfiguration } from 'vitest/config'

/** Our own packages are read from their sources, in Vite's graph and where Node itself imports. */
const ours = '@eksport/source'
const server = [ours, ...defaultServerConditions]

/**
 * Files of one room that follow each other in a worker share its window and what it has loaded; a second worker, or a file of
 * another room between them, has both made anew, which costs half as much again. Rooms run beside each other in runs of their own
 * (`test:units-…` in package.json).
 */
export const maxWorkers = 1

/** A file that is saved or a link that is followed would take the window elsewhere, and the files of a worker share it. */
const inPlace = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }

type ProjectTest = TestProjectInlineConfiguration['test'] & { readonly setupFiles?: readonly string[] }

/** What the tests of every room have in common; vitest.config.ts runs all rooms at once. */
export const project = (environment: 'node' | 'happy-dom', test: ProjectTest = {}) =>
  defineProject({
    resolve: { conditions: [ours, ...defaultClientConditions] },
    ssr: { resolve: { conditions: server, externalConditions: server } },
    test: {
      environment,
      environmentOptions: { happyDOM: { settings: { navigation: inPlace } } },
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      // The files of a worker share what it has loaded, for each imports nearly the whole room. What a module keeps is emptied
      // by whoever fills it (packages/ui/src/testing/quiet-page.ts).
      isolate: false,
      maxWorkers,
      restoreMocks: true,
      tags: [{ name: 'proof', description: 'Rare or long: left out by `npm test`, run by `npm run proof`.' }],
      // A test that hangs ends some day; one that is slow, on a machine that does much else, is no fault.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 120_000 } },
      ...test,
      setupFiles: [join(import.meta.dirname, 'vitest.patience.ts'), ...(test.setupFiles ?? [])],
    },
  })
