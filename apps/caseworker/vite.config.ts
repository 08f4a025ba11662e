import { defineConfig } from 'vite'
// By file and not by package name: Node itself loads this, before the workspace's source condition holds.
import { portalConfig } from '../../packages/portal/vite/portal-config.ts'

export default defineConfig(portalConfig({ name: 'caseworker', port: 3001, serverPort: 3011 }))
