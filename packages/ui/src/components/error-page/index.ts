export { ErrorBoundary, type ErrorBoundaryDetails, type ErrorBoundaryProps } from './error-boundary.js'
export { type ErrorPageKind, errorPageKind, isLostPart } from './error-kind.logic.js'
export { ErrorPage, type ErrorPageProps } from './error-page.js'
