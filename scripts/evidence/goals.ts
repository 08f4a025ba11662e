/** One of the twelve goals of the library: what proves it, and what it asks that nothing proves. */
export interface Goal {
  readonly title: string
  /** Names of commands of `npm test`, or of `npm run bench` with `bench` before them. */
  readonly checks: readonly string[]
  /** Titles of tests that are counted in the reports: a part of the file's path. */
  readonly counted?: readonly { readonly report: string; readonly path: string; readonly what: string }[]
  /** In words: asked for, and not reached or not measured. Written by hand, taken away by whoever mends it. */
  readonly open: readonly string[]
}

const contract = (path: string, what: string) => ({ report: 'vitest-packages-ui', path, what })

export const goals: readonly Goal[] = [
  {
    title: 'Size',
    checks: ['sizes of the packed design system'],
    open: [
      'The aim was 60 kB of JavaScript and 14 kB of CSS for everything. The budgets are what was reached, and why stands in decision 012.',
      'Of the single aims only that of StatusBadge is met; the budgets of the others hold the line.',
    ],
  },
  { title: 'Tree shaking in three bundlers', checks: ['an unused import, in three bundlers'], open: [] },
  {
    title: '10 000 rows',
    checks: ['bench table-speed', 'bench table-peers'],
    open: [
      'Measured against an HTML table of the rows in sight, not of all 10 000; the heap is not measured.',
      'Mount and sort are main-thread time of this machine: others at work on it move them.',
    ],
  },
  {
    title: 'Interaction latency',
    checks: ['bench interaction', 'bench change', 'bench case-speed'],
    open: ['Not measured at a quarter of the processor (120 ms) and by the longest task.'],
  },
  {
    title: 'No finding of axe',
    checks: ['stories'],
    open: ['axe runs in both themes at 1280 px; at 320 px a story is photographed and measured, at 768 px nothing is.'],
  },
  {
    title: 'Spoken contract',
    checks: [],
    counted: [contract('contract/spoken', 'announcements, each with its exact words')],
    open: ['That no two are said within 300 ms is the announcer’s own test, not one of each row.'],
  },
  { title: 'Focus never on the body', checks: ['stories'], open: [] },
  {
    title: 'Keyboard complete',
    checks: ['journeys'],
    open: ['A run with one pointer and no drag is not made; drags have buttons, which the stories press.'],
  },
  {
    title: 'Seen by all',
    checks: ['stories'],
    counted: [contract('tokens', 'checks of the tokens, contrast among them')],
    open: ['Names are compared by picture in forced colours, not by a difference of text.'],
  },
  {
    title: 'Server rendering and hydration',
    checks: ['every component on plain Node', 'consumers, and what the tarballs hold'],
    counted: [contract('contract/conformance', 'components by ref, strict mode, server and language')],
    open: ['The React Compiler is not run over the library.'],
  },
  {
    title: 'Types that stop mistakes',
    checks: [
      'shipped types, examples and mistakes under TypeScript 5.6',
      'shipped types, examples and mistakes under TypeScript 6',
      'shipped types, examples and mistakes under TypeScript 7',
      ...['forms', 'domain', 'ui'].flatMap((name) => [
        `publint of ${name}`,
        `types of ${name} as a consumer resolves them`,
      ]),
      'the public API of ui is the one in api.md',
    ],
    open: [
      'The library itself is compiled without `exactOptionalPropertyTypes`; its consumers’ examples are compiled with it.',
    ],
  },
  {
    title: 'Correct cores, proven',
    checks: ['packages/domain', 'packages/forms', 'bench office-time', 'bench change'],
    open: ['Mutation (`npm run mutation`, at least 85 %) and branch coverage are asked for apart, and not told here.'],
  },
]
