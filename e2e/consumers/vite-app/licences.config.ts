import { themeScript } from '@eksport/ui/theme'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The theme before the first paint: a script in the head, which the policy allows by its hash. */
const themeInHead: Plugin = {
  name: 'theme-in-head',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
}

export default defineConfig({
  plugins: [react(), themeInHead],
  build: { outDir: 'licences-dist', rolldownOptions: { input: 'licences.html' } },
})
