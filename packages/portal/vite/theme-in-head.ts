import type { Plugin } from 'vite'
// By file instead of package name: Node itself loads the configuration, before the workspace's source condition applies.
import { themeScript } from '../../ui/src/foundation/theme/theme-script.ts'

/** Puts the theme's script first in `<head>`, so that the page is never painted in the wrong colours. */
export function themeInHead(): Plugin {
  return {
    name: 'eksport:theme-in-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: themeScript(), injectTo: 'head-prepend' }],
    },
  }
}
