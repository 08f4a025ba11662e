import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { noEvalInHead } from '../../packages/portal/vite/no-eval-in-head.ts'
import { precompress } from '../../packages/portal/vite/precompress.ts'
import { themeInHead } from '../../packages/portal/vite/theme-in-head.ts'

const port = Number(process.env.EKSPORT_SUBMITTER_PORT ?? 3000)
const door = process.env.EKSPORT_SUBMITTER_DOOR ?? 'http://127.0.0.1:3010'
const doorPaths = ['/api', '/oauth2', '/login', '/logout']

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page loads comes with the page: the login page must not carry the form's templates.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    noEvalInHead(),
    themeInHead(),
    precompress(),
  ],
  resolve: { conditions: ['@eksport/source', ...defaultClientConditions] },
  // The door answers as the same origin: it checks Origin against Host, so Host stays what the browser sent.
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(doorPaths.map((path) => [path, door])),
  },
  build: { target: 'es2022', sourcemap: true },
})
