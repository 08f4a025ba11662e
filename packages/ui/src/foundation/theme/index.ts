export { readThemeCookie, themeCookie } from './theme-cookie.js'
export { ThemeProvider, type ThemeProviderProps, type ThemeState, useTheme } from './theme-provider.js'
export { themeScript, themeScriptHash } from './theme-script.js'
export type { Theme } from './theme-store.js'
