import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import starlight from '@astrojs/starlight'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { defaultClientConditions } from 'vite'

/** The components by group, as in Storybook's sidebar; written by scripts/write-pages.ts. */
const groups = JSON.parse(readFileSync(new URL('./src/generated/groups.json', import.meta.url), 'utf8'))
const file = (path) => fileURLToPath(new URL(path, import.meta.url))
const group = (label, nb, items) => ({ label, translations: { nb }, items })
/** A page that exists only in English. */
const named = (slug, label, nb) => ({ slug, label, translations: { nb } })

/** Makes the library's tokens follow the page's theme. */
const followTheme = `{
  const root = document.documentElement
  const follow = () => { root.dataset.colorScheme = root.dataset.theme }
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] })
  follow()
}`

/** A sample is fetched when it comes into sight: what a browser calls lazy begins a screen and a half before. */
const loadInSight = `addEventListener('DOMContentLoaded', () => {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      // Another state of it may have been chosen over it.
      if (target.contentWindow.location.href === 'about:blank') target.src = target.dataset.src
    }
  })
  for (const frame of document.querySelectorAll('iframe[data-src]')) sight.observe(frame)
})`

/** Starlight fetches its search on every page as soon as the browser is idle; ours waits until it is opened. */
const searchWhenOpened = {
  name: 'search-when-opened',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@pagefind/default-ui' && importer !== file('./src/search.ts') ? file('./src/search.ts') : undefined,
}

/** The list of what each of a hundred stories imports is 5 kB, and a sample needs one line of it. */
const withoutPreloads = {
  name: 'without-preloads',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
}

export default defineConfig({
  site: process.env.DOCS_ADDRESS,
  outDir: '../../.cache/docs-site',
  trailingSlash: 'always',
  // A page that was only pointed at is not fetched.
  prefetch: false,
  integrations: [
    starlight({
      title: 'Eksport UI',
      locales: { root: { label: 'English', lang: 'en' }, nb: { label: 'Bokmål', lang: 'nb' } },
      // Code wraps: a scrolling block would need an accessible name and a tab stop.
      expressiveCode: { defaultProps: { wrap: true } },
      customCss: ['../../packages/ui/src/tokens.css', './src/site.css'],
      components: { LanguageSelect: './src/components/languages.astro' },
      head: [followTheme, loadInSight].map((content) => ({ tag: 'script', content })),
      sidebar: [
        group('Start', 'Start', [
          'get-started',
          named('own-data', 'Use it for your own data', 'Bruk det til egne data'),
          { label: 'Theme builder', translations: { nb: 'Temabygger' }, link: '/theme-builder/' },
          'agents',
          'status',
          'looking-for',
          'compared',
          named('changelog', 'Changelog', 'Endringer'),
        ]),
        group('Patterns', 'Mønstre', [{ autogenerate: { directory: 'patterns' } }]),
        group('Accessibility', 'Tilgjengelighet', [{ autogenerate: { directory: 'accessibility' } }]),
        ...groups.map(({ label, nb, slugs }) => ({ ...group(label, nb, slugs), collapsed: true })),
      ],
    }),
  ],
  vite: {
    plugins: [tailwindcss(), searchWhenOpened, withoutPreloads],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The pages themselves need no more than this of what samples import.
              { name: 'preload-helper', test: /preload-helper/, priority: 1 },
              // What many samples need is one file: fifty small ones weigh a fifth more.
              { name: 'common', minShareCount: 16 },
            ],
          },
        },
      },
    },
    resolve: {
      conditions: ['@eksport/source', ...defaultClientConditions],
      // Stories are only shown here, not played, and the code that plays them is a third of a megabyte.
      alias: { 'storybook/test': file('./src/demo/not-played.ts') },
    },
  },
})
