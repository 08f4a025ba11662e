// What a page loads of the built package at first, gzipped. Reasons: docs/decisions/012. After `pnpm build`: pnpm size
const ui = './dist/index.js'
const trade = './dist/certificate/index.js'

/**
 * The page already has React, and a host installs the PDF engine. Dialogs, calendars and other languages are fetched
 * later.
 */
const atFirst = (config) => ({
  ...config,
  external: ['react', 'react-dom', 'react-pdf'],
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  plugins: [
    {
      name: 'fetched-later',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\./ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    },
  ],
})

/** One file with everything that both entries export; size-limit alone would count only one of them. */
const everything = (config) => ({
  ...atFirst(config),
  entryPoints: [],
  stdin: { contents: `export * from '${ui}'; export * from '${trade}'`, resolveDir: import.meta.dirname },
})

const limit = (name, kilobytes, what) => ({
  name,
  limit: `${kilobytes} kB`,
  gzip: true,
  modifyEsbuildConfig: atFirst,
  ...what,
})

/** What the first use of a lazy part fetches: the library behind it. */
const later = (name, kilobytes, engine) => limit(name, kilobytes, { path: `dist/components/${engine}.js` })

export default [
  limit('Badge', 2, { import: { [ui]: '{ Badge }' } }),
  limit('StatusBadge', 2, { import: { [trade]: '{ StatusBadge }' } }),
  limit('DatePicker', 16, { import: { [ui]: '{ DatePicker }' } }),
  limit('FilterPanel', 28, { import: { [ui]: '{ FilterPanel }' } }),
  limit('DataTable', 36, { import: { [ui]: '{ DataTable }' } }),
  limit('list of your own data', 60, {
    import: { [ui]: '{ PageHeading, FilterPanel, DataTable, ColumnChooser, Pagination }' },
  }),
  limit('first view of a list of applications', 75, {
    import: {
      [ui]: '{ ColumnChooser, Pagination, FilterPanel }',
      [trade]: '{ ApplicationTable, applicationColumns, applicationFilterSchema }',
    },
  }),
  limit('everything', 187, { path: [ui, trade], modifyEsbuildConfig: everything }),
  later('dialogs', 14.5, 'dialog/dialog-engine'),
  later('menus and popovers', 25, 'popover/floating-engine'),
  later('calendars', 21.5, 'calendar/grid-engine'),
  later('drop zones', 7, 'upload-widget/zone-engine'),
  limit('another language', 9, { path: 'dist/foundation/text/languages/nn.js' }),
  {
    name: 'styles.css',
    path: 'dist/styles.css',
    limit: '20 kB',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
]
