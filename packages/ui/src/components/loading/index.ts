export { useDelayedFlag } from '../../foundation/internal/use-countdown.js'
export { Loading, type LoadingProps } from './loading.js'
