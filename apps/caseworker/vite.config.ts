import { defineConfig } from 'vite'
// By file and not by package name: Node itself loads this, before the workspace's source condition holds.
import { portalConfig } from '../../packages/portal/vite/portal-config.ts'

const firstPage = 'src/features/worklist/components/worklist-page.tsx'

export default defineConfig(portalConfig({ name: 'caseworker', port: 3001, serverPort: 3011, firstPage }))
