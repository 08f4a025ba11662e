export { useDelayedFlag } from '../internal/use-delayed-flag.js'
export { Loading, type LoadingProps } from './loading.js'
