// What a portal fetches when a page fails, and keeps ready for that while the browser rests.
export { CrashPage } from './crash-page.tsx'
export { NotFoundPage } from './not-found-page.tsx'
