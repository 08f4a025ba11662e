export { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
export { Loading, type LoadingProps } from './loading.js'
