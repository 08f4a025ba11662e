import { defineConfig } from 'vite'

const programs = ['main', 'serve', 'worker', 'documents/engine', 'integrations/uploads/inspect-process']

/**
 * Bundles the server, because a start from source spends most of its time on finding some 1 500 modules. Of other
 * packages only those with many small modules are bundled; natives and those that look for files of their own are not.
 */
export default defineConfig({
  ssr: {
    noExternal: ['zod', 'drizzle-orm', 'jose', 'fastify-type-provider-zod'],
    resolve: { conditions: ['@eksport/source'] },
  },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: Object.fromEntries([...programs, 'program-files'].map((name) => [name, `src/${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The bundler leaves it out, since nothing is taken from it (see main.ts).
        banner: ({ name }) => (name === 'main' ? "import 'node:tls'" : ''),
      },
    },
  },
})
