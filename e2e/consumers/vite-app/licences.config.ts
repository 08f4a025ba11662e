import { themeScript, themeScriptHash } from '@eksport/ui/theme'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Sets the theme before the first paint, by a script in the head that the policy allows by its hash. */
const themeInHead: Plugin = {
  name: 'theme-in-head',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
}

const policy = [
  "default-src 'none'",
  `script-src 'self' ${themeScriptHash}`,
  "style-src 'self' 'nonce-consumer'",
  "font-src 'self'",
  "img-src 'self' data:",
].join('; ')

export default defineConfig({
  plugins: [react(), themeInHead],
  preview: { headers: { 'content-security-policy': policy } },
  build: { outDir: 'licences-dist', rolldownOptions: { input: 'licences.html' } },
})
