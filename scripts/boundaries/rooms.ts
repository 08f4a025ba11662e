import { domainFloorRooms } from './domain-floors.ts'

/** What one room of the house may know. `files` and `except` are globs; a later entry wins over an earlier one for the same file. */
export type Room = {
  readonly files: readonly string[]
  readonly except?: readonly string[]
  /** Only these modules (relative paths of the same package are always allowed). */
  readonly allowed?: readonly string[]
  /** Every module but these. */
  readonly denied?: readonly string[]
  /** Relative paths of the same package that are closed all the same: the floors above. */
  readonly floorsAbove?: readonly string[]
  readonly reason: string
}

const tests = (folder: string) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`, `${folder}/testing/**`]
const stories = (folder: string) => [`${folder}/**/*.stories.tsx`, `${folder}/**/*.stories.ts`]

const domain = ['@eksport/forms', 'zod']
const api = ['@eksport/domain', '@eksport/domain/templates', 'zod']
const testTools = ['vitest', 'fast-check', 'node:*']

const pureRooms: readonly Room[] = [
  {
    files: ['packages/forms/src/**'],
    allowed: [],
    reason: 'packages/forms is an engine that knows no fish and no framework: it imports nothing but itself.',
  },
  {
    files: tests('packages/forms/src'),
    allowed: ['zod', ...testTools],
    reason: 'Tests of packages/forms may use zod and the test tools, so that the engine is proved without any product.',
  },
  {
    files: ['packages/domain/src/**'],
    allowed: domain,
    reason: 'packages/domain is pure rules without React, I/O or clock: it may import forms and zod alone.',
  },
  ...domainFloorRooms(domain),
  {
    files: tests('packages/domain/src'),
    allowed: [...domain, '@eksport/forms/testing', ...testTools],
    reason:
      'Tests of packages/domain may use its own dependencies and the test tools; the rules are proved without apps.',
  },
  {
    files: ['packages/api/src/**'],
    allowed: api,
    reason: 'packages/api is the wire that both ends share: it may import domain and zod, never an end of it.',
  },
  {
    files: tests('packages/api/src'),
    allowed: [...api, '@eksport/domain/testing', ...testTools],
    reason: 'Tests of packages/api may use domain, zod and the test tools; the wire is proved without its ends.',
  },
]

const generic = (uiLibraries: readonly string[]) => ['@eksport/forms', 'react', 'react-dom', ...uiLibraries]

const uiRooms = (uiLibraries: readonly string[]): readonly Room[] => [
  {
    files: ['packages/ui/src/**'],
    allowed: [...generic(uiLibraries), '@eksport/domain'],
    reason:
      'packages/ui is published: it receives data and reports changes, so it knows forms, domain (never a template), React and its declared libraries, no router and no client.',
  },
  {
    files: ['packages/ui/src/foundation/**'],
    allowed: generic(uiLibraries),
    floorsAbove: ['components', 'certificate'],
    reason:
      'packages/ui/src/foundation (texts, theme, what components are made of) lies under every component: it knows plain dates, never a component and never the trade.',
  },
  {
    files: ['packages/ui/src/components/**'],
    allowed: generic(uiLibraries),
    floorsAbove: ['certificate'],
    reason:
      'packages/ui/src/components is for any trade: it never knows domain or packages/ui/src/certificate; a component of the trade is a thin skin over a generic one.',
  },
  {
    files: [
      ...tests('packages/ui/src'),
      ...stories('packages/ui/src'),
      'packages/ui/src/{contract,stories}/**',
      'packages/ui/src/**/*.spoken.tsx',
    ],
    allowed: [
      ...['@eksport/forms', '@eksport/forms/testing', '@eksport/domain', '@eksport/domain/testing'],
      ...['react', 'react-dom', '@storybook', 'storybook', '@testing-library', 'playwright', '@playwright'],
      // The judge of clashing utilities, and icons for examples; no component knows them.
      ...['tailwind-merge', 'lucide-react'],
      // What Storybook's configuration reads from the types, for the pages of documentation.
      'virtual:component-docs',
      ...[...uiLibraries, ...testTools],
    ],
    reason: 'Tests and stories of packages/ui may add fixtures and test tools, but no template, app or client.',
  },
]

const appDenied = ['@eksport/server', '@eksport/e2e', '@eksport/submitter', '@eksport/caseworker', 'fastify', 'pg']

/** Shared with the rules of an app's features, which must repeat it because the last override wins. */
export const appRoom = (app: string): Room => ({
  files: [`apps/${app}/src/**`],
  denied: appDenied,
  reason: `apps/${app} reaches the server through packages/api only: it never imports the server or the other app.`,
})

/** Shared with the rules of the server's floors, which must repeat it because the last override wins. */
export const serverRoom: Room = {
  files: ['apps/server/src/**'],
  denied: ['@eksport/ui', '@eksport/submitter', '@eksport/caseworker', 'react', 'react-dom', '@tanstack', '@radix-ui'],
  reason: 'apps/server answers through packages/api: it never imports the design system, React or an app.',
}

const outerRooms: readonly Room[] = [
  {
    files: ['packages/portal/src/**'],
    denied: [
      '@eksport/server',
      '@eksport/submitter',
      '@eksport/caseworker',
      '@eksport/domain/templates',
      'fastify',
      'pg',
    ],
    reason: 'packages/portal is what both portals share: it knows no app, no template and not the server.',
  },
  ...['submitter', 'caseworker'].map((app) => appRoom(app)),
  serverRoom,
  {
    files: ['e2e/**'],
    except: ['e2e/node_modules/**'],
    denied: [
      '@eksport/submitter',
      '@eksport/caseworker',
      '@eksport/api',
      '../apps',
      '../../apps',
      '../**/apps',
      '#src',
    ],
    reason:
      'e2e meets the product as its users do: it may import domain fixtures and the page objects of ui, never app source.',
  },
  {
    files: ['bench/**'],
    except: ['bench/node_modules/**'],
    denied: ['@eksport/submitter', '@eksport/caseworker', '../apps', '../../apps', '../**/apps', '#src'],
    reason: 'bench measures the product from outside: it never imports app source.',
  },
]

/** The rooms of docs/architecture.md. `uiLibraries` are the dependencies that packages/ui declares. */
export const rooms = (uiLibraries: readonly string[]): readonly Room[] => [
  ...pureRooms,
  ...uiRooms(uiLibraries),
  ...outerRooms,
]
