import { defineConfig } from 'vite'
// By file path, not package name: Node loads this before the workspace's source condition applies.
import { portalConfig } from '../../packages/portal/vite/portal-config.ts'

const firstPage = 'src/features/worklist/components/worklist-page.tsx'

export default defineConfig(portalConfig({ name: 'caseworker', port: 3001, serverPort: 3011, firstPage }))
