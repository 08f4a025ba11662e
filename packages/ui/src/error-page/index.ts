export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.js'
export { ErrorPage, type ErrorPageKind, type ErrorPageProps } from './error-page.js'
