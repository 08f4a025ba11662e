// What a portal loads when a page fails, and preloads when the browser is idle.
export { CrashPage } from './crash-page.tsx'
export { NotFoundPage } from './not-found-page.tsx'
