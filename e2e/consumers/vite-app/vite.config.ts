import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** As strict as possible: the design system must not need more. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-consumer'",
  "font-src 'self'",
  "img-src 'self' data:",
].join('; ')

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'content-security-policy': policy } },
})
