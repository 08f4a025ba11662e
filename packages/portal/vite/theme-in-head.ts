import type { Plugin } from 'vite'
// By file and not by package name: the configuration is loaded by Node itself, before the workspace's source condition holds.
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
